import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler } from 'relay-runtime'
import { addToTotal } from '../../liste/edges.ts'
import {
  type NotificationEvent,
  useNotificationEvents,
} from '../../panneaux/notifications/notificationEvents.ts'
import { type InboxQuery, inboxes, receivesNew } from './inboxes.ts'

/** Puts what has just come in on top of the list, where the list would show it. */
export function useArrivals(connectionId: string, adresse: InboxQuery): void {
  const environment = useRelayEnvironment()
  const { typename } = inboxes[adresse.boite]
  const isLive = receivesNew(adresse)
  const prepend = useCallback(
    (nouvelle: NotificationEvent) => {
      if (!isLive || nouvelle.typename !== typename) return
      commitLocalUpdate(environment, (store) => {
        const connection = store.get(connectionId)
        const node = store.get(nouvelle.id)
        if (!connection || !node) return
        const shown = connection.getLinkedRecords('edges') ?? []
        if (shown.some((edge) => edge.getLinkedRecord('node')?.getDataID() === nouvelle.id)) return
        ConnectionHandler.insertEdgeBefore(
          connection,
          ConnectionHandler.createEdge(store, connection, node, 'MessageEdge'),
        )
        addToTotal(connection, 1)
      })
    },
    [environment, connectionId, typename, isLive],
  )
  useNotificationEvents(prepend)
}
