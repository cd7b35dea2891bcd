import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { sendFileMutation } from '../../__generated__/sendFileMutation.graphql.ts'
import { answerTo } from '../../relay/commit.ts'
import { watchUpload } from '../../relay/upload.ts'
import { readRefusal } from '../contenus/documents.ts'
import { RefusedFile } from './FileQueue.ts'
import { type LibraryFile, readLibraryFile } from './libraryFile.ts'

const mutation = graphql`
  mutation sendFileMutation($input: AddMediaInput!) {
    addMedia(input: $input) {
      ...documents_refusal @alias(as: "refusal")
      ... on MediaPayload {
        media {
          ...libraryFile_media
        }
      }
    }
  }
`

/** Sends one file to the library, and answers what it is there. Throws RefusedFile for what the server does not take. */
export async function sendFile(
  environment: Environment,
  file: File,
  onProgress: (part: number) => void,
): Promise<LibraryFile> {
  watchUpload(file, onProgress)
  const config = { mutation, variables: { input: { file } }, uploadables: { 'input.file': file } }
  const { addMedia } = await answerTo<sendFileMutation>((outcome) =>
    commitMutation<sendFileMutation>(environment, { ...config, ...outcome }),
  )
  const { media, refusal } = addMedia
  if (media) return readLibraryFile(media)
  const { fields, message } = readRefusal(refusal) ?? {}
  throw new RefusedFile(fields?.[0]?.message ?? message ?? 'Ce fichier n’a pas pu être pris.', true)
}
