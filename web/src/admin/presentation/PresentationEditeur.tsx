import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Presentation. */
export default function PresentationEditeur(_props: EditeurProps) {
  return null
}
