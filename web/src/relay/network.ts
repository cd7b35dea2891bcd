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
import { sendWithFiles } from './upload.ts'

export type Area = 'site' | 'admin'

function persistedId(request: RequestParameters): string {
  if (!request.id) throw new Error(`L’opération ${request.name} n’a pas d’identifiant.`)
  return request.id
}

/** The server cannot do anything for anybody at the moment: what was asked was not done. */
export class Indisponible extends Error {
  readonly code = 'UNAVAILABLE'
}

/** Whether a failure is one of the disk or the database, not of the program. */
export function isOutage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE'
}

/** Runs one of the persisted operations where the schema is. */
export type ServerExecute = (operationId: string, variables: Variables) => Promise<ExecutionResult>

/** On the server: runs operations in this process. */
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
    path: path && [...path],
    extensions,
  }))
  return data ? { data, errors: said } : { errors: said ?? [] }
}

/** Called when the server no longer knows who asks; the same request is sent again when it resolves. */
export type SignInAgain = () => Promise<void>

/** In the browser: what anybody may read goes by GET, so that caches can keep it; the rest by POST. */
export function createBrowserFetch(area: Area, signInAgain?: SignInAgain): FetchFunction {
  return async (request, variables, _cacheConfig, uploadables) => {
    const send = () =>
      uploadables ? sendFiles(request, variables, uploadables) : sendJson(area, request, variables)
    const answer = await send()
    // A page's own query fails, and the navigation loads the page whole: a reload would lead back to this one.
    if (isUnknownOperation(answer) && !request.name.endsWith('PageQuery') && reloadOnce()) return unanswered
    assertAvailable(answer)
    if (!signInAgain || !isSignedOut(answer)) return answer
    await signInAgain()
    return send()
  }
}

async function sendJson(
  area: Area,
  request: RequestParameters,
  variables: Variables,
): Promise<GraphQLSingularResponse> {
  const id = persistedId(request)
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
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
  return response.json()
}

async function sendFiles(
  request: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap,
): Promise<GraphQLSingularResponse> {
  const response = await sendWithFiles(persistedId(request), variables, uploadables)
  assertReadable(response.contentType, response.status)
  return JSON.parse(response.body)
}

function assertReadable(contentType: string | null, status: number): void {
  if (!contentType?.includes('json')) throw new Error(`Réponse illisible du serveur (${status}).`)
}

function assertAvailable(answer: GraphQLSingularResponse): void {
  const errors = 'errors' in answer ? answer.errors : undefined
  const outage = errors?.find(({ extensions }: CodedError) => extensions?.code === 'UNAVAILABLE')
  if (outage) throw new Indisponible(outage.message)
}

interface CodedError extends PayloadError {
  extensions?: { code?: unknown; unknownOperation?: unknown }
}

/** For what waits on a page that is being left. */
const unanswered = new Promise<never>(() => {})

/** This page is of a build that the server has forgotten. */
function isUnknownOperation(answer: GraphQLSingularResponse): boolean {
  const errors = 'errors' in answer ? answer.errors : undefined
  return errors?.some(({ extensions }: CodedError) => extensions?.unknownOperation === true) ?? false
}

function isSignedOut(answer: GraphQLSingularResponse): boolean {
  const errors = 'errors' in answer ? answer.errors : undefined
  return errors?.some(({ extensions }: CodedError) => extensions?.code === 'UNAUTHENTICATED') ?? false
}
