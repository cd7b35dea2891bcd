import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Projet. */
export default function ProjetEditeur(_props: EditeurProps) {
  return null
}
