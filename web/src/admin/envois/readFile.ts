import { download as rules } from '../../../../schema/inputRules.json'
import { PhotoError, readPhoto } from '../editeur/photo/readPhoto.ts'
import { RefusedFile } from './FileQueue.ts'

/** Answers what a chosen picture looks like. Throws RefusedFile for what is not worth sending. */
export async function readPicture(file: File): Promise<string> {
  try {
    return (await readPhoto(file)).adresse
  } catch (reason) {
    if (!(reason instanceof PhotoError)) throw reason
    throw new RefusedFile(reason.message, false)
  }
}

/** A PDF looks like nothing before it is opened. Throws RefusedFile for what is not worth sending. */
export async function readDocument(file: File): Promise<null> {
  if (file.size > rules.maxBytes) throw new RefusedFile(rules.tooLarge, false)
  if (!(await isPdf(file))) throw new RefusedFile(rules.invalid, false)
  return null
}

/** Whether a file begins as PDFs do. Throws RefusedFile where it cannot be read. */
export async function isPdf(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 1024)
    .text()
    .catch(() => {
      throw new RefusedFile('Ce fichier n’est pas lisible\u00a0: il est peut-être abîmé.', false)
    })
  return head.includes('%PDF-')
}
