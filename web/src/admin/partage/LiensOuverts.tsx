import { graphql, usePaginationFragment } from 'react-relay'
import type {
  LiensOuverts_admin$data,
  LiensOuverts_admin$key,
} from '../../__generated__/LiensOuverts_admin.graphql.ts'
import type { LiensOuvertsPaginationQuery } from '../../__generated__/LiensOuvertsPaginationQuery.graphql.ts'
import type { LiensOuvertsRevokeMutation } from '../../__generated__/LiensOuvertsRevokeMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { editorHref } from '../editorHref.ts'
import classes from '../dashboard/Dashboard.module.css'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { Moment } from '../Moment.tsx'
import { contentTypeInfo } from '../contentTypes.ts'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useAnswer } from '../ui/useAnswer.ts'

type Lien = LiensOuverts_admin$data['previewLinks']['edges'][number]['node']

/** All links by which somebody without an account sees what is not published, and the way to end each; nothing where none is open. */
export function LiensOuverts({ admin }: { admin: LiensOuverts_admin$key }) {
  const pagination = usePaginationFragment<LiensOuvertsPaginationQuery, LiensOuverts_admin$key>(
    graphql`
      fragment LiensOuverts_admin on Admin
      @refetchable(queryName: "LiensOuvertsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        previewLinks(first: $first, after: $after) @connection(key: "LiensOuverts_previewLinks") {
          __id
          edges {
            node {
              id
              createdBy
              expiresAt
              content {
                __typename
                databaseId
                libelle
                softdelete
              }
            }
          }
        }
      }
    `,
    admin,
  )
  const { __id: connectionId, edges } = pagination.data.previewLinks
  const [revoke] = useMutation<LiensOuvertsRevokeMutation>(graphql`
    mutation LiensOuvertsRevokeMutation($input: RevokePreviewLinkInput!, $connections: [ID!]!) {
      revokePreviewLink(input: $input) {
        ... on RevokePreviewLinkPayload {
          deletedIds @deleteEdge(connections: $connections)
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()
  const { rows, beforeRowLeaves } = useKeyboardPlace(edges.length)
  const removeLink = (id: string) =>
    ask(async () => {
      const { revokePreviewLink } = await revoke({
        variables: { input: { id }, connections: [connectionId] },
      })
      return refusalOf(revokePreviewLink.refusal)
    }, 'Ce lien ne montre plus rien.')
  if (edges.length === 0 && !answer.fait) return null
  return (
    <section aria-labelledby="apercus" className={classes.volet}>
      <h2 id="apercus">Aperçus partagés</h2>
      <ul ref={rows} className={classes.rangs}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Quoi lien={node} />
            <button
              type="button"
              className="outil outil-petit"
              aria-busy={answer.isAsking}
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                void removeLink(node.id)
              }}
            >
              Retirer<span className="hors-ecran"> le lien vers {node.content?.libelle}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.vide}>
        {answer.fait}
      </p>
      {answer.refusal.general && <p role="alert">{answer.refusal.general}</p>}
      <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
    </section>
  )
}

function Quoi({ lien: { content, createdBy, expiresAt } }: { lien: Lien }) {
  const fiche = content && contentTypeInfo(content.__typename)
  return (
    <span className={classes.quoi}>
      {fiche && (
        <a href={editorHref(fiche, content)}>
          {fiche.un} «&nbsp;{content.libelle}&nbsp;»
        </a>
      )}
      <small>
        par {createdBy || 'un programme'}, jusqu’au <Moment date={expiresAt} isWhole />
      </small>
    </span>
  )
}
