import { type ComponentProps, lazy, Suspense } from 'react'
import { usePageLocation } from '../../router/location.ts'

const VersionsDialogue = lazy(() => import('./VersionsDialogue.tsx'))

/** The versions of the item that is edited, where the address asks for them: `?versions=toutes`, `?versions=3-7`. */
export function Versions(props: ComponentProps<typeof VersionsDialogue>) {
  const { search } = usePageLocation()
  if (!new URLSearchParams(search).has('versions')) return null
  return (
    <Suspense fallback={null}>
      <VersionsDialogue {...props} />
    </Suspense>
  )
}
