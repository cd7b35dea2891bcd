import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { createRestApi, publicLists } from '../../rest-compat/router.ts'
import { publicMutations } from '../../schema/builder.ts'
import { anybody } from '../auth/anybody.ts'
import type { Doorman } from '../auth/visitor.ts'
import type { Execute } from '../execute.ts'
import type { Answer, KeptAnswers } from '../kept.ts'
import { unexpected, type Door } from '../operations.ts'
import type { Report } from '../report.ts'
import { webRequest } from '../webRequest.ts'
import { readsSiteOnly } from '../yoga.ts'

interface Options {
  execute: Execute
  doorman: Doorman
  origin: string
  report: Report
  kept: KeptAnswers
}

const lists = new Set(publicLists)

/** Answers what is below /api/: rest-compat translates, and this carries requests in and answers out. */
export function createRest({ execute, doorman, origin, report, kept }: Options) {
  const answer = createRestApi<() => Promise<Door>>({
    origin,
    publicMutations,
    async execute(document, variables, door) {
      // What answers everybody alike is asked for as anybody, so that caches may keep it.
      if (readsSiteOnly(document)) return execute(document, variables, { caller: anybody })
      try {
        return await execute(document, variables, await door())
      } catch (error) {
        // The doorman turned him away.
        if (error instanceof GraphQLError) return { errors: [error] }
        return { errors: [unexpected(report(error, 'REST'))] }
      }
    },
    report: (err) => void report(err, 'REST'),
  })

  /** A list that is the same for everybody, whatever else the request says. */
  async function list(path: string): Promise<Answer> {
    const response = await answer(new Request(origin + path), () => Promise.resolve({ caller: anybody }))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // The one method that a web Request cannot have.
    if (req.method === 'TRACE') return void res.writeHead(405, { allow: 'OPTIONS' }).end()
    const { method, url = '' } = req
    if ((method === 'GET' || method === 'HEAD') && lists.has(url))
      return kept.answer(url, req, res, () => list(url))
    let admitted: Promise<Door> | undefined
    const admit = async () => ({ req, res, caller: await doorman.admit(req, res, 'rest') })
    const response = await answer(webRequest(req, origin), () => (admitted ??= admit()))
    res.statusCode = response.status
    res.setHeader('cache-control', 'private, no-store')
    for (const [name, value] of response.headers) res.setHeader(name, value)
    res.end(new Uint8Array(await response.arrayBuffer()))
  }
}
