import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Entreprise. */
export default function EntrepriseEditeur(_props: EditeurProps) {
  return null
}
