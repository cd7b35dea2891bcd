import type { IncomingMessage, ServerResponse } from 'node:http'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { getOperationAST, GraphQLError, type DocumentNode } from 'graphql'
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { Db } from '../db/connect.ts'
import { Budget } from '../schema/budget.ts'
import {
  actorFor,
  type Company,
  type Context,
  type Files,
  type Request as Caller,
} from '../schema/context.ts'
import { badRequest, errorCodes } from '../schema/errors.ts'
import { schema } from '../schema/schema.ts'
import type { Doorman } from './auth/visitor.ts'
import { compressed } from './compression.ts'
import { retryAfterOutage } from './failure.ts'
import type { Report } from './report.ts'
import type { Capacity } from './security/capacity.ts'
import { isFromScript, isWriteOfAnybody, missingHeader } from './security/csrf.ts'
import { limitOperations, limitRunning } from './security/operationLimits.ts'
import { bounds } from './security/operationSize.ts'
import { readOperations, refuseUnreadable } from './uploads/multipart.ts'

/** What a door hands over: an HTTP exchange, or who asks, or both where the door knows already. */
export interface Door {
  req?: IncomingMessage
  res?: ServerResponse
  caller?: Caller
}

interface Options {
  db: Db
  files: Files
  company: Company
  timeZone: string
  backupPeriodMs: Context['backupPeriodMs']
  created: Context['created']
  doorman: Doorman
  capacity: Capacity
  report: Report
  persistedOperations: ReadonlyMap<string, DocumentNode>
}

export const publicCache = 'public, s-maxage=10, stale-while-revalidate=30'
const privateCache = 'private, no-store'

/** GraphQL over HTTP, and the pipeline (parse, validate, context, execute) that `execute` shares. */
export function createGraphql({
  db,
  files,
  company,
  timeZone,
  backupPeriodMs,
  created,
  doorman,
  capacity,
  report,
  persistedOperations,
}: Options) {
  const siteOnly = publicOperations(persistedOperations)

  async function contextOf({
    req,
    res,
    caller,
    request,
  }: Door & Partial<YogaInitialContext>): Promise<Context> {
    const contextFor = (who: Caller): Context => {
      // Asked anew for each transaction: whoever signs in is somebody for the rest of the operation.
      const bound = db.as(() => actorFor(who.visitor))
      return { db: bound, files, company, timeZone, backupPeriodMs, created, budget: new Budget(), ...who }
    }
    if (caller) return contextFor(caller)
    if (!req || !res) throw new Error('A door must say who asks.')
    const cacheable = request !== undefined && siteOnly.has(persistedId(request) ?? '')
    res.setHeader('cache-control', cacheable ? publicCache : privateCache)
    return contextFor(await doorman.admit(req, res, 'graphql', cacheable))
  }

  return createYoga<Door, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: contextOf,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    extraParamNames: ['id'],
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => masked(error, report) },
    plugins: [
      answerHead,
      readOperations,
      refuseUnreadable,
      limitOperations,
      limitRunning(bounds.time),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params, request) =>
          'id' in params ? String(params.id) : persistedId(request),
        getPersistedOperation: (id) => persistedOperations.get(id) ?? null,
        customErrors: {
          // A page of an older build reloads itself when it reads this.
          notFound: new GraphQLError('Cette opération n’est plus connue\u00a0: rechargez la page.', {
            extensions: { ...badRequest('').extensions, unknownOperation: true },
          }),
          keyNotFound: badRequest('Il manque l’opération\u202f: «\u00a0query\u00a0» ou «\u00a0id\u00a0».'),
        },
      }),
      guardCookieWrites(doorman),
      limitSubscriptions(capacity),
      cataloguedCodes,
      outageStatus,
      compressPublicAnswers,
    ],
  })
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

function rootFields(document: DocumentNode, operationName?: string): Set<string> {
  const operation = getOperationAST(document, operationName)
  return new Set(
    operation?.selectionSet.selections.map((one) => (one.kind === 'Field' ? one.name.value : '…')),
  )
}

