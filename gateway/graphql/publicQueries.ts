import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentNode, type ExecutionResult, getOperationAST, getVariableValues } from 'graphql'
import { readJson } from '../../rest-compat/bodies/json.ts'
import { schema } from '../../schema/schema.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import type { ResponseCache } from '../cache/responseCache.ts'
import { resultJson } from '../reading/workerMessages.ts'
import type { Capacity } from '../security/capacity.ts'
import type { KnownOperations } from '../releases/releases.ts'
import { addVary, publicCache } from '../security/headers.ts'
import { isDecodable } from '../http/webRequest.ts'
import { jsonFor, answerNotAcceptable } from './accept.ts'

interface Options {
  operations: KnownOperations
  /** Runs one of them as anybody. */
  runPersisted(id: string, variables: Record<string, unknown>): Promise<ExecutionResult>
  inTurn: Capacity['inTurn']
  cache: ResponseCache
}

/** A query that cannot be answered with data alone: Yoga says why. */
class Unanswered extends Error {}

/**
 * Answers a GET of a persisted query of the site, the same for everybody, as JSON and in no other way: a cache would hand on to
 * others what one has asked for. Answers false for any other request.
 */
export function createPublicQueries({ operations, runPersisted, inTurn, cache }: Options) {
  async function run(id: string, variables: Record<string, unknown>, type: string): Promise<Answer> {
    const result = await runPersisted(id, variables)
    if (result.errors) throw new Unanswered()
    const headers = { 'cache-control': publicCache, 'content-type': type }
    return { status: 200, headers, body: resultJson(result) }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const { id, query, operationName, variables = '' } = paramsOf(req.url ?? '')
    if (!id || !isDecodable(req.url ?? '') || query !== undefined || operationName !== undefined) return false
    // What is wrong Yoga meets again, and says.
    const document = operations.get(id) ?? (await operations.find(id).catch(() => null))
    if (!document || !operations.isPublic(id)) return false
    const type = jsonFor(req.headers.accept)
    if (!type) {
      answerNotAcceptable(res, [])
      return true
    }
    const own = ownVariables(document, variables)
    if (!own) return false
    try {
      addVary(res, 'accept')
      const make = () => run(id, own.values, type)
      await cache.answer(`${id} ${own.key} ${type}`, req, res, make, (work) => inTurn(req, res, work))
      return true
    } catch (error) {
      if (error instanceof Unanswered) return false
      throw error
    }
  }
}

function paramsOf(url: string): Record<string, string> {
  const at = url.indexOf('?')
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(at)))
}

/**
 * The variables that the operation has, and a key that is the same for all who ask for the same: in the order of its definitions,
 * coerced, defaults filled in. Null where they are none of its own.
 */
function ownVariables(
  document: DocumentNode,
  text: string,
): { values: Record<string, unknown>; key: string } | null {
  const given = objectOf(text)
  if (!given) return null
  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  const { coerced } = getVariableValues(schema, definitions, given, { maxErrors: 1 })
  if (!coerced) return null
  const names = definitions
    .map(({ variable }) => variable.name.value)
    .filter((name) => Object.hasOwn(given, name))
  return {
    values: Object.fromEntries(names.map((name) => [name, given[name]])),
    key: JSON.stringify(coerced),
  }
}

/** Null where it is none: Yoga reads it again, and refuses it. */
function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value = readJson(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
