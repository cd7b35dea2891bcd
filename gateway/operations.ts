import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
} from 'graphql'
import type { Db } from '../db/connect.ts'
import { Budget } from '../schema/budget.ts'
import {
  actorFor,
  type Company,
  type Context,
  type Files,
  type Request as Caller,
} from '../schema/context.ts'
import { errorCodes } from '../schema/errors.ts'
import { schema } from '../schema/schema.ts'
import type { Doorman } from './auth/visitor.ts'
import { retryAfterOutage } from './failure.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Report } from './report.ts'
import { isFromScript, isWriteOfAnybody, missingHeader } from './security/csrf.ts'
import { beyondCost, inTime } from './security/operationLimits.ts'
import { bounds } from './security/operationSize.ts'
import { requestId } from './security/requestId.ts'

/** What a door hands over: an HTTP exchange, or who asks, or both where the door knows already. */
export interface Door {
  req?: IncomingMessage | undefined
  res?: ServerResponse
  caller?: Caller
  /** What it reads in the place of the database: one of its transactions, say. */
  db?: Db
  lent?: Context['lent']
  /** What it has read and found out already, where that is to be put into words. */
  body?: Buffer<ArrayBuffer>
  result?: ExecutionResult
}

export interface OperationServices {
  db: Db
  files: Files
  company: Company
  publicUrl: string
  assetsUrl: string
  timeZone: string
  backupPeriodMs: Context['backupPeriodMs']
  created: Context['created']
  doorman: Doorman
  report: Report
  /** Comes back once nobody is given what was before the last write. */
  announce(): Promise<void>
  metrics?: Metrics | undefined
}

/** An operation whose document has been found good. */
export interface Asked {
  document: DocumentNode
  variableValues: Record<string, unknown>
  operationName?: string | null
}

/** For somebody who has been admitted. */
interface Operation extends ExecutionArgs {
  contextValue: Door & Context
}

export interface Operations {
  /** Who asks, known to every resolver. `cacheable` is for operations that answer everybody alike. Throws where the doorman turns him away. */
  admit(door: Door, cacheable?: boolean): Promise<Door & Context>
  /** Runs a query or a mutation within its bounds. Never throws: what nobody expected is told of as that. */
  run(operation: Operation): Promise<ExecutionResult>
  /** The same for who asks at this door. */
  ask(door: Door, asked: Asked): Promise<ExecutionResult>
}

export const publicCache = 'public, s-maxage=10, stale-while-revalidate=30'
export const privateCache = 'private, no-store'

/** What all operations go through, whichever way they have come. */
export function createOperations(services: OperationServices): Operations {
  const {
    doorman,
    report,
    files,
    company,
    publicUrl,
    assetsUrl,
    timeZone,
    backupPeriodMs,
    created,
    announce,
    metrics,
  } = services
  // Each by its name, which takes a tenth of the time of spreading them.
  const contextFor = (
    { req, res, db = services.db, lent = null }: Door,
    { visitor, auth, countPublicCreate, sameContentMs }: Caller,
  ) => ({
    req,
    res,
    visitor,
    auth,
    countPublicCreate,
    sameContentMs,
    // Asked anew for each transaction: whoever signs in is somebody for the rest of the operation.
    db: db.as(() => actorFor(visitor)),
    budget: new Budget(),
    files,
    company,
    publicUrl,
    assetsUrl,
    lent,
    timeZone,
    backupPeriodMs,
    created,
  })

  async function admit(door: Door, cacheable = false): Promise<Door & Context> {
    const { req, res, caller } = door
    if (caller) return contextFor(door, caller)
    if (!req || !res) throw new Error('A door must say who asks.')
    res.setHeader('cache-control', cacheable ? publicCache : privateCache)
    return contextFor(door, await doorman.admit(req, res, 'graphql', cacheable))
  }

  async function runBounded(operation: Operation): Promise<ExecutionResult> {
    const mask = (error: unknown) => masked(error, report, operation.contextValue)
    const refused = beyondCost(operation) ?? refusedWrite(operation, doorman)
    if (refused) return { errors: refused }
    try {
      const { errors, ...result } = await inTime(operation, bounds.time)
      return errors ? { ...result, errors: errors.map(mask) } : result
    } catch (error) {
      return { errors: [mask(error)] }
    }
  }

  async function runMeasured(operation: Operation): Promise<ExecutionResult> {
    const start = performance.now()
    const result = await runBounded(operation)
    metrics?.ran(operation.document, performance.now() - start, result)
    return result
  }

  const runOne = metrics ? runMeasured : runBounded
  async function write(operation: Operation): Promise<ExecutionResult> {
    const result = await runOne(operation)
    await announce()
    return result
  }

  const run = (operation: Operation) => (isMutation(operation) ? write(operation) : runOne(operation))
  return {
    admit,
    run,
    async ask(door, asked) {
      try {
        return await run({ schema, ...asked, contextValue: await admit(door) })
      } catch (error) {
        return { errors: [masked(error, report, door)] }
      }
    },
  }
}

/** The names of an operation's first fields. */
export function rootFields(document: DocumentNode, operationName?: string | null): Set<string> {
  const operation = getOperationAST(document, operationName)
  return new Set(
    operation?.selectionSet.selections.map((one) => (one.kind === 'Field' ? one.name.value : '…')),
  )
}

function isMutation({ document, operationName }: Operation): boolean {
  return getOperationAST(document, operationName)?.operation === 'mutation'
}

/** The rule of `security/csrf.ts`, where the operation is known and nothing has run yet. */
function refusedWrite(operation: Operation, doorman: Doorman) {
  const { document, operationName, contextValue } = operation
  const { req, visitor } = contextValue
  if (!req || !isMutation(operation) || doorman.credentials(req)?.carrier !== 'cookie') return undefined
  if (isWriteOfAnybody(rootFields(document, operationName))) visitor.account = null
  else if (!isFromScript(req)) return [missingHeader()]
  return undefined
}

/** What is told of a failure that nobody expected: that it is ours, or when to come back. */
export function unexpected(code: ReturnType<Report>): GraphQLError {
  const http = code === 'UNAVAILABLE' ? { http: { headers: { 'retry-after': retryAfterOutage } } } : {}
  return new GraphQLError(errorCodes[code], { extensions: { code, ...http } })
}

/** Failures with a code of ours are for the caller; what nobody expected is logged whole and told as nothing. */
export function masked(error: unknown, report: Report, { req }: Door = {}): GraphQLError {
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
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  return unexpected(report(cause, 'GraphQL', { id: requestId(req?.headers) }))
}
