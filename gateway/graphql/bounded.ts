import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { Budget } from '../../schema/execution/budget.ts'
import { actorFor, type Context, type OperationRequest, type Settings } from '../../schema/context.ts'
import { errorCodes } from '../../schema/errors.ts'
import { shareStatements } from '../../schema/execution/sharedStatements.ts'
import { retryAfterOutage } from '../http/failure.ts'
import type { Report } from '../http/report.ts'
import { costErrors, executeWithin } from '../security/operations/operationLimits.ts'
import { bounds } from '../security/operations/operationSize.ts'
import { requestId } from '../http/requestId.ts'

/** Origin of an operation: an HTTP exchange, a known caller, or both. */
export interface OperationOrigin {
  req?: IncomingMessage | undefined
  /** Request id, where the request itself is in another thread. */
  id?: string | undefined
  res?: ServerResponse | undefined
  caller?: OperationRequest
  /** Reader that replaces the database's for a preview, and the pictures that it may show. */
  preview?: { read: Db['read']; lent: Context['previewFiles'] } | undefined
  /** Body already read, and the result already found, which Yoga is to serialise. */
  body?: Buffer<ArrayBuffer>
  result?: ExecutionResult
}

/** Services of every operation, independent of the caller. */
export interface Services {
  db: Db
  files: Context['files']
  created: Context['created']
  sealSecret: Context['sealSecret']
  settings: Settings
}

/** Operation of an authenticated or anonymous caller, with its context. */
export interface Operation extends ExecutionArgs {
  contextValue: OperationOrigin & Context
}

/** Creates contexts of resolvers from the caller and the services. */
export function createContexts({ db: usual, files, created, sealSecret, settings }: Services) {
  const { company, publicUrl, assetsUrl, timeZone, backupPeriodMs, sendsMail, privateWebhooks } = settings
  // Properties are named one by one, which takes a tenth of the time of a spread.
  return (
    { req, res, id, preview }: OperationOrigin,
    { visitor, auth, countPublicCreate, allowsFile, sameContentMs }: OperationRequest,
  ): OperationOrigin & Context => {
    // Asked anew for each transaction: a sign-in holds for the rest of the operation.
    const acting = usual.actingAs(() => actorFor(visitor))
    const db = preview ? { ...acting, read: preview.read } : acting
    const budget = new Budget()
    return {
      req,
      res,
      id,
      preview,
      visitor,
      auth,
      countPublicCreate,
      allowsFile,
      sameContentMs,
      db: shareStatements(db, budget),
      whole: db,
      budget,
      files,
      company,
      publicUrl,
      assetsUrl,
      previewFiles: preview?.lent ?? null,
      timeZone,
      backupPeriodMs,
      sendsMail,
      privateWebhooks,
      created,
      sealSecret,
    }
  }
}

/** Runs an operation within its bounds. Never throws: an unexpected failure is answered as one. */
export async function runBounded(operation: Operation, report: Report): Promise<ExecutionResult> {
  const mask = (error: unknown) => maskError(error, report, operation.contextValue)
  const refused = costErrors(operation)
  if (refused) return { errors: refused }
  try {
    const { errors, ...data } = await executeWithin(operation, bounds.time)
    const result = { ...data, extensions: { cost: operation.contextValue.budget.cost } }
    return errors ? { ...result, errors: errors.map(mask) } : result
  } catch (error) {
    return { errors: [mask(error)] }
  }
}

/** What the client is told of an unexpected failure: that it is ours, or when to come back. */
export function unexpectedError(code: ReturnType<Report>): GraphQLError {
  const http = code === 'UNAVAILABLE' ? { http: { headers: { 'retry-after': retryAfterOutage } } } : {}
  return new GraphQLError(errorCodes[code], { extensions: { code, ...http } })
}

/** Failures with a code of ours are for the caller; unexpected ones are logged whole, and nothing of them is told. */
export function maskError(
  error: unknown,
  report: Report,
  { req, id = requestId(req?.headers) }: OperationOrigin = {},
): GraphQLError {
  if (error instanceof GraphQLError) {
    const { code = '' } = error.extensions
    if (typeof code === 'string' && code in errorCodes) return error
    // A document that cannot be read, or variables that do not fit: graphql-js and Yoga say why.
    const unfit = error.originalError instanceof GraphQLError && error.path === undefined
    if (!error.originalError || unfit) {
      return new GraphQLError(error.message, {
        ...error,
        nodes: error.nodes ?? null,
        extensions: { ...error.extensions, code: 'BAD_REQUEST' },
      })
    }
  }
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  return unexpectedError(report(cause, 'GraphQL', { id }))
}
