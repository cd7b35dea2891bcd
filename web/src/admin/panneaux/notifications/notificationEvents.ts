import { useEffect } from 'react'
import type { NotificationKind } from '../../../__generated__/subscribeToNotificationsSubscription.graphql.ts'

/** Something that has just come in. */
export interface NotificationEvent {
  id: string
  typename: string
  libelle: string
  kind: NotificationKind
}

const listeners = new Set<(nouvelle: NotificationEvent) => unknown>()

/** Tells whoever listens. */
export function emitNotification(nouvelle: NotificationEvent): void {
  for (const listener of listeners) listener(nouvelle)
}

/** Calls `listener` for everything that comes in while the component stands. */
export function useNotificationEvents(listener: (nouvelle: NotificationEvent) => unknown): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}
