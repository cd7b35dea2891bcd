import { lazy } from 'react'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import type { ChoixImageProps } from './ChoixImage.tsx'

const ChoixImage = lazy(() => import('./ChoixImage.tsx'))

/** The library over a form, to choose from. What happens in it must not reach a field around it: it stands beside that. */
export function Bibliotheque(props: ChoixImageProps) {
  return (
    <LateBoundary onMissing={props.onClose}>
      <ChoixImage {...props} />
    </LateBoundary>
  )
}
