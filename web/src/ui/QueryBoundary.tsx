import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface QueryBoundaryProps {
  /** In place of what did not come. */
  failed: ReactNode
  /** Until it has come. */
  waiting?: ReactNode
  /** What is asked for: when it changes, it is tried anew. */
  of?: unknown
  children: ReactNode
}

/** A part whose code or data come after the rest: waits for them, and leaves the rest standing where they do not come. */
export function QueryBoundary({ failed, waiting = null, of, children }: QueryBoundaryProps) {
  return (
    <ErrorBoundary of={of} fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
