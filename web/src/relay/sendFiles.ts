import { largestPiece } from './largeFiles.ts'
import { sendWithFiles, type SendFiles } from './upload.ts'

/** Sends an operation of the back office with its files, large ones in pieces. */
export const sendFiles: SendFiles = async (id, variables, uploadables) => {
  const hasLarge = Object.values(uploadables).some(({ size }) => size > largestPiece)
  if (!hasLarge) return sendWithFiles(id, variables, uploadables)
  const { sendLargeFirst } = await import('./resumableUpload.ts')
  return sendLargeFirst(id, variables, uploadables)
}
