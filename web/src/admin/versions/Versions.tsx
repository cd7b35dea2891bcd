import { type ComponentProps, lazy } from 'react'
import VersionsDialogueQuery from '../../__generated__/VersionsDialogueQuery$parameters.ts'
import { Preload } from '../../relay/Preload.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { usePageLocation } from '../../router/location.ts'

const VersionsDialogue = lazy(() => import('./VersionsDialogue.tsx'))

/** The versions of the item that is edited, where the address asks for them: `?versions=toutes`, `?versions=3-7`. */
export function Versions(props: Omit<ComponentProps<typeof VersionsDialogue>, 'preloaded'>) {
  const { search } = usePageLocation()
  if (!new URLSearchParams(search).has('versions')) return null
  return (
    <QueryBoundary failed={<p role="alert">Les versions n’ont pas pu être lues.</p>}>
      <Preload
        request={VersionsDialogueQuery}
        variables={{ id: props.element.id }}
        of={props.element.version}
      >
        {(preloaded) => <VersionsDialogue {...props} preloaded={preloaded} />}
      </Preload>
    </QueryBoundary>
  )
}
