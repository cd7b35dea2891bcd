import type { IncomingMessage, ServerResponse } from 'node:http'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { Context } from '../../schema/context.ts'
import { badRequest, errorCodes } from '../../schema/errors.ts'
import { schema } from '../../schema/schema.ts'
import { isServed, notAcceptable, refuseKinds } from './accept.ts'
import { type Door, maskError } from './bounded.ts'
import { ValidDocuments } from './documents.ts'
import { frenchMessage } from './frenchMessage.ts'
import type { Operations } from './operations.ts'
import { createQueries } from './queries.ts'
import { plainResult } from '../reading/workerMessages.ts'
import type { KnownOperations } from '../releases/releases.ts'
import type { Report } from '../http/report.ts'
import type { Capacity } from '../security/capacity.ts'
import { privateCache } from '../security/headers.ts'
import { limitOperations } from '../security/operations/operationLimits.ts'
import { requestId } from '../http/requestId.ts'
import { ignoreUnknown, readOperations, refuseUnreadable } from '../uploads/multipart.ts'

interface Options {
  operations: Operations
  capacity: Capacity
  report: Report
  persistedOperations: KnownOperations
}

/** GraphQL over HTTP: requests of any other form, and answers that hold more than data. */
export function createGraphql({ operations, capacity, report, persistedOperations }: Options) {
  const good = new ValidDocuments()
  const queries = createQueries({ ask: operations.ask, persisted: persistedOperations, good })

  const yoga = createYoga<Door, Door & Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ request, ...door }: Door & Partial<YogaInitialContext>) =>
      operations.admit(
        door,
        request !== undefined && persistedOperations.isPublic(persistedId(request) ?? ''),
      ),
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    extraParamNames: ['id'],
    maxRequestBodySize: false,
    // It keeps a thousand documents, however large; ours keeps the good ones (`queries.ts`).
    parserAndValidationCache: false,
    maskedErrors: { maskError: (error) => maskError(error, report) },
    plugins: [
      answerHead,
      readOperations,
      refuseUnreadable,
      ignoreUnknown,
      limitOperations,
      answerAsFound,
      runBy(operations, good),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params, request) =>
          'id' in params ? String(params.id) : (persistedId(request) ?? hashOf(params)),
        getPersistedOperation: persistedOperations.find,
        customErrors: {
          notFound: ({ params }) => (hashOf(params) === null ? unknownOperation() : notRegistered()),
          keyNotFound: badRequest('Il manque l’opération\u202f: «\u00a0query\u00a0» ou «\u00a0id\u00a0».'),
        },
      }),
      limitSubscriptions(capacity),
      cataloguedCodes,
      outageStatus,
      requestErrors,
      answerKinds,
    ],
  })
  return {
    async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
      if (!isServed(req.headers.accept)) return refuseKinds(res)
      const door = await queries(req, res)
      if (door) await yoga(req, res, door)
    },
    /** The same without a server. */
    fetch: yoga.fetch,
    dispose: yoga.dispose,
  }
}

/** HEAD is answered as GET is; Node sends no body then. */
const answerHead: Plugin = {
  onRequest({ request, setRequest, fetchAPI }) {
    if (request.method === 'HEAD') setRequest(new fetchAPI.Request(request.url, { headers: request.headers }))
  },
}

/** Yoga reads no `id` from the address of a GET itself. */
function persistedId(request: Request): string | null {
  return request.method === 'GET' ? new URL(request.url).searchParams.get('id') : null
}

/** The hash by which Apollo and others ask before they send a text (automatic persisted queries). */
function hashOf({ extensions }: GraphQLParams): string | null {
  const { sha256Hash }: { sha256Hash?: unknown } = Object(extensions?.['persistedQuery'])
  return typeof sha256Hash === 'string' ? sha256Hash : null
}

/** They send the text where they read this code, or this message. */
function notRegistered(): GraphQLError {
  const code = 'PERSISTED_QUERY_NOT_SUPPORTED'
  return new GraphQLError(errorCodes[code], { extensions: { code } })
}

/** A page of an older build reloads itself when it reads this. */
function unknownOperation(): GraphQLError {
  return new GraphQLError('Cette opération n’est plus connue\u00a0: rechargez la page.', {
    extensions: { ...badRequest('').extensions, unknownOperation: true },
  })
}

/** Queries and mutations run as those of all other doors do. */
function runBy({ run }: Operations, good: ValidDocuments): Plugin<Door & Context> {
  return {
    onExecute({ args, setExecuteFn }) {
      good.add(args.document)
      setExecuteFn(async () => plainResult(await run(args)))
    },
  }
}

/** What has come out already is only put into words. */
const answerAsFound: Plugin<object, Door> = {
  onParams({ context: { result }, setResult }) {
    if (result) setResult(result)
  },
}

/** Open subscriptions leave the places of queries to queries. */
function limitSubscriptions(capacity: Capacity): Plugin<Door & Context> {
  return {
    onSubscribe({ args }) {
      const { req, res, visitor }: Door & Context = args.contextValue
      if (req && res) capacity.stayOpen(req, res, visitor.account?.id)
    },
  }
}

/** An answer with nothing left by an outage is 503, whatever kind of JSON is asked for. */
const outageStatus: Plugin<object, Door> = {
  onResultProcess({ result }) {
    if (!('errors' in result) || Object.values(result.data ?? {}).some((value) => value !== null)) return
    for (const { extensions } of result.errors ?? [])
      if (extensions.code === 'UNAVAILABLE') extensions.http = { ...extensions.http, status: 503 }
  },
}

/**
 * What was not run at all is 4xx, or 500, under the type of GraphQL over HTTP; under `application/json` 200, as clients from
 * before expect.
 */
const requestErrors: Plugin<object, Door> = {
  onResultProcess({ result }) {
    if (!('errors' in result) || result.data !== undefined) return
    for (const { extensions } of result.errors ?? []) {
      const status = statuses[String(extensions.code)] ?? 400
      extensions.http = {
        ...(extensions.http?.status === undefined && { status, spec: true }),
        ...extensions.http,
      }
    }
  },
}

const statuses: Readonly<Record<string, number>> = { INTERNAL: 500, UNAVAILABLE: 503, UNAUTHENTICATED: 401 }

/**
 * Yoga's own codes and words, for documents and requests it cannot read, are those of the catalogue; no failure is kept by
 * a cache, not even of what anybody may read; and of one that only the log tells, its reader is told where.
 */
const cataloguedCodes: Plugin<object, Door> = {
  onResultProcess({ result, serverContext }) {
    if (!('errors' in result) || !result.errors?.length) return
    serverContext.res?.setHeader('cache-control', privateCache)
    for (const error of result.errors) {
      const { extensions } = error
      error.message = frenchMessage(error)
      if (!(String(extensions.code) in errorCodes)) extensions.code = 'BAD_REQUEST'
      delete extensions.originalError
      if (extensions.code === 'INTERNAL') extensions.requestId = requestId(serverContext.req?.headers)
    }
  },
}

/** Yoga says nothing to who takes no stream and subscribes, and has streams that come to an end with a proxy’s buffer. */
const answerKinds: Plugin<object, Door> = {
  onResponse({ response, serverContext: { res }, setResponse, fetchAPI }) {
    const type = response.headers.get('content-type')
    // nginx would collect the events until there are some kilobytes of them.
    if (type?.startsWith('text/event-stream')) res?.setHeader('x-accel-buffering', 'no')
    if (response.status !== 406) return
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': privateCache }
    setResponse(new fetchAPI.Response(notAcceptable('text/event-stream'), { status: 406, headers }))
  },
}
