import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Slide. */
export default function SlideEditeur(_props: EditeurProps) {
  return null
}
