import type { UploadableMap, Variables } from 'relay-runtime'
import { fromScript } from './fromScript.ts'

const watchers = new WeakMap<Blob, OnProgress>()

const requests = new WeakMap<Blob, XMLHttpRequest>()

/** Told how much of the files has been sent, from 0 to 1. */
export type OnProgress = (sent: number) => void

/** Tells how far the upload of a file has come, whenever it is sent. */
export function watchUpload(file: Blob, onProgress: OnProgress): void {
  watchers.set(file, onProgress)
}

/** Stops the upload of a file, which then fails as with a lost connection. */
export function stopUpload(file: Blob): void {
  requests.get(file)?.abort()
}

/** Tells who watches the upload of a file how far it has come. */
export function tellProgress(file: Blob, sent: number): void {
  watchers.get(file)?.(sent)
}

interface Asked {
  method: string
  path: string
  headers?: Record<string, string>
  body?: XMLHttpRequestBodyInit
  /** What is on its way; stopping one of them stops the request. */
  files: readonly Blob[]
  /** Told how many bytes of the body have been sent. */
  onProgress?(loaded: number, total: number): void
}

/** Sends files, or a part of one. By XMLHttpRequest, because fetch tells no progress. Fails with a TypeError where the line breaks. */
export function sendByRequest({
  method,
  path,
  headers,
  body,
  files,
  onProgress,
}: Asked): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    for (const file of files) requests.set(file, request)
    request.open(method, path)
    for (const [name, value] of Object.entries({ ...fromScript, ...headers }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total)
    request.onload = () => resolve(request)
    request.onerror = request.onabort = () => reject(new TypeError('La connexion a été interrompue.'))
    request.send(body)
  })
}

/** What the server has answered to an operation with files. */
export interface FilesAnswer {
  contentType: string
  status: number
  retryAfter: number
  body: string
}

/** Sends an operation with its files. A key of `uploadables` is the place of its file in the variables, such as `input.cv`. */
export type SendFiles = (id: string, variables: Variables, uploadables: UploadableMap) => Promise<FilesAnswer>

/** Sends it as the GraphQL multipart request specification says; with `others`, files that have gone before, it is stopped as those are. */
export async function sendWithFiles(
  id: string,
  variables: Variables,
  uploadables: UploadableMap,
  others: readonly Blob[] = [],
): Promise<FilesAnswer> {
  const along = Object.entries(uploadables)
  const form = new FormData()
  form.set('operations', JSON.stringify({ id, variables }, withoutFile))
  form.set('map', JSON.stringify(Object.fromEntries(along.map(([path], i) => [i, [`variables.${path}`]]))))
  for (const [index, [, file]] of along.entries()) form.set(String(index), file)
  const answer = await sendByRequest({
    method: 'POST',
    path: '/graphql',
    headers: { Accept: 'application/json' },
    body: form,
    files: [...Object.values(uploadables), ...others],
    onProgress: (loaded, total) => {
      for (const [, file] of along) tellProgress(file, total > 0 ? loaded / total : 0)
    },
  })
  return answerOf(answer)
}

/** What is read of the answer to a request. */
export function answerOf(request: XMLHttpRequest): FilesAnswer {
  return {
    contentType: request.getResponseHeader('Content-Type') ?? '',
    status: request.status,
    retryAfter: Number(request.getResponseHeader('Retry-After')),
    body: request.responseText,
  }
}

/** A file goes beside the operation: in it stands null, as the specification says. */
function withoutFile(_name: string, value: unknown): unknown {
  return value instanceof Blob ? null : value
}
