import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one CategorieProjet. */
export default function CategorieProjetEditeur(_props: EditeurProps) {
  return null
}
