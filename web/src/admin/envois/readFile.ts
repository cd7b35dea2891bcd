import { isPdf, pdfHead } from '../../../../schema/content/files/pdf.ts'
import { download as rules } from '../../../../schema/inputRules.json'
import { PhotoError, type PhotoPreview, readPhoto } from '../editeur/photo/readPhoto.ts'
import { RefusedFile } from './FileQueue.ts'

/** Answers what a chosen picture looks like, and what of it will be kept. Throws RefusedFile for what is not worth sending. */
export async function readPicture(file: File): Promise<PhotoPreview> {
  try {
    return await readPhoto(file)
  } catch (reason) {
    if (!(reason instanceof PhotoError)) throw reason
    throw new RefusedFile(reason.message, false)
  }
}

/** A PDF looks like nothing before it is opened. Throws RefusedFile for what is not worth sending. */
export async function readDocument(file: File): Promise<null> {
  if (file.size > rules.maxBytes) throw new RefusedFile(rules.tooLarge, false)
  if (!(await looksLikePdf(file))) throw new RefusedFile(rules.invalid, false)
  return null
}

/** Whether a file is a PDF, by how it begins. Throws RefusedFile where it cannot be read. */
export async function looksLikePdf(file: File): Promise<boolean> {
  const head = await file
    .slice(0, pdfHead)
    .arrayBuffer()
    .catch(() => {
      throw new RefusedFile('Ce fichier n’est pas lisible\u00a0: il est peut-être abîmé.', false)
    })
  return isPdf(new Uint8Array(head))
}
