import { builder, type InputFields } from '../../builder.ts'
import type { Upload } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { sentFileOf } from './sentFile.ts'
import { storedFileOf } from './storedFile.ts'

builder.scalarType('Upload', {
  description:
    'A file, sent as the GraphQL multipart request specification defines. For a picture or a file to download also the id of a `Media`: one that is stored already. Accounts may send it in pieces before (`POST /admin/envois`, as tus 1.0 has it), and give its address.',
  parseValue: (value) => {
    if (isUpload(value)) return value
    const stored = typeof value === 'string' ? (storedFileOf(value) ?? sentFileOf(value)) : null
    if (stored) return stored
    throw badRequest('Un fichier est attendu, joint à la demande en multipart/form-data.')
  },
  serialize: () => {
    throw new TypeError('Upload only comes in.')
  },
})

/** Recognises an upload by a method: readers of forms have their own classes of files, and nothing in JSON has a method. */
export function isUpload(value: unknown): value is Upload {
  return (
    typeof value === 'object' && value !== null && 'pieces' in value && typeof value.pieces === 'function'
  )
}

export function pictureInput(t: InputFields) {
  return t.field({
    type: 'Upload',
    description:
      'Picture: PNG, JPEG, WebP, AVIF or GIF, at most 10 MB and 50 megapixels (AVIF: 20), or the id of a `Media`. Null removes it.',
  })
}

export function documentInput(t: InputFields) {
  return t.field({
    type: 'Upload',
    description: 'Document: PDF, DOC, DOCX or ODT, at most 5 MB. Null removes it.',
  })
}

/** The first bytes of a file, as many as that or more where it has them. */
export async function headOf(file: Upload, size: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const piece of file.pieces()) {
    pieces.push(piece)
    read += piece.length
    if (read >= size) break
  }
  return Buffer.concat(pieces)
}
