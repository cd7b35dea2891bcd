import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one FaqQuestion. */
export default function FaqQuestionEditeur(_props: EditeurProps) {
  return null
}