/** Such a query answers everybody alike, so caches may keep its answer. */
export function readsSiteOnly(document: DocumentNode): boolean {
  const operation = getOperationAST(document)
  return operation?.operation === 'query' && [...rootFields(document)].every((name) => name === 'site')
}

/** Those of web's operations that caches may keep. */
export function publicOperations(operations: ReadonlyMap<string, DocumentNode>): ReadonlySet<string> {
  return new Set([...operations].flatMap(([id, document]) => (readsSiteOnly(document) ? [id] : [])))
}

/** The rule of `security/csrf.ts`, where the operation is known and nothing has run yet. */
function guardCookieWrites(doorman: Doorman): Plugin<Door & Context> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { req, visitor }: Door & Context = args.contextValue
      const operation = getOperationAST(args.document, args.operationName)
      if (!req || operation?.operation !== 'mutation' || doorman.credentials(req)?.carrier !== 'cookie')
        return
      if (isWriteOfAnybody(rootFields(args.document, args.operationName))) visitor.account = null
      else if (!isFromScript(req)) setResultAndStopExecution({ errors: [missingHeader()] })
    },
  }
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

/** An answer that an outage has left nothing of is 503, whatever kind of JSON is asked for. */
const outageStatus: Plugin<object, Door> = {
  onResultProcess({ result }) {
    if (!('errors' in result) || Object.values(result.data ?? {}).some((value) => value !== null)) return
    for (const { extensions } of result.errors ?? [])
      if (extensions.code === 'UNAVAILABLE') extensions.http = { ...extensions.http, status: 503 }
  },
}

/**
 * Yoga's own codes, for documents and requests it cannot read, are one of the catalogue's; and no failure is kept by
 * a cache, not even of what anybody may read.
 */
const cataloguedCodes: Plugin<object, Door> = {
  onResultProcess({ result, serverContext }) {
    if (!('errors' in result) || !result.errors?.length) return
    serverContext.res?.setHeader('cache-control', privateCache)
    for (const { extensions } of result.errors) {
      if (!(String(extensions.code) in errorCodes)) extensions.code = 'BAD_REQUEST'
      delete extensions.originalError
    }
  },
}

/** As pages are; but not what is for one reader, since the length would tell of what is in it. */
const compressPublicAnswers: Plugin<object, Door> = {
  async onResponse({ response, serverContext: { req, res }, setResponse, fetchAPI }) {
    if (res?.getHeader('cache-control') !== publicCache) return
    res.appendHeader('vary', 'accept-encoding')
    const { encoding, body } = await compressed(await response.text(), req?.headers['accept-encoding'])
    if (encoding) res.setHeader('content-encoding', encoding)
    const headers = new fetchAPI.Headers(response.headers)
    headers.set('content-length', String(body.length))
    setResponse(new fetchAPI.Response(new Uint8Array(body), { status: response.status, headers }))
  },
}

/** What is told of a failure that nobody expected: that it is ours, or when to come back. */
export function unexpected(code: ReturnType<Report>): GraphQLError {
  const http = code === 'UNAVAILABLE' ? { http: { headers: { 'retry-after': retryAfterOutage } } } : {}
  return new GraphQLError(errorCodes[code], { extensions: { code, ...http } })
}

/** Failures with a code of ours are for the caller; what nobody expected is logged whole and told as nothing. */
function masked(error: unknown, report: Report): Error {
  if (error instanceof GraphQLError) {
    const { code = '' } = error.extensions
    if (typeof code === 'string' && code in errorCodes) return error
    // A document that cannot be read, or variables that do not fit: graphql-js and Yoga say why.
    const unfit = error.originalError instanceof GraphQLError && error.path === undefined
    if (!error.originalError || unfit) {
      return new GraphQLError(error.message, {
        ...error,
        extensions: { ...error.extensions, code: 'BAD_REQUEST' },
      })
    }
  }
  return unexpected(report(error instanceof GraphQLError ? (error.originalError ?? error) : error, 'GraphQL'))
}
