import { useEffect, useRef, useState } from 'react'
import { useStepBack } from './useStepBack.ts'

interface LeavingOptions {
  /** Whether something typed would be lost. */
  wouldLose(): boolean
  /** It is being saved, or asked about. */
  isBusy: boolean
  /** Tells what to ask before the panel is closed. */
  onGuard(demander: () => void): void
  onClose(): void
}

interface Leaving {
  /** The reader is asked what becomes of what he typed. */
  isAsking: boolean
  stay(): void
  /** Closes the panel, unless the reader must be asked first. */
  close(): void
  leave(): void
}

/** How the editor is left: by its buttons, by Escape, by a step back. */
export function useLeaving({ wouldLose, isBusy, onGuard, onClose }: LeavingOptions): Leaving {
  const [isAsking, setAsking] = useState(false)
  const left = useRef(false)

  function leave(): void {
    if (left.current) return
    left.current = true
    onClose()
  }

  function mayLeave(): boolean {
    if (isBusy) return false
    const mustAsk = wouldLose()
    setAsking(mustAsk)
    return !mustAsk
  }

  function close(): void {
    if (mayLeave()) leave()
  }
  useEffect(() => onGuard(close))
  useStepBack(() => left.current || mayLeave())

  return { isAsking, stay: () => setAsking(false), close, leave }
}
