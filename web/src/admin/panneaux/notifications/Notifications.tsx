import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { de } from '../../../../../schema/content/elision.ts'
import { Panneau } from '../Panneau.tsx'
import type { NotificationsQuery } from '../../../__generated__/NotificationsQuery.graphql.ts'
import { dashboard } from '../../paths.ts'
import { Avis } from './Avis.tsx'
import classes from './Notifications.module.css'
import { suivre } from './suivre.ts'

/** Says it to who does not see it. */
function dire(nom: string): void {
  const announcer = document.getElementById('annonce')
  if (announcer) announcer.textContent = `Nouveau message ${de(nom)}.`
}

/** What has come in, as it comes in; a panel while it is open. */
export default function Notifications({ ouvert, fermer }: { ouvert: boolean; fermer(): void }) {
  const environment = useRelayEnvironment()
  const { admin } = useLazyLoadQuery<NotificationsQuery>(
    graphql`
      query NotificationsQuery {
        admin {
          notifications {
            cursor
            createdAt
            content {
              softdelete
              ...Avis_content
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const notifications = admin?.notifications ?? []
  const newest = useRef(notifications[0]?.cursor ?? '0')
  // One may have been put into the trash since it was read.
  const avis = notifications.filter(({ content }) => !content.softdelete)
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
        {avis.map(({ cursor, createdAt, content }) => (
          <Avis key={cursor} content={content} createdAt={createdAt} />
        ))}
      </ol>
    </Panneau>
  )
}
