import { isUtf8 } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getOperationAST } from 'graphql'
import { mediaTypeOf } from '../../rest-compat/bodies/body.ts'
import { readJson } from '../../rest-compat/bodies/json.ts'
import { jsonFor } from './accept.ts'
import type { OperationOrigin } from './bounded.ts'
import type { ValidDocuments } from './documents.ts'
import type { ParsedOperation, Operations } from './operations.ts'
import { resultJson } from '../reading/workerMessages.ts'
import type { KnownOperations } from '../releases/releases.ts'
import { isResponseClosed, onResponseClosed } from '../security/connections.ts'

/** A longer body, or one that does not say how long it is, is bounded as it comes, by Yoga's reader. */
const longestBody = 65_536

interface Options {
  run: Operations['authenticateAndRun']
  persisted: Pick<KnownOperations, 'get'>
  validDocuments: ValidDocuments
}

/**
 * Answers queries and mutations whose document is valid and whose result is data alone, without Yoga. Anything else goes to
 * Yoga, with the body and the result so far. Null once the request is answered.
 */
export function createQueries({ run, persisted, validDocuments }: Options) {
  function read(body: Buffer): ParsedOperation | null {
    // Unknown members are ignored; these Yoga reads.
    const { query, id, variables, operationName = null, extensions } = objectOf(body)
    if (extensions !== undefined || (query !== undefined && id !== undefined)) return null
    const document =
      typeof query === 'string'
        ? validDocuments.find(query)
        : typeof id === 'string'
          ? persisted.get(id)
          : undefined
    if (!document || (operationName !== null && typeof operationName !== 'string')) return null
    const operation = getOperationAST(document, operationName)?.operation
    if (operation !== 'query' && operation !== 'mutation') return null
    const variableValues = variables ?? {}
    return isObject(variableValues) ? { document, variableValues, operationName } : null
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<OperationOrigin | null> => {
    const type = jsonFor(req.headers.accept)
    if (!type || !hasShortJson(req)) return { req, res }
    const body = await bodyOf(req, res)
    if (!body) return null
    const parsed = read(body)
    if (!parsed) return { req, res, body }
    const result = await run({ req, res }, parsed)
    if (isResponseClosed(res)) return null
    if (result.errors) return { req, res, body, result }
    // As a text it would lie in V8’s heap for as long as its reader takes.
    const answer = Buffer.from(resultJson(result))
    res.writeHead(200, { 'content-type': type, 'content-length': answer.length }).end(answer)
    return null
  }
}

function hasShortJson({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    mediaTypeOf(headers['content-type'] ?? '') === 'application/json' &&
    Number(headers['content-length']) <= longestBody
  )
}

/** Node lets no more come than its length says. Null where it broke off. */
function bodyOf(req: IncomingMessage, res: ServerResponse): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.once('end', () => resolve(Buffer.concat(chunks)))
    onResponseClosed(res, () => resolve(null))
  })
}

/** Nothing where it cannot be read: Yoga tries again, and refuses it. */
function objectOf(body: Buffer): Record<string, unknown> {
  try {
    // What is no UTF-8 Yoga’s reader refuses.
    const value = isUtf8(body) ? readJson(body.toString()) : {}
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
