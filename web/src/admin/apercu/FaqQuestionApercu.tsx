import { Rubrique } from '../../site/faq/Rubrique.tsx'
import type { ApercuProps } from '../editeur/definition.ts'
import { texteDe } from '../editeur/valeurs.ts'
import { Cadre } from './Cadre.tsx'
import { idNouveau } from './ecrire.ts'

/** The question in its section of the FAQ, with its answer. */
export default function FaqQuestionApercu({ id, valeurs, options }: ApercuProps) {
  const question = {
    id: id ?? idNouveau,
    databaseId: 0,
    question: texteDe(valeurs['question']),
    reponse: texteDe(valeurs['reponse']),
    ouverte: true,
  }
  const section = options('faq').find((option) => option.id === valeurs['faq'])
  return (
    <Cadre titre="Aperçu de la page">
      <div className="cadre">
        <Rubrique databaseId={0} titre={section?.label ?? ''} questions={[question]} />
      </div>
    </Cadre>
  )
}
