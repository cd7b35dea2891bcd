import type { ExecutionResult } from 'graphql'
import type {
  FetchFunction,
  GraphQLSingularResponse,
  PayloadError,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime'
import { reloadOnce } from '../router/reload.ts'
import { changesSoFar, noteChange } from './changes.ts'
import { fromScript } from './fromScript.ts'
import { RequestFailure } from './reference.ts'
import type { SendFiles } from './upload.ts'

export type Area = 'site' | 'admin'

function persistedId(request: RequestParameters): string {
  if (!request.id) throw new Error(`L’opération ${request.name} n’a pas d’identifiant.`)
  return request.id
}

/** Nobody can do anything for anybody at the moment: what was asked may be asked again. */
class UnavailableError extends Error {
  readonly code = 'UNAVAILABLE'
}

/** Whether a failure is one of the disk or the database, not of the program. */
export function isOutage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE'
}

/** Runs one of the persisted operations where the schema is. */
export type ServerExecute = (operationId: string, variables: Variables) => Promise<ExecutionResult>

/** The network on the server, which runs operations in this process. */
export function createServerFetch(execute: ServerExecute): FetchFunction {
  return async (request, variables) => {
    const answer = answered(await execute(persistedId(request), variables))
    assertAvailable(answer)
    return answer
  }
}

/** Relay wants either data or errors, in lists that it may change. */
function answered({ data, errors }: ExecutionResult): GraphQLSingularResponse {
  const said = errors?.map(({ message, path, extensions }) => ({
    message,
    ...(path && { path: [...path] }),
    extensions,
  }))
  return data ? { data, ...(said && { errors: said }) } : { errors: said ?? [] }
}

/** Called when the session has ended; the same request is sent again when it resolves. */
export type SignInAgain = () => Promise<void>

/** The network in the browser: what anybody may read goes by GET, so that caches can keep it; the rest by POST. */
export function createBrowserFetch(
  area: Area,
  signInAgain?: SignInAgain,
  send: SendFiles = sendOnItsOwn,
): FetchFunction {
  return async (request, variables, _cacheConfig, uploadables) => {
    const ask = () =>
      patiently(() =>
        uploadables ? sendFiles(send, request, variables, uploadables) : sendJson(area, request, variables),
      )
    const asked = () => (request.operationKind === 'mutation' ? ask().finally(noteChange) : upToDate(ask))
    const answer = await asked()
    // A page's own query fails, and the navigation loads the page whole: a reload would lead back to this one.
    if (isOfAnotherRelease(answer) && !request.name.endsWith('PageQuery') && reloadOnce()) return unanswered
    assertAvailable(answer)
    if (!signInAgain || !isSignedOut(answer)) return answer
    await signInAgain()
    return asked()
  }
}

/**
 * Asks again where something was changed while the answer was on its way: the server may have read before that change, and
 * the store would go back to what was. Twice at most, since others may send messages all the time.
 */
async function upToDate(ask: () => Promise<GraphQLSingularResponse>): Promise<GraphQLSingularResponse> {
  let before = changesSoFar()
  let answer = await ask()
  for (let tries = 0; tries < 2 && changesSoFar() !== before; tries++) {
    before = changesSoFar()
    // An older answer is better than none.
    answer = await ask().catch(() => answer)
  }
  return answer
}

/** What has come, and after how many seconds the server would have it asked for again. */
interface Sent {
  answer: GraphQLSingularResponse
  retryAfter: number
}

/** While a release takes the place of another, a server may be of the wrong one, and the next request be another server's. */
async function patiently(send: () => Promise<Sent>): Promise<GraphQLSingularResponse> {
  for (let tries = 0; ; tries++) {
    const { answer, retryAfter } = await send()
    if (tries === 2 || !codesOf(answer).includes('RELEASE_MISMATCH')) return answer
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
  }
}

/** Loaded where files are sent: few pages of the site have any. */
const sendOnItsOwn: SendFiles = async (...operation) => {
  const { sendWithFiles } = await import('./upload.ts')
  return sendWithFiles(...operation)
}

async function sendJson(area: Area, request: RequestParameters, variables: Variables): Promise<Sent> {
  const id = persistedId(request)
  const headers = { Accept: 'application/json', ...fromScript }
  const response =
    area === 'site' && request.operationKind === 'query'
      ? await fetch(`/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) })}`, {
          headers,
        })
      : await fetch('/graphql', {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ id, variables }),
        })
  assertReadable(response.headers.get('Content-Type'), response.status)
  return { answer: await response.json(), retryAfter: Number(response.headers.get('Retry-After')) }
}

async function sendFiles(
  send: SendFiles,
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap,
): Promise<Sent> {
  const response = await send(persistedId(request), variables, uploadables)
  assertReadable(response.contentType, response.status)
  return { answer: JSON.parse(response.body), retryAfter: response.retryAfter }
}

/** What a proxy answers where no server does, each in its own words. */
export const away: ReadonlySet<number> = new Set([502, 503, 504])
const awayMessage = 'Le service est momentanément indisponible\u00a0: réessayez dans quelques instants.'

function assertReadable(contentType: string | null, status: number): void {
  if (contentType?.includes('json')) return
  if (away.has(status)) throw new UnavailableError(awayMessage)
  throw new Error(`Réponse illisible du serveur (${status}).`)
}

function assertAvailable(answer: GraphQLSingularResponse): void {
  const outage = errorsOf(answer).find(({ extensions }) => unavailable.has(extensions?.code))
  if (outage) throw new UnavailableError(outage.message)
  if ('data' in answer && answer.data) return
  for (const { message, extensions } of errorsOf(answer))
    if (typeof extensions?.requestId === 'string') throw new RequestFailure(message, extensions.requestId)
}

const unavailable = new Set<unknown>(['UNAVAILABLE', 'RELEASE_MISMATCH'])

function errorsOf(answer: GraphQLSingularResponse): readonly CodedError[] {
  return ('errors' in answer && answer.errors) || []
}

function codesOf(answer: GraphQLSingularResponse): unknown[] {
  return errorsOf(answer).map(({ extensions }) => extensions?.code)
}

interface CodedError extends PayloadError {
  extensions?: { code?: unknown; unknownOperation?: unknown; requestId?: unknown }
}

/** Stands for the answer on a page that is being left. */
const unanswered = new Promise<never>(() => {})

/** This page is of a build that the server has forgotten, or does not have yet. */
function isOfAnotherRelease(answer: GraphQLSingularResponse): boolean {
  return errorsOf(answer).some(
    ({ extensions }) => extensions?.unknownOperation === true || extensions?.code === 'RELEASE_MISMATCH',
  )
}

function isSignedOut(answer: GraphQLSingularResponse): boolean {
  return codesOf(answer).includes('UNAUTHENTICATED')
}
