import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type {
  documents_refus$data,
  documents_refus$key,
} from '../../__generated__/documents_refus.graphql.ts'

/** What the editors show of a picture. */
export const photo = graphql`
  fragment documents_photo on Image {
    url(width: 960)
    alt
    focalX
    focalY
  }
`

/** Why something is not saved; null where it is. */
export function refusDe(
  refus: documents_refus$key | null | undefined,
): documents_refus$data | null | undefined {
  return readInlineData<documents_refus$key>(
    graphql`
      fragment documents_refus on Error @inline {
        message
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    `,
    refus,
  )
}
