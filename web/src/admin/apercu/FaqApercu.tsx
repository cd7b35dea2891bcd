import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { textOf } from '../editeur/definition/fieldValue.ts'
import type { FaqApercuQuery } from '../../__generated__/FaqApercuQuery.graphql.ts'
import { RubriqueSeule } from './RubriqueSeule.tsx'

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
  return <RubriqueSeule titre={textOf(valeurs['titre'])} questions={node?.questions ?? []} />
}
