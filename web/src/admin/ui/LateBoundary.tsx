import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { announceError, unreachable } from '../messages/announcements.ts'

interface LateBoundaryProps {
  /** Lets go of what was asked for and does not come. */
  onMissing?: () => void
  /** Somebody waits for it; what comes on its own fails without a word. */
  isAsked?: boolean
  /** What is asked for: when it changes, it is tried anew. */
  of?: unknown
  children: ReactNode
}

/** A part of a page whose code comes once it is asked for: where it does not come, that is said, and the page stays. */
export function LateBoundary({ onMissing, isAsked = true, of, children }: LateBoundaryProps) {
  return (
    <QueryBoundary of={of} failed={isAsked && <Missing onMissing={onMissing} />}>
      {children}
    </QueryBoundary>
  )
}

function Missing({ onMissing }: { onMissing: (() => void) | undefined }) {
  const say = useEffectEvent(() => {
    announceError(unreachable)
    onMissing?.()
  })
  useEffect(() => say(), [])
  return null
}
