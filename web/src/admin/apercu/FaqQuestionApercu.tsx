import type { ApercuProps } from '../editeur/definition/definition.ts'
import { textOf } from '../editeur/definition/fieldValue.ts'
import { newItemId } from './writeRecord.ts'
import { RubriqueSeule } from './RubriqueSeule.tsx'

/** The question in its section of the FAQ, with its answer. */
export default function FaqQuestionApercu({ id, valeurs, options }: ApercuProps) {
  const question = {
    id: id ?? newItemId,
    databaseId: 0,
    question: textOf(valeurs['question']),
    reponse: textOf(valeurs['reponse']),
    ouverte: true,
  }
  const section = options('faq').find((option) => option.id === valeurs['faq'])
  return <RubriqueSeule titre={section?.label ?? ''} questions={[question]} />
}
