import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type {
  documents_refusal$data,
  documents_refusal$key,
} from '../../__generated__/documents_refusal.graphql.ts'

/** What the editors show of a picture. */
export const photo = graphql`
  fragment documents_photo on Image {
    url(width: 960)
    alt
    focalX
    focalY
  }
`

/** What the editors show of a picture of a gallery. */
export const galerie = graphql`
  fragment documents_galerie on GalerieImage {
    legende
    avant
    image {
      media
      alt
      focalX
      focalY
      width
      height
      url(width: 480)
    }
  }
`

/** What the editors show of a PDF to download. */
export const document = graphql`
  fragment documents_document on Telechargement {
    media
    titre
    name
    size
  }
`

/** Why something is not saved; null where it is. */
export function readRefusal(
  refusal: documents_refusal$key | null | undefined,
): documents_refusal$data | null | undefined {
  return readInlineData<documents_refusal$key>(
    graphql`
      fragment documents_refusal on Error @inline {
        message
        ... on ValidationError {
          fields {
            field
            message
          }
        }
      }
    `,
    refusal,
  )
}
