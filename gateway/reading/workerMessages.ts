import { type ExecutionResult, GraphQLError, type Source } from 'graphql'
import type { DatabaseOptions } from '../../db/connection/connect.ts'
import type { Settings, Caller } from '../../schema/context.ts'
import type { Page, PublicPageRequest } from '../pages/render.ts'
import type { DiskReserve } from '../uploads/freeSpace.ts'

/*
 * What the server's thread and the one that reads for it say to each other.
 */

/** What the thread is given at its start. */
export interface WorkerContext {
  database: Pick<DatabaseOptions, 'url' | 'pooledUrl' | 'dataDir'>
  settings: Settings
  room: DiskReserve | null
  /** The folder of the built site. */
  build: string
  /** Whether somebody wants to hear of each statement. */
  isMeasured: boolean
}

/** An operation that only reads. */
export interface Query {
  text: string
  operationName: string | null | undefined
  variableValues: { readonly [variable: string]: unknown } | null | undefined
  visitor: Caller
  /** The name of the request. */
  id: string | undefined
}

export type WorkerMessage = { n: number } & ({ query: Query } | { page: PublicPageRequest })
/** Number of a message whose answer nobody waits for any more. */
export type Abandoned = { left: number }
export type ToThread = WorkerMessage | Abandoned | 'end'

export type FromThread =
  | 'ready'
  /** An unexpected failure: the thread is not safe to use any more. */
  | 'broken'
  | { n: number; result: Written }
  | { n: number; page: WrittenPage }
  | { n: number; failure: string }
  | { queried: [sql: string, ms: number] }
  /** An operation that a page asked for. */
  | { ran: [id: string, ms: number, hasFailed: boolean] }
  | { damage: string }

/** A page, its text as UTF-8: handed over and not copied, it is nothing that V8 has to look through. */
interface WrittenPage extends Omit<Page, 'html'> {
  html: ArrayBuffer
}

/** The result of an operation as JSON. */
interface Written {
  json: string
  hasErrors: boolean
}

/** Data that another thread has written as JSON: read only where somebody wants to. */
export class JsonResult implements ExecutionResult {
  readonly json: string
  #data: Record<string, unknown> | null = null

  constructor(json: string) {
    this.json = json
  }

  get data(): Record<string, unknown> | null {
    return (this.#data ??= this.parsed().data ?? null)
  }

  parsed(): ExecutionResult {
    return JSON.parse(this.json)
  }
}

/** The JSON of a result without errors. */
export function resultJson(result: ExecutionResult): string {
  return result instanceof JsonResult ? result.json : JSON.stringify(result)
}

/** What a result is for those who look at it as a plain object. */
export function plainResult(result: ExecutionResult): ExecutionResult {
  return result instanceof JsonResult ? result.parsed() : result
}

/** A result as it crosses from the thread. */
export function serialize({ errors, ...result }: ExecutionResult): Written {
  if (!errors) return { json: JSON.stringify(result), hasErrors: false }
  const told = errors.map((error) => ({ ...error.toJSON(), positions: error.positions }))
  return { json: JSON.stringify({ ...result, errors: told }), hasErrors: true }
}

/** The same on the other side, where its document lies in `source`. */
export function deserialize({ json, hasErrors }: Written, source: Source | undefined): ExecutionResult {
  const result = new JsonResult(json)
  if (!hasErrors) return result
  const { errors = [], ...others } = result.parsed()
  return {
    ...others,
    errors: errors.map(
      ({ message, path, positions, extensions }) =>
        new GraphQLError(message, { path, positions, extensions, source }),
    ),
  }
}
