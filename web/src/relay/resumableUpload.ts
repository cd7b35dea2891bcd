import type { Variables } from 'relay-runtime'
import { fromScript } from './fromScript.ts'
import { largestPiece, RefusedUpload } from './largeFiles.ts'
import { away } from './network.ts'
import {
  answerOf,
  type FilesAnswer,
  sendByRequest,
  type SendFiles,
  sendWithFiles,
  stopUpload,
  tellProgress,
} from './upload.ts'

/** Bytes of the first piece, and of the first one after the line broke. */
const firstPiece = 256 * 1024
const smallestPiece = 64 * 1024
/** How long a piece should take: so much is lost where the line breaks, and the server waits for it no longer than a minute. */
const pieceMs = 4_000

interface Begun {
  address: string
  /** Bytes that the server is known to have. */
  offset: number
}

/** What has been sent of each file; a page that is loaded anew knows nothing of it. */
const begun = new WeakMap<Blob, Begun>()

/**
 * Sends an operation whose large files go before it, in pieces: it names each by the address that it has there, and a lost
 * connection costs a piece of one. Throws RefusedUpload.
 */
export const sendLargeFirst: SendFiles = async (id, variables, uploadables) => {
  const isLarge = ([, file]: [string, Blob]) => file.size > largestPiece
  const files = Object.entries(uploadables)
  const large = files.filter(isLarge)
  try {
    let named: Variables = variables
    for (const [path, file] of large)
      named = { ...named, ...withValue(named, path.split('.'), await sendInPieces(file)) }
    const along = Object.fromEntries(files.filter((one) => !isLarge(one)))
    return await sendWithFiles(
      id,
      named,
      along,
      large.map(([, file]) => file),
    )
  } catch (error) {
    if (error instanceof Unanswered) return error.answer
    throw error
  }
}

/** Stops the upload of a file for good: what has come of it goes. */
export function giveUpUpload(file: Blob): void {
  stopUpload(file)
  const upload = begun.get(file)
  begun.delete(file)
  // Where nobody hears of it, it goes by itself in some hours.
  if (upload)
    fetch(upload.address, { method: 'DELETE', headers: fromScript, keepalive: true }).catch(() => {})
}

/** Sends a file from where it has come to, and answers its address. Throws RefusedUpload; a TypeError where the line breaks. */
async function sendInPieces(file: Blob): Promise<string> {
  const isResumed = begun.has(file)
  const upload = (await comeSoFar(file)) ?? (await begin(file))
  let size = isResumed ? smallestPiece : firstPiece
  while (upload.offset < file.size) {
    const { offset } = upload
    const piece = file.slice(offset, offset + size)
    const start = performance.now()
    const answer = await sendByRequest({
      method: 'PATCH',
      path: upload.address,
      headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
      body: piece,
      files: [file],
      onProgress: (loaded) => tellProgress(file, Math.min(1, (offset + loaded) / file.size)),
    })
    const now = Number(answer.getResponseHeader('Upload-Offset'))
    // 409: this piece had come already, and its answer was lost.
    if (answer.status !== 204 && !(answer.status === 409 && now > offset)) throw refusal(file, answer)
    upload.offset = now
    const fitting = (piece.size * pieceMs) / Math.max(1, performance.now() - start)
    size = Math.round(Math.max(smallestPiece, Math.min(largestPiece, fitting)))
  }
  tellProgress(file, 1)
  return upload.address
}

/** The upload that was begun, as the server has it; null where there is none. */
async function comeSoFar(file: Blob): Promise<Begun | null> {
  const upload = begun.get(file)
  if (!upload) return null
  tellProgress(file, upload.offset / file.size)
  const answer = await sendByRequest({ method: 'HEAD', path: upload.address, files: [file] })
  if (answer.status === 404) {
    begun.delete(file)
    return null
  }
  if (answer.status !== 200) throw refusal(file, answer)
  upload.offset = Number(answer.getResponseHeader('Upload-Offset'))
  tellProgress(file, upload.offset / file.size)
  return upload
}

async function begin(file: Blob): Promise<Begun> {
  const name = new TextEncoder().encode(file instanceof File ? file.name : '')
  const answer = await sendByRequest({
    method: 'POST',
    path: '/admin/envois',
    headers: {
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${btoa(String.fromCharCode(...name))}`,
    },
    files: [file],
  })
  const address = answer.getResponseHeader('Location')
  if (answer.status !== 201 || address === null) throw refusal(file, answer)
  const upload = { address, offset: 0 }
  begun.set(file, upload)
  return upload
}

/** A file is not sent for a reason that is that of any operation: its sender is signed out, or nobody is there. */
class Unanswered extends Error {
  readonly answer: FilesAnswer

  constructor(answer: FilesAnswer) {
    super(answer.body)
    this.answer = answer
  }
}

/** What the server does not take: where it knows no such upload any more, the next try begins anew. */
function refusal(file: Blob, request: XMLHttpRequest): Error {
  const answer = answerOf(request)
  const { status, contentType, body } = answer
  if (status === 404) begun.delete(file)
  if (away.has(status)) return new Unanswered(answer)
  const message = contentType.startsWith('text/plain') ? body : 'Ce fichier n’a pas pu être pris.'
  if (status !== 401) return new RefusedUpload(message)
  const errors = [{ message, extensions: { code: 'UNAUTHENTICATED' } }]
  return new Unanswered({ ...answer, contentType: 'application/json', body: JSON.stringify({ errors }) })
}

/** Members of this one, with this text at the place of a file. */
function withValue(holder: object, [name = '', ...rest]: readonly string[], value: string): object {
  const members = Object.entries(holder).map(([own, one]: [string, unknown]) => {
    if (own !== name) return [own, one] as const
    return [own, rest.length === 0 ? value : withValue(Object(one), rest, value)] as const
  })
  return Array.isArray(holder) ? members.map(([, one]) => one) : Object.fromEntries(members)
}
