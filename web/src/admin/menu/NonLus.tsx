import { useCallback } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { NonLusQuery } from '../../__generated__/NonLusQuery.graphql.ts'
import type { NonLus_query$key } from '../../__generated__/NonLus_query.graphql.ts'
import { useNotificationEvents } from '../panneaux/notifications/notificationEvents.ts'
import classes from './MenuUtilisateur.module.css'

const anew = graphql`
  query NonLusQuery {
    admin {
      waiting: accounts(waiting: true, first: 1) {
        totalCount
      }
    }
  }
`

/** How much has come in that nobody has read or answered, in words for screen readers. */
export function NonLus({ query }: { query: NonLus_query$key }) {
  const environment = useRelayEnvironment()
  const { admin } = useFragment(
    graphql`
      fragment NonLus_query on Query
      @argumentDefinitions(comptes: { type: "Boolean!", provider: "../peut/comptes.relayprovider" }) {
        admin {
          stats {
            unread
          }
          waiting: accounts(waiting: true, first: 1) @include(if: $comptes) {
            totalCount
          }
        }
      }
    `,
    query,
  )
  // Messages bring their counters with them; requests for accounts are counted anew.
  useNotificationEvents(
    useCallback(
      ({ kind }) => {
        // Where this fails, the number stays until the next request or page.
        if (kind === 'ACCOUNT_REQUEST')
          fetchQuery<NonLusQuery>(environment, anew, {}).subscribe({ error() {} })
      },
      [environment],
    ),
  )
  const unread = admin?.stats.reduce((sum, one) => sum + (one.unread ?? 0), 0) ?? 0
  const waiting = admin?.waiting?.totalCount ?? 0
  const total = unread + waiting
  if (total === 0) return null
  const words = [
    unread > 0 && (unread === 1 ? 'un non lu' : `${unread} non lus`),
    waiting > 0 && (waiting === 1 ? 'un compte en attente' : `${waiting} comptes en attente`),
  ]
  return (
    <span className={classes.nonLus}>
      <span aria-hidden>{total > 999 ? '999+' : total}</span>
      <span className="hors-ecran">({words.filter(Boolean).join(', ')})</span>
    </span>
  )
}
