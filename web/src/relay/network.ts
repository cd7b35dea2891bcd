import type {
  FetchFunction,
  GraphQLResponse,
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

/** On the server: runs operations in this process. */
export function createServerFetch(
  execute: (operationId: string, variables: Variables) => Promise<GraphQLResponse>,
): FetchFunction {
  return (request, variables) => execute(persistedId(request), variables)
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
