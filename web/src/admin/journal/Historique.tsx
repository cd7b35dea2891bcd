import { Fragment } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { HistoriqueQuery } from '../../__generated__/HistoriqueQuery.graphql.ts'
import { Moment } from '../Moment.tsx'
import { auteurDe, enTete, gesteDe, lireEntree } from './gestes.ts'
import type { TraceProps } from './Trace.tsx'
import classes from './Trace.module.css'
import { valeurAvant } from './valeurAvant.ts'

/** What an act says by itself. */
const dits: Readonly<Record<string, readonly string[]>> = {
  PUBLISH: ['status'],
  UNPUBLISH: ['status'],
  SWAP: ['status'],
  TRASH: ['softdelete'],
  RESTORE: ['softdelete', 'status'],
  REORDER: ['ordre'],
}

const montrees = 20

/** What was done to an item, latest first, with what each field held before. */
export default function Historique({ element, definition, options }: Omit<TraceProps, 'entree'>) {
  const { node } = useLazyLoadQuery<HistoriqueQuery>(
    graphql`
      query HistoriqueQuery($id: ID!, $montrees: Int!) {
        node(id: $id) {
          ... on Content {
            history(first: $montrees) {
              edges {
                node {
                  id
                  ...gestes_entry
                  changes {
                    field
                    before
                    told
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: element.id, montrees },
    { fetchPolicy: 'network-only', fetchKey: element.version },
  )
  const lignes = node?.history?.edges.map((edge) => edge.node) ?? []
  if (lignes.length === 0) return <p>Rien n’a encore été noté de cet élément.</p>
  return (
    <>
      <ol className={classes.lignes}>
        {lignes.map(({ id, changes, ...cle }) => {
          const entree = lireEntree(cle)
          const montres = changes.filter(({ field }) => !dits[entree.act]?.includes(field))
          return (
            <li key={id}>
              <p className={classes.geste}>
                <span>
                  <strong>{enTete(auteurDe(entree))}</strong> {gesteDe(entree)}
                </span>
                <Moment date={entree.at} isWhole />
              </p>
              {montres.length > 0 && (
                <dl className={classes.changements}>
                  {montres.map((change) => {
                    const { nom, avant } = valeurAvant(change, definition, options)
                    return (
                      <Fragment key={change.field}>
                        <dt>{nom}, avant</dt>
                        <dd>{avant}</dd>
                      </Fragment>
                    )
                  })}
                </dl>
              )}
            </li>
          )
        })}
      </ol>
      {lignes.length === montrees && <p>Seules les {montrees} dernières modifications sont montrées.</p>}
    </>
  )
}
