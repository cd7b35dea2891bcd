import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one CategorieService. */
export default function CategorieServiceEditeur(_props: EditeurProps) {
  return null
}
