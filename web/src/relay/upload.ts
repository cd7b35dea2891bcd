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

/**
 * Sends an operation with its files as the GraphQL multipart request specification says. A key of `uploadables` is
 * the place of its file in the variables, such as `input.cv`. By XMLHttpRequest, because fetch tells no progress.
 */
export function sendWithFiles(
  id: string,
  variables: Variables,
  uploadables: UploadableMap,
): Promise<{ contentType: string; status: number; retryAfter: number; body: string }> {
  const files = Object.entries(uploadables)
  const form = new FormData()
  form.set('operations', JSON.stringify({ id, variables }, withoutFile))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], i) => [i, [`variables.${path}`]]))))
  for (const [index, [, file]] of files.entries()) form.set(String(index), file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    for (const [, file] of files) requests.set(file, request)
    request.open('POST', '/graphql')
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(fromScript)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      for (const [, file] of files) watchers.get(file)?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () =>
      resolve({
        contentType: request.getResponseHeader('Content-Type') ?? '',
        status: request.status,
        retryAfter: Number(request.getResponseHeader('Retry-After')),
        body: request.responseText,
      })
    request.onerror = request.onabort = () => reject(new TypeError('La connexion a été interrompue.'))
    request.send(form)
  })
}

/** A file goes beside the operation: in it stands null, as the specification says. */
function withoutFile(_name: string, value: unknown): unknown {
  return value instanceof Blob ? null : value
}
