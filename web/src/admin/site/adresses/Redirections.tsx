import { useEffect, useEffectEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { Redirections_admin$key } from '../../../__generated__/Redirections_admin.graphql.ts'
import type { RedirectionsDeleteMutation } from '../../../__generated__/RedirectionsDeleteMutation.graphql.ts'
import type { RedirectionsPaginationQuery } from '../../../__generated__/RedirectionsPaginationQuery.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import dashboard from '../../dashboard/Dashboard.module.css'
import { Recherche } from '../../liste/filtres/Recherche.tsx'
import { useReload } from '../../liste/useReload.ts'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { announce } from '../../messages/announcements.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useKeyboardPlace } from '../../ui/useKeyboardPlace.ts'
import classes from './Adresses.module.css'
import { useChange } from '../../ui/useChange.ts'
import { type Redirection, useSaveRedirection } from './useSaveRedirection.ts'

interface RedirectionsProps {
  admin: Redirections_admin$key
  /** What the search box holds. */
  q: string
  changes: number
  onEdit(redirection: Redirection): void
  onChange(): void
}

/** The redirects, newest first; what is sought stands in the address. */
export function Redirections({ admin, q, changes, onEdit, onChange }: RedirectionsProps) {
  const pagination = usePaginationFragment<RedirectionsPaginationQuery, Redirections_admin$key>(
    graphql`
      fragment Redirections_admin on Admin
      @refetchable(queryName: "RedirectionsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        redirects(first: $first, after: $after, search: $search)
          @connection(key: "Redirections_redirects", filters: ["search"]) {
          totalCount
          edges {
            node {
              id
              path
              target
              content {
                libelle
                status
                softdelete
              }
            }
          }
        }
      }
    `,
    admin,
  )
  const [remove] = useMutation<RedirectionsDeleteMutation>(graphql`
    mutation RedirectionsDeleteMutation($input: DeleteRedirectInput!) {
      deleteRedirect(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const save = useSaveRedirection()
  const { change, isChanging } = useChange(onChange)
  const { edges, totalCount } = pagination.data.redirects
  // One whose old address was changed is another to the server.
  const ids = edges.map(({ node }) => node.id).join()
  const { rows: list, beforeRowLeaves } = useKeyboardPlace(ids, '#adresses')
  const reload = useEffectEvent(useReload(pagination, edges.length))
  useEffect(() => {
    if (changes > 0) reload()
  }, [changes])

  async function removeOne({ id, path, target }: Redirection): Promise<void> {
    const isDone = await change(async () => {
      const { deleteRedirect } = await remove({ variables: { input: { id: id ?? '' } } })
      return refusalOf(deleteRedirect.refusal)
    })
    if (!isDone) return
    // Without a target it led to what was erased.
    const undo = { libelle: 'Annuler', perform: () => void change(() => save({ id: null, path, target })) }
    announce(`${path} n’est plus redirigée.`, target === '' ? undefined : undo)
  }

  return (
    <section className={dashboard.volet} aria-labelledby="redirections">
      <h3 id="redirections">
        Redirections <small>{totalCount.toLocaleString('fr-FR')}</small>
      </h3>
      <div className={classes.recherche}>
        <Recherche q={q} />
      </div>
      <ul ref={list} className={dashboard.rangs} aria-labelledby="redirections">
        {edges.map(({ node: { id, path, target, content } }) => {
          const redirection = { id, path, target: target ?? '' }
          return (
            <li key={id}>
              <span className={dashboard.quoi}>
                {path}
                <small>
                  → {target ? <a href={target}>{content?.libelle ?? target}</a> : 'un élément effacé'}
                </small>
              </span>
              {(!target || (content && (!content.status || content.softdelete))) && (
                <span className={dashboard.statut} data-attend="">
                  Ne mène à rien
                </span>
              )}
              <button
                type="button"
                className="outil outil-petit"
                onClick={({ currentTarget }) => {
                  beforeRowLeaves(currentTarget.closest('li'))
                  onEdit(redirection)
                }}
              >
                Modifier<span className="hors-ecran"> {path}</span>
              </button>
              <button
                type="button"
                className="outil outil-petit"
                aria-busy={isChanging}
                onClick={({ currentTarget }) => {
                  beforeRowLeaves(currentTarget.closest('li'))
                  void removeOne(redirection)
                }}
              >
                Supprimer<span className="hors-ecran"> {path}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {totalCount === 0 && (
        <p className={dashboard.vide}>{q ? 'Aucune redirection ne contient cela.' : 'Aucune redirection.'}</p>
      )}
      <VoirPlus shown={edges.length} pagination={pagination} rows={list} />
    </section>
  )
}
