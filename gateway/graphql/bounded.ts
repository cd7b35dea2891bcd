import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { Budget } from '../../schema/execution/budget.ts'
import { actorFor, type Context, type Request as Caller, type Settings } from '../../schema/context.ts'
import { errorCodes } from '../../schema/errors.ts'
import { shareStatements } from '../../schema/execution/sharedStatements.ts'
import { retryAfterOutage } from '../http/failure.ts'
import type { Report } from '../http/report.ts'
import { costErrors, executeWithin } from '../security/operations/operationLimits.ts'
import { bounds } from '../security/operations/operationSize.ts'
import { requestId } from '../http/requestId.ts'

/** What a door hands over: an HTTP exchange, the caller, or both where the door knows him already. */
export interface Door {
  req?: IncomingMessage | undefined
  /** The name of a request that is not here. */
  id?: string | undefined
  res?: ServerResponse | undefined
  caller?: Caller
  /** What it reads in the place of the database, and the pictures that it may show. */
  preview?: { read: Db['read']; lent: Context['previewFiles'] } | undefined
  /** What it has read and found out already, where that is to be put into words. */
  body?: Buffer<ArrayBuffer>
  result?: ExecutionResult
}

/** What operations need, whoever asks. */
export interface Services {
  db: Db
  files: Context['files']
  created: Context['created']
  settings: Settings
}

/** An operation of somebody who has been admitted. */
export interface Operation extends ExecutionArgs {
  contextValue: Door & Context
}

/** What resolvers know of the caller, and of all else. */
export function createContexts({ db: usual, files, created, settings }: Services) {
  const { company, publicUrl, assetsUrl, timeZone, backupPeriodMs, sendsMail } = settings
  // Each by its name, which takes a tenth of the time of spreading them.
  return (
    { req, res, id, preview }: Door,
    { visitor, auth, countPublicCreate, allowsFile, sameContentMs }: Caller,
  ): Door & Context => {
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
      created,
    }
  }
}

/** Runs an operation within its bounds. Never throws: an unexpected failure is answered as one. */
export async function runBounded(operation: Operation, report: Report): Promise<ExecutionResult> {
  const mask = (error: unknown) => maskError(error, report, operation.contextValue)
  const refused = costErrors(operation)
  if (refused) return { errors: refused }
  try {
    const { errors, ...result } = await executeWithin(operation, bounds.time)
    return errors ? { ...result, errors: errors.map(mask) } : result
  } catch (error) {
    return { errors: [mask(error)] }
  }
}

/** What the client is told of an unexpected failure: that it is ours, or when to come back. */
export function isUnexpected(code: ReturnType<Report>): GraphQLError {
  const http = code === 'UNAVAILABLE' ? { http: { headers: { 'retry-after': retryAfterOutage } } } : {}
  return new GraphQLError(errorCodes[code], { extensions: { code, ...http } })
}

/** Failures with a code of ours are for the caller; unexpected ones are logged whole, and nothing of them is told. */
export function maskError(
  error: unknown,
  report: Report,
  { req, id = requestId(req?.headers) }: Door = {},
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
  return isUnexpected(report(cause, 'GraphQL', { id }))
}
