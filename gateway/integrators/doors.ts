import type { IncomingMessage, ServerResponse } from 'node:http'
import { printedSchema } from '../../schema/printed.ts'
import type { Handler } from '../answer.ts'
import { sendAnswer } from '../kept.ts'
import { privateCache } from '../security/headers.ts'

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Leads whoever opens `/api` itself to the page that describes it; `others` answers what is no question. */
export function toDocs(others: Handler): Handler {
  return (req, res) => {
    if (!isRead(req)) return others(req, res)
    res.writeHead(302, { location: '/api/docs', 'cache-control': privateCache }).end()
  }
}

/** For the first who asks: it takes a while. */
let printed: string | undefined

/** `/schema.graphql`: the schema in its own language, for programs that make code of it. */
export async function sendSchema(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (!isRead(req)) {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const headers = { 'content-type': 'application/graphql; charset=utf-8', 'cache-control': privateCache }
  await sendAnswer({ status: 200, headers, body: (printed ??= printedSchema()) }, req, res)
}
