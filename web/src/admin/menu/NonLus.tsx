import { graphql, useFragment } from 'react-relay'
import type { NonLus_query$key } from '../../__generated__/NonLus_query.graphql.ts'
import classes from './MenuUtilisateur.module.css'

/** How much has come in that nobody has read, in words for screen readers. */
export function NonLus({ query }: { query: NonLus_query$key }) {
  const { admin } = useFragment(
    graphql`
      fragment NonLus_query on Query {
        admin {
          stats {
            unread
          }
        }
      }
    `,
    query,
  )
  const unread = admin?.stats.reduce((sum, one) => sum + (one.unread ?? 0), 0) ?? 0
  if (unread === 0) return null
  return (
    <span className={classes.nonLus}>
      <span aria-hidden>{unread > 999 ? '999+' : unread}</span>
      <span className="hors-ecran">{unread === 1 ? '(un non lu)' : `(${unread} non lus)`}</span>
    </span>
  )
}
