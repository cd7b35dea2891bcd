import { readBody } from './bodies/body.ts'
import type { RequestContext } from './execute.ts'
import { methodNotAllowed, notWritable, routeNotFound, readOnly, unauthenticated } from './failures.ts'
import { graphql, type ResultOf } from './graphql/graphql.ts'
import type { Body } from './input.ts'
import { handleEndpoint, type Exchange } from './verbs.ts'
import type { Endpoint } from './endpoint.ts'
import type { RestType } from './table.ts'

/** The answer of the endpoint that a request is for. Throws `Refusal`: 404 before 405, then 401 and 403, then the body's. */
export async function dispatch(
  { endpoints, boundsOf }: Pick<Exchange, 'endpoints' | 'boundsOf'>,
  request: Request,
  call: RequestContext,
): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url)
  const path = pathname.replace(/^\/|\/$/g, '')
  const { endpoint, id } = match(endpoints, path)
  const supported = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]
  if (request.method === 'OPTIONS') return new Response(null, { headers: { allow: supported.join(', ') } })

  let body: Promise<Body> | undefined
  const exchange: Exchange = {
    call,
    endpoints,
    boundsOf,
    id,
    query,
    headers: request.headers,
    body: () => (body ??= readBody(request)),
  }
  let known: Promise<Rights> | undefined
  const caller = () => (known ??= call.run(rights, {}))
  // That a POST stands for a PUT may be said in its body alone. No other body is read before the caller's rights are known.
  const meant =
    request.method === 'POST' && endpoint.method === 'PUT'
      ? await overridden(exchange, caller)
      : request.method
  if (!supported.includes(meant)) throw methodNotAllowed(meant, path, supported)
  // The schema refuses the lists of the back office; a write is refused here, before its body is looked at.
  if (endpoint.method !== 'GET' && endpoint.verb !== 'login') {
    const { viewer } = await caller()
    if (!viewer && !endpoint.open) throw unauthenticated()
    if (viewer?.scope === 'READ') throw readOnly()
    if (viewer && !endpoint.open && 'type' in endpoint && !mayWrite(viewer, endpoint.type.resource.type))
      throw notWritable()
  }
  return handleEndpoint(endpoint, exchange)
}

const rights = graphql(`
  query Rights {
    viewer {
      scope
      writableTypes
    }
  }
`)

function match(endpoints: readonly Endpoint[], path: string): { endpoint: Endpoint; id: string } {
  const end = path.lastIndexOf('/') + 1
  const id = path.slice(end)
  const withId = id ? `${path.slice(0, end)}{id}` : path
  const endpoint = endpoints.find(({ path: known }) => [path, withId].includes(`api/${known}`))
  if (!endpoint) throw routeNotFound(path)
  return { endpoint, id: decoded(id) }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

type Rights = ResultOf<typeof rights>

/** The schema names types in capitals: CATEGORIE_SERVICE of CategorieService. */
function mayWrite({ writableTypes }: NonNullable<Rights['viewer']>, type: RestType): boolean {
  const name = type.replace(/(?!^)[A-Z]/g, '_$&').toUpperCase()
  return writableTypes?.some((writable) => writable === name) ?? false
}

/** The method that a POST stands for: forms know no other. What may hold files is not read for a stranger. */
async function overridden(
  { headers, query, body }: Exchange,
  caller: () => Promise<Rights>,
): Promise<string> {
  const told = headers.get('x-http-method-override')
  const mayHoldFiles = /^\s*multipart\//i.test(headers.get('content-type') ?? '')
  if (told === null && mayHoldFiles && !(await caller()).viewer) throw unauthenticated()
  const method = told ?? (await body())['_method'] ?? query.get('_method')
  return typeof method === 'string' ? method.toUpperCase() : 'POST'
}
