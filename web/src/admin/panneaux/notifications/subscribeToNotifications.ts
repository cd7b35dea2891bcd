import { graphql, requestSubscription } from 'react-relay'
import type { Disposable, Environment, RecordSourceSelectorProxy } from 'relay-runtime'
import type { subscribeToNotificationsSubscription } from '../../../__generated__/subscribeToNotificationsSubscription.graphql.ts'
import { signedIn } from '../../session/signedInAgain.ts'
import { lastCursor, storeCursor } from './lastCursor.ts'
import { type NotificationEvent, emitNotification } from './notificationEvents.ts'
import { notificationKinds } from './notificationKinds.ts'

const shown = 20
/** A subscription that ends sooner began with a session that was over. */
const soonMs = 5000
/** Somebody may have signed in again by then. */
const lookAgain = ['focus', signedIn]

/**
 * Watches what comes in while the page is seen: a hidden one would hold a connection that others need, and catches up
 * when it is seen again. Tells `onNotification` of each.
 */
export function subscribeToNotifications(
  environment: Environment,
  newest: string,
  onNotification: (nouvelle: NotificationEvent) => void,
): () => void {
  let open: Disposable | null = null
  let cursor = lastCursor(newest)

  function start(): void {
    const begun = Date.now()
    open = requestSubscription<subscribeToNotificationsSubscription>(environment, {
      subscription: graphql`
        subscription subscribeToNotificationsSubscription($after: String, $kinds: [NotificationKind!]!) {
          notifications(after: $after, kinds: $kinds) {
            cursor
            kind
            createdAt
            content {
              __typename
              id
              libelle
              ...LigneMessage_message @alias(as: "ligne")
              ...Avis_content
            }
            account {
              __typename
              id
              nom
              waiting
              ...Demande_account
            }
            ...PlanRefuse_notification
            stats {
              total
              unread
            }
          }
        }
      `,
      variables: { after: cursor, kinds: notificationKinds() },
      updater: keep,
      onNext(answer) {
        if (!answer) return
        const { cursor: seen, kind, content, account } = answer.notifications
        cursor = seen
        storeCursor(seen)
        const sujet = content ?? (account && { ...account, libelle: account.nom })
        if (!sujet) return
        const { id, __typename: typename, libelle } = sujet
        const nouvelle = { id, typename, libelle, kind }
        emitNotification(nouvelle)
        onNotification(nouvelle)
      },
      onError: stop,
      onCompleted() {
        stop()
        // A changed password ends the session that the connection was opened with, and opens another.
        if (Date.now() - begun > soonMs) start()
      },
    })
  }

  function stop(): void {
    open?.dispose()
    open = null
  }

  function look(): void {
    if (document.hidden) stop()
    else if (!open) start()
  }

  function reconnect(): void {
    stop()
    look()
  }

  look()
  document.addEventListener('visibilitychange', look)
  for (const name of lookAgain) window.addEventListener(name, look)
  window.addEventListener('online', reconnect)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', look)
    for (const name of lookAgain) window.removeEventListener(name, look)
    window.removeEventListener('online', reconnect)
  }
}

/** Puts the notification before the others. */
function keep(store: RecordSourceSelectorProxy): void {
  const came = store.getRootField('notifications')
  const admin = store.getRoot().getLinkedRecord('admin')
  if (!came || !admin) return
  const kinds = notificationKinds()
  const others = admin.getLinkedRecords('notifications', { kinds }) ?? []
  if (others.some((one) => one.getDataID() === came.getDataID())) return
  admin.setLinkedRecords([came, ...others].slice(0, shown), 'notifications', { kinds })
}
