import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { createRestApi, publicLists } from '../../rest-compat/router.ts'
import { boundsOf } from '../../schema/content/fields/bounds.ts'
import { contentTypeNamed } from '../../schema/content/contents.ts'
import { validateInput } from '../../schema/content/faults.ts'
import { publicMutations } from '../../schema/rights.ts'
import { anonymousRequest } from '../auth/anonymousRequest.ts'
import type { Authenticator } from '../auth/visitor.ts'
import type { Execute } from '../graphql/execute.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import type { ResponseCache } from '../cache/responseCache.ts'
import { type OperationOrigin, unexpectedError } from '../graphql/bounded.ts'
import type { Report } from '../http/report.ts'
import { privateCache } from '../security/headers.ts'
import { requestId } from '../http/requestId.ts'
import { webRequest } from '../http/webRequest.ts'
import { isPublicQuery } from '../releases/releases.ts'

interface Options {
  db: Db
  execute: Execute
  authenticator: Authenticator
  origin: string
  report: Report
  cache: ResponseCache
}

/** A request, and its caller, found out when first needed. */
interface RestCall {
  req: IncomingMessage
  /** The response, where the answer is for this request alone. */
  res?: ServerResponse
  admit(): Promise<OperationOrigin>
}

const lists = new Set(publicLists)

/** Answers what is below /api/: rest-compat translates, and this carries requests in and answers out. */
export function createRest({ db, execute, authenticator, origin, report, cache }: Options) {
  const reported = (error: unknown, { req }: Pick<RestCall, 'req'>) =>
    unexpectedError(report(error, 'REST', { id: requestId(req.headers) }))
  const answer = createRestApi<RestCall>({
    origin,
    publicMutations,
    boundsOf,
    validateInput: (type, verb, input) => validateInput(contentTypeNamed(type), verb, input, db),
    async execute(document, variables, { req, res, admit }) {
      // What answers everybody alike is asked for as anybody, so that caches may keep it.
      if (isPublicQuery(document))
        return execute(document, variables, { req, ...(res && { res }), caller: anonymousRequest })
      try {
        return await execute(document, variables, await admit())
      } catch (error) {
        // The authenticator turned him away.
        if (error instanceof GraphQLError) return { errors: [error] }
        return { errors: [reported(error, { req })] }
      }
    },
    report: reported,
  })

  /** A list that is the same for everybody, whatever else the request says. */
  async function list(path: string, req: IncomingMessage): Promise<Answer> {
    const admit = () => Promise.resolve({ caller: anonymousRequest })
    const response = await answer(new Request(origin + path), { req, admit })
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
      return cache.answer(url, req, res, () => list(url, req))
    let admitted: Promise<OperationOrigin> | undefined
    const door = async () => ({ req, res, caller: await authenticator.authenticate(req, res, 'rest') })
    const response = await answer(webRequest(req, origin), { req, res, admit: () => (admitted ??= door()) })
    res.statusCode = response.status
    if (response.status === 401) res.setHeader('www-authenticate', 'Bearer')
    res.setHeader('cache-control', privateCache)
    for (const [name, value] of response.headers) res.setHeader(name, value)
    res.end(new Uint8Array(await response.arrayBuffer()))
  }
}
