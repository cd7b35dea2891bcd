import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type DocumentNode, GraphQLError, parse } from 'graphql'
import { contentTypeOf, messageTables } from '../../db/content/contentTypes.ts'
import type { Db } from '../../db/connection/connect.ts'
import { record } from '../../db/journal/journal.ts'
import type { MessageTable } from '../../db/tables.ts'
import { typeNames } from '../../schema/content/globalId.ts'
import { actorFor } from '../../schema/context.ts'
import { unauthenticated } from '../../schema/errors.ts'
import { readBody } from '../../rest-compat/bodies/body.ts'
import { Refusal } from '../../rest-compat/refusal.ts'
import type { Authenticator } from '../auth/visitor.ts'
import type { Execute } from '../graphql/execute.ts'
import { setDocumentHeaders } from '../security/headers.ts'
import { openDocument, sendFile } from '../uploads/serve.ts'
import { webRequest } from '../http/webRequest.ts'
import type { Storage } from '../uploads/storage.ts'
import { byteOrderMark, type Cell, csvLine } from './csv.ts'
import { fileNames, headsOf, type Node, type Reading, recordOf, selectionOf } from './fields.ts'
import { refuse } from '../http/refusal.ts'
import { zip, type ZipEntry } from './zip.ts'

interface Options {
  db: Db
  documents: Storage
  execute: Execute
  authenticator: Authenticator
  origin: string
  timeZone: string
}

interface Answer {
  admin: {
    person: { messages?: Node[]; indesirables?: { databaseId: number; content: Node }[] } | null
  }
}

interface Sent {
  node: Node
  record: [string, Cell][]
}

/** What is held of one type, page by page. */
type PagesOf = (type: MessageTable) => AsyncGenerator<Sent[]>

const pageLength = 100
const lists = ['messages', 'indesirables'] as const

/** Queries by list and type, since each has fields of its own. */
const queries = new Map<string, DocumentNode>(
  messageTables.flatMap((type) => {
    const selection = `... on ${typeNames[type]} { ${selectionOf(type)} }`
    const selections = { messages: selection, indesirables: `databaseId content { ${selection} }` }
    return lists.map((list): [string, DocumentNode] => [
      `${list} ${type}`,
      parse(`query ($email: String!, $after: Int!) { admin { person(email: $email) {
        ${list}(type: ${type.toUpperCase()}, first: ${pageLength}, after: $after) { ${selections[list]} } } } }`),
    ])
  }),
)

/**
 * Answers `POST /admin/exports/personne.zip` with an `email`, which so is in no log, to administrators: all that is held on
 * the address, as JSON, as tables and with the documents, page by page as it is read; the journal tells of it. Others are
 * refused as by every door, also whose sign-in ends meanwhile: his archive breaks off.
 */
export function createPersonExport({ db, documents, execute, authenticator, origin, timeZone }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.method !== 'POST') {
      res.writeHead(405, { allow: 'POST' }).end()
      return true
    }
    setDocumentHeaders(res)
    try {
      const caller = await authenticator.authenticate(req, res, 'graphql')
      const email = caller.visitor.account ? await emailIn(req, origin) : ''
      const read = async (list: (typeof lists)[number], type: MessageTable, after: number) => {
        if (!(await caller.auth.stillSignedIn())) throw unauthenticated()
        const query = queries.get(`${list} ${type}`)
        if (!query) throw new Error(`No query reads ${list} of ${type}.`)
        const { data, errors } = await execute<Answer>(query, { email, after }, { caller })
        if (errors?.[0] || !data) throw errors?.[0] ?? new Error('The query answered nothing.')
        return data.admin.person
      }
      if (!(await read('messages', 'contact', 0))) return false
      const own = db.actingAs(() => actorFor(caller.visitor))
      await own.transaction((trx) => record(trx, { act: 'exportPerson' }))
      res.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="donnees-personnelles.zip"',
      })
      const all = entries(email, pagesOf(read, { origin, timeZone }), (key) =>
        openDocument(key, db, documents),
      )
      await sendFile(Readable.from(zip(all)), res)
    } catch (error) {
      refuse(error, res)
    }
    return true
  }
}

async function emailIn(req: IncomingMessage, origin: string): Promise<string> {
  const { email } = await readBody(webRequest(req, origin)).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } })
    throw error
  })
  return typeof email === 'string' ? email : ''
}

type Read = (
  list: (typeof lists)[number],
  type: MessageTable,
  after: number,
) => Promise<Answer['admin']['person']>

function pagesOf(read: Read, reading: Reading): PagesOf {
  return async function* (type) {
    for (const list of lists) {
      for (let after: number | undefined = 0; after !== undefined;) {
        const person: Answer['admin']['person'] = await read(list, type, after)
        const kept = (person?.messages ?? []).map((node) => ({
          at: node.databaseId,
          node,
          record: recordOf(type, node, reading),
        }))
        const aside = (person?.indesirables ?? []).map(({ databaseId: at, content: node }) => ({
          at,
          node,
          record: recordOf(type, node, reading, 'Indésirable'),
        }))
        const page = [...kept, ...aside]
        if (page.length > 0) yield page
        after = page.length < pageLength ? undefined : page.at(-1)?.at
      }
    }
  }
}

type Open = (key: string) => ReturnType<typeof openDocument>

async function* entries(email: string, pages: PagesOf, open: Open): AsyncGenerator<ZipEntry> {
  for (const type of messageTables) {
    const read = pages(type)
    const first = await read.next()
    if (!first.done) yield { name: `${fileNames[type]}.csv`, pieces: inBytes(table(type, first.value, read)) }
  }
  yield { name: 'donnees.json', pieces: inBytes(json(email, pages)) }
  for (const type of messageTables.filter((one) => contentTypeOf(one).files.length > 0))
    for await (const page of pages(type))
      for (const { node } of page) {
        const cv = typeof node.cv === 'object' ? node.cv : null
        const stored = cv && (await open(cv.url.split('/').at(-1) ?? ''))
        if (stored) yield { name: `documents/${node.databaseId}-${stored.name}`, pieces: stored.stream }
      }
}

async function* table(
  type: MessageTable,
  first: Sent[],
  others: AsyncIterable<Sent[]>,
): AsyncGenerator<string> {
  const linesOf = (page: Sent[]) =>
    page.map(({ record: one }) => csvLine(one.map(([, cell]) => cell))).join('')
  yield byteOrderMark + csvLine(headsOf(type)) + linesOf(first)
  for await (const page of others) yield linesOf(page)
}

/** One object of lists, as `JSON.stringify` writes it for people. */
async function* json(email: string, pages: PagesOf): AsyncGenerator<string> {
  yield `{\n  "Adresse e-mail": ${JSON.stringify(email)}`
  for (const type of messageTables) {
    yield `,\n  ${JSON.stringify(fileNames[type])}: [`
    let before = ''
    for await (const page of pages(type))
      for (const { record: one } of page) {
        const written = JSON.stringify(Object.fromEntries(one), null, 2).replaceAll('\n', '\n    ')
        yield `${before}\n    ${written}`
        before = ','
      }
    yield before === '' ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}
