import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type DocumentNode, parse } from 'graphql'
import type { Db } from '../../db/connection/connect.ts'
import { isContentTable, isMessageTable, messageTables } from '../../db/content/contentTypes.ts'
import { record } from '../../db/journal/journal.ts'
import type { MessageTable } from '../../db/tables.ts'
import { typeNames } from '../../schema/content/globalId.ts'
import { actorFor } from '../../schema/context.ts'
import { unauthenticated } from '../../schema/errors.ts'
import type { Authenticator } from '../auth/visitor.ts'
import type { Execute } from '../graphql/execute.ts'
import { setDocumentHeaders } from '../security/headers.ts'
import { sendFile } from '../uploads/serve.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { refuse } from '../http/refusal.ts'
import { fileNames, headsOf, type Node, type Reading, recordOf, selectionOf } from './fields.ts'

interface Options {
  db: Db
  execute: Execute
  authenticator: Authenticator
  origin: string
  timeZone: string
}

interface Page {
  admin: { messages: { edges: { node: Node }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }
}

/** Documents by type, since each has fields of its own. */
const documents = new Map<string, DocumentNode>(
  messageTables.map((type) => [
    type,
    parse(`query ($lu: Boolean, $status: Boolean, $trashed: Boolean, $everywhere: Boolean, $search: String, $after: String) {
      admin { messages(type: ${type.toUpperCase()}, lu: $lu, status: $status, trashed: $trashed, everywhere: $everywhere,
        search: $search, first: 100, after: $after) {
        edges { node { ... on ${typeNames[type]} { ${selectionOf(type)} } } } pageInfo { hasNextPage endCursor } } } }`),
  ]),
)

/**
 * Answers `GET /admin/exports/<type>.csv` to those who see messages: all of the type that the filters of `Admin.messages` let
 * through, line by line as they are read; the journal tells of it. Others are refused as by every door.
 */
export function createMessageExport({ db, execute, authenticator, origin, timeZone }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = new URL(req.url ?? '/', origin)
    const type = /^\/admin\/exports\/(\w+)\.csv$/.exec(url.pathname)?.[1] ?? ''
    const document = documents.get(type)
    if (req.method !== 'GET' || !document || !isContentTable(type) || !isMessageTable(type)) return false
    setDocumentHeaders(res)
    try {
      const caller = await authenticator.authenticate(req, res, 'graphql')
      const filters = filtersOf(url.searchParams)
      const read = async (after: string | null): Promise<Page['admin']['messages']> => {
        // Much can happen between two pages that somebody takes in his own time.
        if (!(await caller.auth.stillSignedIn())) throw unauthenticated()
        const { data, errors } = await execute<Page>(document, { ...filters, after }, { caller })
        if (errors?.[0] || !data) throw errors?.[0] ?? new Error('The query answered nothing.')
        return data.admin.messages
      }
      const first = await read(null)
      const own = db.actingAs(() => actorFor(caller.visitor))
      await own.transaction((trx) => record(trx, { act: 'exportMessages' }))
      res.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileNames[type]}-${new Date().toISOString().slice(0, 10)}.csv"`,
      })
      await sendFile(Readable.from(lines(type, first, read, { origin, timeZone })), res)
    } catch (error) {
      refuse(error, res)
    }
    return true
  }
}

async function* lines(
  type: MessageTable,
  first: Page['admin']['messages'],
  read: (after: string) => Promise<Page['admin']['messages']>,
  reading: Reading,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headsOf(type))
  for (let page = first; ; page = await read(page.pageInfo.endCursor)) {
    const records = page.edges.map(({ node }) => recordOf(type, node, reading).map(([, cell]) => cell))
    if (records.length > 0) yield records.map(csvLine).join('')
    if (!page.pageInfo.hasNextPage) return
  }
}

function filtersOf(search: URLSearchParams): Record<string, boolean | string | null> {
  const flags = ['lu', 'status', 'trashed', 'everywhere'].map((name): [string, boolean | null] => {
    const value = search.get(name)
    return [name, value === 'true' ? true : value === 'false' ? false : null]
  })
  return { ...Object.fromEntries(flags), search: search.get('search') }
}
