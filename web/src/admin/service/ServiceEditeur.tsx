import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Service. */
export default function ServiceEditeur(_props: EditeurProps) {
  return null
}
