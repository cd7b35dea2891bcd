import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Equipe. */
export default function EquipeEditeur(_props: EditeurProps) {
  return null
}
