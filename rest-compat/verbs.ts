import { etag, expectedVersion, matchesTag } from './etag.ts'
import type { RequestContext } from './execute.ts'
import { invalid } from './failures.ts'
import { Refusal } from './refusal.ts'
import { readFlag } from './fields.ts'
import type { Body } from './input.ts'
import { pageOf, paginate, perPage } from './laravelPaginator.ts'
import { login } from './login.ts'
import { type Bounds, describe } from './openapi/openapi.ts'
import type { Resource, TypeVerb, Versioned } from './resource.ts'
import type { Type, Endpoint } from './endpoint.ts'

/** One request, as far as an endpoint needs it. */
export interface Exchange {
  call: RequestContext
  endpoints: readonly Endpoint[]
  boundsOf: Bounds
  /** The last part of the path. */
  id: string
  query: URLSearchParams
  headers: Headers
  body(): Promise<Body>
}

export function handleEndpoint(endpoint: Endpoint, exchange: Exchange): Promise<Response> {
  switch (endpoint.verb) {
    case 'login':
      return signIn(exchange)
    case 'openapi':
      return Promise.resolve(json(200, describe(exchange.endpoints, exchange.call.origin, exchange.boundsOf)))
    default:
      return verbs[endpoint.verb](endpoint.type, exchange)
  }
}

const verbs: Record<TypeVerb, (type: Type, exchange: Exchange) => Promise<Response>> = {
  async page({ path, resource, pageKey }, { call, query }) {
    const current = pageOf(query)
    // GraphQL's integers end here, and no list is as long.
    const skip = Math.min((current - 1) * perPage, 2 ** 31 - 1)
    const { items, total } = await resource.page(call, skip)
    return json(200, under(pageKey, paginate(items, total, current, `${call.origin}/api/${path}`)))
  },

  async site({ resource, siteKey }, { call }) {
    return json(200, under(siteKey, await resource.site(call)), {
      'cache-control': 'public, s-maxage=10, stale-while-revalidate=30',
    })
  },

  async show({ resource }, { call, id, headers }) {
    const response = single(200, await resource.show(call, id))
    const tag = response.headers.get('etag') ?? ''
    return matchesTag(headers.get('if-none-match'), tag)
      ? new Response(null, { status: 304, headers: { etag: tag } })
      : response
  },

  async store({ resource, createdKey }, { call, body, headers }) {
    return single(201, await resource.store(call, await body(), headers.get('idempotency-key')), createdKey)
  },

  update({ resource }, { call, id, body, headers }) {
    return changed(resource, call, id, async () => {
      const version = expectedVersion(headers.get('if-match'))
      return resource.update(call, id, await body(), version)
    })
  },

  remove({ resource }, { call, id, body, headers }) {
    return changed(resource, call, id, async () => {
      const { softdelete = true } = await body()
      if (!readSoftdelete(softdelete)) throw invalid({ softdelete: ['Ce champ doit valoir vrai.'] })
      return resource.remove(call, id, expectedVersion(headers.get('if-match')))
    })
  },
}

/** Answers a changed item; a refusal by If-Match (412) carries the ETag of the item as it is. */
async function changed(
  resource: Resource,
  call: RequestContext,
  id: string,
  change: () => Promise<Versioned<object>>,
): Promise<Response> {
  try {
    return single(200, await change())
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 412) throw error
    const present = single(200, await resource.show(call, id))
    throw new Refusal(412, error.code, error.message, {
      headers: { etag: present.headers.get('etag') ?? '' },
    })
  }
}

async function signIn({ call, body }: Exchange): Promise<Response> {
  return json(200, await login(call, await body()))
}

function readSoftdelete(given: unknown): boolean {
  try {
    return readFlag(given)
  } catch {
    return false
  }
}

function single(status: number, { item, version }: Versioned<object>, key?: string): Response {
  return json(status, under(key, item), { etag: etag(version, JSON.stringify(item)) })
}

function under(key: string | undefined, value: unknown): unknown {
  return key === undefined ? value : { [key]: value }
}

export function refusal({ status, body, headers }: Refusal): Response {
  return json(status, body, headers)
}

function json(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store', ...headers },
  })
}
