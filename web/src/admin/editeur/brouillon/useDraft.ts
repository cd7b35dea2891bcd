import { useEffect, useRef, useState } from 'react'
import { announceError } from '../../messages/announcements.ts'
import {
  localDraftKey,
  saveLocalDraft,
  readLocalDraft,
  forgetLocalDraft,
  restoreKeptValues,
  type LocalDraft,
  type KeptValues,
} from './localDraft.ts'
import { type DraftSlot, acquireDraftSlot } from './draftSlot.ts'
import type { Typed } from '../useTyped.ts'

export interface Draft {
  /** Found when the form was opened, and not answered yet. */
  found: LocalDraft | null
  /** Takes it up. */
  resume(): Promise<void>
  /** Erases it. */
  drop(): void
  /** There is nothing to keep any more. */
  forget(): void
}

/** Keeps what is typed until it is saved, and offers it again. */
export function useDraft(
  account: string,
  type: string,
  { base, valeurs, changed }: Typed,
  onResume: (kept: KeptValues) => void,
): Draft {
  const { key, found, setFound } = useFound(
    localDraftKey(account, type, base.element?.id ?? null),
    base.element === null,
  )
  const keep = useRef(() => {})
  // Another tab may have its own draft of the same item: only what this one has written or taken up is its to erase. Where
  // that lies is remembered, since a new item has another key as soon as it is saved.
  const ours = useRef<string | null>(null)

  function forgetOurs(): void {
    if (ours.current !== null) forgetLocalDraft(ours.current)
    ours.current = null
  }

  useEffect(() => {
    // The draft that was found is the one to keep until the reader has answered.
    keep.current = () => {
      if (found || key === null) return
      if (ours.current !== key) forgetOurs()
      if (saveLocalDraft(key, base.valeurs, valeurs, changed)) ours.current = key
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

  useLeaveWarning(changed.length > 0)

  return {
    found,
    async resume() {
      if (!found || key === null) return
      const { kept, lostFields } = await restoreKeptValues(key, found)
      onResume(kept)
      ours.current = key
      setFound(null)
      if (lostFields.length > 0)
        announceError(
          'L’image choisie n’a pas pu être gardée sur cet appareil\u00a0: choisissez-la à nouveau.',
        )
    },
    drop() {
      if (key !== null) forgetLocalDraft(key)
      setFound(null)
    },
    forget() {
      keep.current = () => {}
      forgetOurs()
    },
  }
}

/** The draft that there is when the form is opened, and its key: of a new item, null until a place is found that no other tab has. */
function useFound(prefix: string, isNew: boolean) {
  const sharesPlaces = isNew && 'locks' in navigator
  const [place, setPlace] = useState<string | null>(null)
  const [found, setFound] = useState(() => (sharesPlaces ? null : readLocalDraft(prefix)))
  useEffect(() => {
    if (!sharesPlaces) return undefined
    // All tabs have the one place that there is, where the browser refuses locks.
    const taken = acquireDraftSlot(prefix).catch((): DraftSlot => ({ key: prefix, release() {} }))
    void taken.then(({ key }) => {
      setPlace(key)
      setFound(readLocalDraft(key))
    })
    return () => void taken.then(({ release }) => release())
  }, [prefix, sharesPlaces])
  return { key: sharesPlaces ? place : prefix, found, setFound }
}

/** Lets the browser ask before the page goes with something that is not saved. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
