import { useEffect } from 'react'

/** Something that has just come in. */
export interface Nouvelle {
  id: string
  typename: string
  libelle: string
  /** It was planned, and was not done. */
  isRefused: boolean
}

const listeners = new Set<(nouvelle: Nouvelle) => void>()

/** Tells whoever listens. */
export function transmettre(nouvelle: Nouvelle): void {
  for (const listener of listeners) listener(nouvelle)
}

/** Calls `listener` for everything that comes in while the component stands. */
export function useNouvelles(listener: (nouvelle: Nouvelle) => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}
