import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { sendPictureMutation } from '../../../__generated__/sendPictureMutation.graphql.ts'
import { answerTo } from '../../../relay/commit.ts'
import { watchUpload } from '../../../relay/upload.ts'
import { readRefusal } from '../../contenus/documents.ts'
import type { GalleryPicture } from './galleryFrom.ts'
import { RefusedPicture } from './sending.ts'

const mutation = graphql`
  mutation sendPictureMutation($input: AddMediaInput!) {
    addMedia(input: $input) {
      ...documents_refusal @alias(as: "refusal")
      ... on MediaPayload {
        media {
          id
          alt
          image {
            url(width: 480)
            width
            height
          }
        }
      }
    }
  }
`

/** Sends one picture to the library, and answers how a gallery shows it. Throws RefusedPicture for what the server does not take. */
export async function sendPicture(
  environment: Environment,
  file: File,
  onProgress: (part: number) => void,
): Promise<GalleryPicture> {
  watchUpload(file, onProgress)
  const config = { mutation, variables: { input: { file } }, uploadables: { 'input.file': file } }
  const { addMedia } = await answerTo<sendPictureMutation>((outcome) =>
    commitMutation<sendPictureMutation>(environment, { ...config, ...outcome }),
  )
  const { media, refusal } = addMedia
  if (!media) {
    const { fields, message } = readRefusal(refusal) ?? {}
    throw new RefusedPicture(fields?.[0]?.message ?? message ?? 'Cette image n’a pas pu être prise.', true)
  }
  const { image } = media
  return {
    media: media.id,
    adresse: image?.url ?? null,
    taille: image ? { largeur: image.width, hauteur: image.height } : null,
    legende: '',
    alt: media.alt ?? '',
    focal: null,
    avant: false,
  }
}
