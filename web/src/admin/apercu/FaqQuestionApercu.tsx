import type { ApercuProps } from '../editeur/definition/definition.ts'
import { texteDe } from '../editeur/definition/valeurs.ts'
import { idNouveau } from './ecrire.ts'
import { RubriqueSeule } from './RubriqueSeule.tsx'

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
  return <RubriqueSeule titre={section?.label ?? ''} questions={[question]} />
}
