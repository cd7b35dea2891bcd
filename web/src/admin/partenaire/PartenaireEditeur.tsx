import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Partenaire. */
export default function PartenaireEditeur(_props: EditeurProps) {
  return null
}
