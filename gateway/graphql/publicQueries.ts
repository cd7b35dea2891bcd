import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { readJson } from '../../rest-compat/json.ts'
import type { Answer, KeptAnswers } from '../kept.ts'
import { answerTypes } from './queries.ts'
import { jsonOf } from '../reading/orders.ts'
import type { KnownOperations } from '../releases/releases.ts'
import { publicCache } from '../security/headers.ts'

interface Options {
  operations: KnownOperations
  /** Runs one of them as anybody. */
  ask(id: string, variables: Record<string, unknown>): Promise<ExecutionResult>
  kept: KeptAnswers
}

/** A query that cannot be answered with data alone: Yoga says why. */
class Unanswered extends Error {}

/** Answers a GET of a persisted query of the site, the same for everybody; answers false for any other request. */
export function createPublicQueries({ operations, ask, kept }: Options) {
  async function run(id: string, variables: string, type: string): Promise<Answer> {
    const result = await ask(id, variablesOf(variables))
    if (result.errors) throw new Unanswered()
    const headers = { 'cache-control': publicCache, 'content-type': type }
    return { status: 200, headers, body: jsonOf(result) }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const { id, variables = '', ...others } = queryOf(req.url ?? '')
    const type = answerTypes.get(req.headers.accept ?? '')
    if (!id || !operations.isPublic(id) || !type || Object.keys(others).length > 0) return false
    try {
      await kept.answer(`${id} ${variables} ${type}`, req, res, () => run(id, variables, type))
      return true
    } catch (error) {
      if (error instanceof Unanswered) return false
      throw error
    }
  }
}

function queryOf(url: string): Record<string, string> {
  const at = url.indexOf('?')
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(at)))
}

function variablesOf(text: string): Record<string, unknown> {
  try {
    const value = readJson(text || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Yoga reads it again, and refuses it.
  }
  throw new Unanswered()
}
