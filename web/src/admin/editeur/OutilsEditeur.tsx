import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OutilsEditeur_content$key } from '../../__generated__/OutilsEditeur_content.graphql.ts'
import { LateBoundary } from '../ui/LateBoundary.tsx'

const ProgrammationDialogue = lazy(() => import('../programmation/ProgrammationDialogue.tsx'))
const PartageDialogue = lazy(() => import('../partage/PartageDialogue.tsx'))

export type Outil = 'programmation' | 'partage'

interface OutilsEditeurProps {
  content: OutilsEditeur_content$key
  open: Outil | null
  onClose(): void
}

/** The dialogs of what can be done with an item beside changing it: they outlive the menu that they are chosen from. */
export function OutilsEditeur({ content, open, onClose }: OutilsEditeurProps) {
  const item = useFragment(
    graphql`
      fragment OutilsEditeur_content on Content {
        ...ProgrammationDialogue_content
        ...PartageDialogue_content
      }
    `,
    content,
  )
  return (
    <LateBoundary of={open} onMissing={onClose}>
      {open === 'programmation' && <ProgrammationDialogue content={item} onClose={onClose} />}
      {open === 'partage' && <PartageDialogue content={item} onClose={onClose} />}
    </LateBoundary>
  )
}
