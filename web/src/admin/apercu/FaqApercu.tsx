import { graphql, useLazyLoadQuery } from 'react-relay'
import { Rubrique } from '../../site/faq/Rubrique.tsx'
import type { ApercuProps } from '../editeur/definition.ts'
import { texteDe } from '../editeur/valeurs.ts'
import type { FaqApercuQuery } from './__generated__/FaqApercuQuery.graphql.ts'
import { Cadre } from './Cadre.tsx'

/** The section of the FAQ, with its questions. */
export default function FaqApercu({ id, valeurs }: ApercuProps) {
  const { node } = useLazyLoadQuery<FaqApercuQuery>(
    graphql`
      query FaqApercuQuery($id: ID!, $nouveau: Boolean!) {
        node(id: $id) @skip(if: $nouveau) {
          ... on Faq {
            questions {
              id
              databaseId
              question
              reponse
            }
          }
        }
      }
    `,
    { id: id ?? '', nouveau: id === null },
  )
  const questions = node?.questions ?? []
  return (
    <Cadre titre="Aperçu de la page">
      <div className="cadre">
        {questions.length > 0 ? (
          <Rubrique databaseId={0} titre={texteDe(valeurs['titre'])} questions={questions} />
        ) : (
          <p>Une section paraît sur le site avec sa première question.</p>
        )}
      </div>
    </Cadre>
  )
}
