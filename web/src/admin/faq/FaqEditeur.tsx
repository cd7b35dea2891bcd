import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Faq. */
export default function FaqEditeur(_props: EditeurProps) {
  return null
}
