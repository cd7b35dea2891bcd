import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { Unavailable } from '../../db/connection/outage.ts'
import { schema } from '../../schema/schema.ts'
import type { Context } from '../../schema/context.ts'
import {
  createContexts,
  type OperationOrigin,
  maskError,
  type Operation,
  runBounded,
  type Services,
} from './bounded.ts'
import type { Authenticator } from '../auth/visitor.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Capacity } from '../security/capacity.ts'
import type { Reader } from '../reading/reader.ts'
import type { Report } from '../http/report.ts'
import { isFromScript, isAnonymousWrite, missingHeader } from '../security/csrf.ts'
import { privateCache } from '../security/headers.ts'
import { costErrors } from '../security/operations/operationLimits.ts'
import { requestId } from '../http/requestId.ts'

export interface OperationServices extends Services {
  authenticator: Authenticator
  report: Report
  logger: Logger
  /** Resolves once no cache serves what the last write has replaced. */
  announce(): Promise<void>
  metrics?: Metrics | undefined
  /** Queue of reads, in turns by address. */
  inTurn?: Capacity['inTurn'] | undefined
  /** Thread for queries; undefined where this thread runs them. */
  reader?: Pick<Reader, 'query'> | undefined
}

/** Operation whose document is valid. */
export interface ParsedOperation {
  document: DocumentNode
  variableValues: Record<string, unknown>
  operationName?: string | null
}

export interface Operations {
  /** The caller, known to every resolver; with `asVisitor` his credentials are ignored. Throws where he is turned away. */
  admit(door: OperationOrigin, asVisitor?: boolean): Promise<OperationOrigin & Context>
  /** Runs a query or a mutation within its bounds. Never throws: an unexpected failure is answered as one. */
  run(operation: Operation): Promise<ExecutionResult>
  /** Authenticates the caller at this door, then runs the operation. */
  authenticateAndRun(door: OperationOrigin, parsed: ParsedOperation): Promise<ExecutionResult>
}

/** Runs the operations of all doors. */
export function createOperations(services: OperationServices): Operations {
  const { authenticator, report, logger, announce, metrics, inTurn, reader } = services
  const contextFor = createContexts(services)

  async function admit(door: OperationOrigin, asVisitor = false): Promise<OperationOrigin & Context> {
    const { req, res, caller } = door
    if (caller) return contextFor(door, caller)
    if (!req || !res) throw new Error('A door must say who asks.')
    res.setHeader('cache-control', privateCache)
    return contextFor(door, await authenticator.authenticate(req, res, 'graphql', asVisitor))
  }

  async function runHereOrThere(operation: Operation): Promise<ExecutionResult> {
    const { contextValue } = operation
    const refused = isMutation(operation) && refusedWrite(operation, authenticator)
    if (refused) return { errors: refused }
    if (isMutation(operation)) return runBounded(operation, report)
    const { req, res, preview, budget } = contextValue
    // The reading thread knows nothing of the rows that a preview lays over the others.
    const read = () => (reader && !preview ? reader.query(operation) : runBounded(operation, report))
    try {
      if (!inTurn || !req) return await read()
      const costly = costErrors(operation)
      if (costly) return { errors: costly }
      const result = await inTurn(req, res, read, budget.isLong())
      if (!result) throw new Unavailable('stopped', 'Its asker has left.')
      return result
    } catch (error) {
      return { errors: [maskError(error, report, contextValue)] }
    }
  }

  async function runOne(operation: Operation): Promise<ExecutionResult> {
    const start = performance.now()
    const result = await runHereOrThere(operation)
    metrics?.ran(operation.document, performance.now() - start, result.errors !== undefined)
    if (result.errors) logger.info(failureOf(operation, result.errors), 'opération en échec')
    return result
  }

  async function write(operation: Operation): Promise<ExecutionResult> {
    const result = await runOne(operation)
    await announce()
    return result
  }

  const run = (operation: Operation) => (isMutation(operation) ? write(operation) : runOne(operation))
  return {
    admit,
    run,
    async authenticateAndRun(door, parsed) {
      try {
        return await run({ schema, ...parsed, contextValue: await admit(door) })
      } catch (error) {
        return { errors: [maskError(error, report, door)] }
      }
    },
  }
}

/**
 * Log entry of a failed operation: the request id, which the user reads on his screen, leads to the operation, its caller
 * and its errors.
 */
function failureOf({ document, operationName, contextValue }: Operation, errors: readonly GraphQLError[]) {
  const { id, req, visitor } = contextValue
  const fields = [...rootFields(document, operationName)].join(',').slice(0, 200)
  return {
    id: id ?? requestId(req?.headers),
    operation: getOperationAST(document, operationName)?.name?.value.slice(0, 100),
    fields,
    codes: [...new Set(errors.map(({ extensions }) => extensions.code))],
    account: visitor.account?.id,
  }
}

/** Names of an operation’s root fields. */
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
function refusedWrite({ document, operationName, contextValue }: Operation, authenticator: Authenticator) {
  const { req, visitor } = contextValue
  if (!req || authenticator.credentials(req)?.carrier !== 'cookie') return undefined
  if (isAnonymousWrite(rootFields(document, operationName))) visitor.account = null
  else if (!isFromScript(req)) return [missingHeader()]
  return undefined
}
