import type { IncomingMessage, ServerResponse } from 'node:http'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { Context } from '../../schema/context.ts'
import { badRequest, errorCodes } from '../../schema/errors.ts'
import { schema } from '../../schema/schema.ts'
import { isServed, notAcceptable, answerNotAcceptable } from './accept.ts'
import { type OperationOrigin, maskError } from './bounded.ts'
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

/** GraphQL over HTTP by Yoga: the requests that `queries.ts` does not answer by itself, and results with errors. */
export function createGraphql({ operations, capacity, report, persistedOperations }: Options) {
  const validDocuments = new ValidDocuments()
  const queries = createQueries({
    run: operations.authenticateAndRun,
    persisted: persistedOperations,
    validDocuments,
  })

  const yoga = createYoga<OperationOrigin, OperationOrigin & Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ request, ...door }: OperationOrigin & Partial<YogaInitialContext>) =>
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
    // Yoga's cache keeps a thousand documents, however large; `ValidDocuments` takes its place.
    parserAndValidationCache: false,
    maskedErrors: { maskError: (error) => maskError(error, report) },
    plugins: [
      answerHead,
      readOperations,
      refuseUnreadable,
      ignoreUnknown,
      limitOperations,
      answerAsFound,
      runBy(operations, validDocuments),
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
      sendOffAnswer(capacity),
    ],
  })
  return {
    async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
      if (!isServed(req.headers.accept)) return answerNotAcceptable(res)
      const door = await queries(req, res)
      if (door) await yoga(req, res, door)
    },
    /** Answers a web `Request`, without a server. */
    fetch: yoga.fetch,
    dispose: yoga.dispose,
  }
}

/** Runs HEAD as GET; Node sends no body then. */
const answerHead: Plugin = {
  onRequest({ request, setRequest, fetchAPI }) {
    if (request.method === 'HEAD') setRequest(new fetchAPI.Request(request.url, { headers: request.headers }))
  },
}

/** Id of a persisted operation in the address of a GET, which Yoga does not read. */
function persistedId(request: Request): string | null {
  return request.method === 'GET' ? new URL(request.url).searchParams.get('id') : null
}

/** Hash that Apollo and others send in place of a text (automatic persisted queries). */
function hashOf({ extensions }: GraphQLParams): string | null {
  const { sha256Hash }: { sha256Hash?: unknown } = Object(extensions?.['persistedQuery'])
  return typeof sha256Hash === 'string' ? sha256Hash : null
}

/** Answer to such a hash: on this code, or this message, clients send the text. */
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

/** Counts an answer as on its way out: Yoga waits until it is taken, though its work is done. */
function sendOffAnswer({ sendOff }: Pick<Capacity, 'sendOff'>): Plugin<object, OperationOrigin> {
  return {
    onResponse({ serverContext: { req, res } }) {
      // It is written by then.
      if (req && res) setImmediate(() => sendOff(req, res))
    },
  }
}

/** Runs queries and mutations by `operations`, as all other doors do. */
function runBy({ run }: Operations, validDocuments: ValidDocuments): Plugin<OperationOrigin & Context> {
  return {
    onExecute({ args, setExecuteFn }) {
      validDocuments.add(args.document)
      setExecuteFn(async () => plainResult(await run(args)))
    },
  }
}

/** Serialises the result that `queries.ts` already has, and runs nothing again. */
const answerAsFound: Plugin<object, OperationOrigin> = {
  onParams({ context: { result }, setResult }) {
    if (result) setResult(result)
  },
}

/** Counts open subscriptions apart, so that they hold no place of a query. */
function limitSubscriptions(capacity: Capacity): Plugin<OperationOrigin & Context> {
  return {
    onSubscribe({ args }) {
      const { req, res, visitor }: OperationOrigin & Context = args.contextValue
      if (req && res) capacity.stayOpen(req, res, visitor.account?.id)
    },
  }
}

/** Sets 503 where an outage has left no data, under either JSON media type. */
const outageStatus: Plugin<object, OperationOrigin> = {
  onResultProcess({ result }) {
    if (!('errors' in result) || Object.values(result.data ?? {}).some((value) => value !== null)) return
    for (const { extensions } of result.errors ?? [])
      if (extensions.code === 'UNAVAILABLE') extensions.http = { ...extensions.http, status: 503 }
  },
}

/**
 * Sets the status of request errors, where nothing was executed: 4xx or 5xx under `application/graphql-response+json`, 200 under
 * `application/json`, as older clients expect (GraphQL over HTTP).
 */
const requestErrors: Plugin<object, OperationOrigin> = {
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
 * Translates Yoga's own errors into codes and messages of the catalogue, keeps failures out of caches, and gives internal errors
 * the request id of their log line.
 */
const cataloguedCodes: Plugin<object, OperationOrigin> = {
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

/** Gives Yoga's bare 406 a body, where a subscription does not accept an event stream; turns off a proxy’s buffer for streams. */
const answerKinds: Plugin<object, OperationOrigin> = {
  onResponse({ response, serverContext: { res }, setResponse, fetchAPI }) {
    const type = response.headers.get('content-type')
    // nginx would collect the events until there are some kilobytes of them.
    if (type?.startsWith('text/event-stream')) res?.setHeader('x-accel-buffering', 'no')
    if (response.status !== 406) return
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': privateCache }
    setResponse(new fetchAPI.Response(notAcceptable('text/event-stream'), { status: 406, headers }))
  },
}
