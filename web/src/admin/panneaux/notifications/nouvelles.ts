import { useEffect } from 'react'
import type { NotificationKind } from '../../../__generated__/suivreSubscription.graphql.ts'

/** Something that has just come in. */
export interface Nouvelle {
  id: string
  typename: string
  libelle: string
  kind: NotificationKind
}

const listeners = new Set<(nouvelle: Nouvelle) => unknown>()

/** Tells whoever listens. */
export function transmettre(nouvelle: Nouvelle): void {
  for (const listener of listeners) listener(nouvelle)
}

/** Calls `listener` for everything that comes in while the component stands. */
export function useNouvelles(listener: (nouvelle: Nouvelle) => unknown): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}
