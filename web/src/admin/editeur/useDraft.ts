import { useEffect, useRef, useState } from 'react'
import {
  cleBrouillon,
  garderBrouillon,
  lireBrouillon,
  oublierBrouillon,
  type Brouillon,
  type Gardes,
} from './brouillon.ts'
import type { Typed } from './useTyped.ts'

export interface Draft {
  /** Found when the form was opened, and not answered yet. */
  found: Brouillon | null
  /** Takes it up. */
  resume(): void
  /** Erases it. */
  drop(): void
  /** There is nothing to keep any more. */
  forget(): void
}

/** Keeps what is typed until it is saved, and offers it again. */
export function useDraft(
  compte: string,
  type: string,
  { base, valeurs, modifies }: Typed,
  onResume: (gardes: Gardes) => void,
): Draft {
  const cle = cleBrouillon(compte, type, base.element?.id ?? null)
  const [found, setFound] = useState(() => lireBrouillon(cle))
  const keep = useRef(() => {})
  // Another tab may have its own draft of the same item: only what this one has written or taken up is its to erase.
  const isOurs = useRef(false)

  function forgetOurs(): void {
    if (isOurs.current) oublierBrouillon(cle)
    isOurs.current = false
  }

  useEffect(() => {
    // Until the reader has answered, the draft that was found is the one to keep.
    keep.current = () => {
      if (found) return
      if (garderBrouillon(cle, base.valeurs, valeurs, modifies)) isOurs.current = true
      else forgetOurs()
    }
    const wait = setTimeout(() => keep.current(), 300)
    return () => clearTimeout(wait)
  })

  useEffect(() => {
    const now = () => keep.current()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])

  useLeaveWarning(modifies.length > 0)

  return {
    found,
    resume() {
      if (found) onResume(found.champs)
      isOurs.current = true
      setFound(null)
    },
    drop() {
      oublierBrouillon(cle)
      setFound(null)
    },
    forget() {
      keep.current = () => {}
      forgetOurs()
    },
  }
}

/** Lets the browser ask before the page goes with something that is not saved. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
