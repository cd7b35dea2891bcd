import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { withDe } from '../../../../../schema/content/fields/elision.ts'
import { Panneau } from '../Panneau.tsx'
import type { NotificationsQuery } from '../../../__generated__/NotificationsQuery.graphql.ts'
import { dashboard } from '../../paths.ts'
import { peut } from '../../peut/peut.ts'
import { Avis } from './Avis.tsx'
import { Demande } from './Demande.tsx'
import type { NotificationEvent } from './notificationEvents.ts'
import { notificationKinds } from './notificationKinds.ts'
import { PlanRefuse } from './PlanRefuse.tsx'
import classes from './Notifications.module.css'
import { subscribeToNotifications } from './subscribeToNotifications.ts'

/** Says it to screen readers. */
function announce({ libelle, kind }: NotificationEvent): void {
  const announcer = document.getElementById('annonce')
  if (announcer) announcer.textContent = sentenceOf(libelle, kind)
}

function sentenceOf(libelle: string, kind: NotificationEvent['kind']): string {
  if (kind === 'REFUSED_PLAN') return `Ce qui était prévu pour «\u00a0${libelle}\u00a0» n’a pas été fait.`
  if (kind === 'ACCOUNT_REQUEST') return `${libelle} demande un compte.`
  return `Nouveau message ${withDe(libelle)}.`
}

/** What has come in, as it comes in; a panel while it is open. */
export default function Notifications({ ouvert, close }: { ouvert: boolean; close(): void }) {
  const environment = useRelayEnvironment()
  const { admin } = useLazyLoadQuery<NotificationsQuery>(
    graphql`
      query NotificationsQuery($kinds: [NotificationKind!]!) {
        admin {
          notifications(kinds: $kinds) {
            cursor
            kind
            createdAt
            content {
              softdelete
              ...Avis_content
            }
            account {
              waiting
              ...Demande_account
            }
            ...PlanRefuse_notification
          }
        }
      }
    `,
    { kinds: notificationKinds() },
    { fetchPolicy: 'store-or-network' },
  )
  // Without a session there are none yet; the subscription waits for the next one.
  const notifications = admin?.notifications ?? []
  const newest = useRef(notifications[0]?.cursor ?? '0')
  // A message may have been put into the trash since it was read, and a request been settled.
  const avis = notifications.filter(
    ({ kind, content, account }) =>
      kind === 'REFUSED_PLAN' || (content ? !content.softdelete : account?.waiting),
  )
  useEffect(() => subscribeToNotifications(environment, newest.current, announce), [environment])
  if (!ouvert) return null
  return (
    <Panneau titre="Notifications" close={close}>
      {avis.length === 0 && (
        <p className={classes.vide}>
          Rien de nouveau.
          {peut('MESSAGES') && (
            <>
              {' '}
              Ce que vous n’avez pas lu est dans la <a href={`${dashboard}#boite`}>boîte de réception</a>.
            </>
          )}
        </p>
      )}
      <ol className={classes.liste}>
        {avis.map((un) => {
          const { cursor, content, account, createdAt } = un
          if (account) return <Demande key={cursor} account={account} createdAt={createdAt} />
          if (un.kind === 'REFUSED_PLAN') return <PlanRefuse key={cursor} notification={un} />
          return content && <Avis key={cursor} content={content} createdAt={createdAt} />
        })}
      </ol>
    </Panneau>
  )
}
