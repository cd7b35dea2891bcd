import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { de } from '../../../../../schema/content/elision.ts'
import { Panneau } from '../Panneau.tsx'
import type { NotificationsQuery } from '../../../__generated__/NotificationsQuery.graphql.ts'
import { dashboard } from '../../paths.ts'
import { Avis } from './Avis.tsx'
import type { Nouvelle } from './nouvelles.ts'
import { PlanRefuse } from './PlanRefuse.tsx'
import classes from './Notifications.module.css'
import { suivre } from './suivre.ts'

/** Says it to screen readers. */
function dire({ libelle, isRefused }: Nouvelle): void {
  const announcer = document.getElementById('annonce')
  if (!announcer) return
  announcer.textContent = isRefused
    ? `Ce qui était prévu pour «\u00a0${libelle}\u00a0» n’a pas été fait.`
    : `Nouveau message ${de(libelle)}.`
}

/** What has come in, as it comes in; a panel while it is open. */
export default function Notifications({ ouvert, fermer }: { ouvert: boolean; fermer(): void }) {
  const environment = useRelayEnvironment()
  const { admin } = useLazyLoadQuery<NotificationsQuery>(
    graphql`
      query NotificationsQuery {
        admin {
          notifications(kinds: [MESSAGE, REFUSED_PLAN]) {
            cursor
            kind
            createdAt
            content {
              softdelete
              ...Avis_content
            }
            ...PlanRefuse_notification
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const notifications = admin?.notifications ?? []
  const newest = useRef(notifications[0]?.cursor ?? '0')
  // A message may have been put into the trash since it was read.
  const avis = notifications.filter(({ kind, content }) => kind === 'REFUSED_PLAN' || !content.softdelete)
  useEffect(() => suivre(environment, newest.current, dire), [environment])
  if (!ouvert) return null
  return (
    <Panneau titre="Notifications" fermer={fermer}>
      {avis.length === 0 && (
        <p className={classes.vide}>
          Rien de nouveau. Ce que vous n’avez pas lu est dans la{' '}
          <a href={`${dashboard}#boite`}>boîte de réception</a>.
        </p>
      )}
      <ol className={classes.liste}>
        {avis.map((un) =>
          un.kind === 'REFUSED_PLAN' ? (
            <PlanRefuse key={un.cursor} notification={un} />
          ) : (
            <Avis key={un.cursor} content={un.content} createdAt={un.createdAt} />
          ),
        )}
      </ol>
    </Panneau>
  )
}
