import { useEffect, useEffectEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdressesManquees_admin$key } from '../../../__generated__/AdressesManquees_admin.graphql.ts'
import type { AdressesManqueesMutation } from '../../../__generated__/AdressesManqueesMutation.graphql.ts'
import type { AdressesManqueesPaginationQuery } from '../../../__generated__/AdressesManqueesPaginationQuery.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import dashboard from '../../dashboard/Dashboard.module.css'
import { useReload } from '../../liste/useReload.ts'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { announce } from '../../messages/announcements.ts'
import { Moment } from '../../Moment.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useKeyboardPlace } from '../../ui/useKeyboardPlace.ts'
import { useChange } from '../../ui/useChange.ts'
import type { Redirection } from './useSaveRedirection.ts'

interface AdressesManqueesProps {
  admin: AdressesManquees_admin$key
  changes: number
  onEdit(redirection: Redirection): void
  onChange(): void
}

/** What visitors ask for in vain, most often first: an old address among them is redirected from here. */
export function AdressesManquees({ admin, changes, onEdit, onChange }: AdressesManqueesProps) {
  const pagination = usePaginationFragment<AdressesManqueesPaginationQuery, AdressesManquees_admin$key>(
    graphql`
      fragment AdressesManquees_admin on Admin
      @refetchable(queryName: "AdressesManqueesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        missedAddresses(first: $first, after: $after) @connection(key: "AdressesManquees_missedAddresses") {
          totalCount
          edges {
            node {
              id
              path
              count
              lastAt
            }
          }
        }
      }
    `,
    admin,
  )
  const [forget] = useMutation<AdressesManqueesMutation>(graphql`
    mutation AdressesManqueesMutation($input: ForgetMissedAddressInput!) {
      forgetMissedAddress(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { change, isChanging } = useChange(onChange)
  const { edges, totalCount } = pagination.data.missedAddresses
  const ids = edges.map(({ node }) => node.id).join()
  const { rows: list, beforeRowLeaves } = useKeyboardPlace(ids, '#adresses')
  const reload = useEffectEvent(useReload(pagination, edges.length))
  useEffect(() => {
    if (changes > 0) reload()
  }, [changes])

  async function forgetOne(id: string, path: string): Promise<void> {
    const isDone = await change(async () => {
      const { forgetMissedAddress } = await forget({ variables: { input: { id } } })
      return refusalOf(forgetMissedAddress.refusal)
    })
    if (isDone) announce(`${path} est oubliée, jusqu’à ce qu’on la demande encore.`)
  }

  return (
    <section className={dashboard.volet} aria-labelledby="manquees">
      <h3 id="manquees">
        Adresses manquées <small>{totalCount.toLocaleString('fr-FR')}</small>
      </h3>
      <ul ref={list} className={dashboard.rangs} aria-labelledby="manquees">
        {edges.map(({ node: { id, path, count, lastAt } }) => (
          <li key={id}>
            <span className={dashboard.quoi}>
              {path}
              <small>
                {count.toLocaleString('fr-FR')} fois, la dernière <Moment date={lastAt} />
              </small>
            </span>
            <button
              type="button"
              className="outil outil-petit"
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                onEdit({ id: null, path, target: '' })
              }}
            >
              Rediriger…<span className="hors-ecran"> {path}</span>
            </button>
            <button
              type="button"
              className="outil outil-petit"
              aria-busy={isChanging}
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                void forgetOne(id, path)
              }}
            >
              Oublier<span className="hors-ecran"> {path}</span>
            </button>
          </li>
        ))}
      </ul>
      {totalCount === 0 && <p className={dashboard.vide}>Aucune adresse n’a été demandée en vain.</p>}
      <VoirPlus shown={edges.length} pagination={pagination} rows={list} />
    </section>
  )
}
