import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type DocumentNode, parse } from 'graphql'
import { readTables } from '../../db/contentFacts.ts'
import type { Db } from '../../db/connect.ts'
import { record } from '../../db/journal.ts'
import type { ReadTable } from '../../db/tables.ts'
import { typeNames } from '../../schema/content/contentType.ts'
import { actorFor } from '../../schema/context.ts'
import type { Doorman } from '../auth/visitor.ts'
import type { Execute } from '../graphql/execute.ts'
import { setDocumentHeaders } from '../security/headers.ts'
import { openDocument, send } from '../uploads/serve.ts'
import type { Storage } from '../uploads/storage.ts'
import { byteOrderMark, type Cell, csvLine } from './csv.ts'
import { fileNames, headsOf, type Node, recordOf, selectionOf } from './fields.ts'
import { refuse } from './refusal.ts'
import { zip, type ZipEntry } from './zip.ts'

interface Options {
  db: Db
  documents: Storage
  execute: Execute
  doorman: Doorman
  origin: string
}

/** Nothing is read of other types than the one that is asked for. */
type Selected = Node | Record<string, never>

interface Answer {
  admin: { person: { messages: Selected[]; indesirables: { content: Selected }[] } | null }
}

interface Sent {
  type: ReadTable
  node: Node
  record: [string, Cell][]
}

const queries = readTables.map((type): [ReadTable, DocumentNode] => {
  const selection = `... on ${typeNames[type]} { ${selectionOf(type)} }`
  const query = `query ($email: String!) { admin { person(email: $email) {
    messages { ${selection} } indesirables { content { ${selection} } } } } }`
  return [type, parse(query)]
})

/**
 * Answers `GET /admin/exports/personne.zip?email=…` to administrators: all that is held on the address, as JSON, as tables and
 * with the documents; the journal tells of it. Others are refused as by every door.
 */
export function createPersonExport({ db, documents, execute, doorman, origin }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = new URL(req.url ?? '/', origin)
    if (req.method !== 'GET' || url.pathname !== '/admin/exports/personne.zip') return false
    const email = url.searchParams.get('email') ?? ''
    setDocumentHeaders(res)
    try {
      const caller = await doorman.admit(req, res, 'graphql')
      const all: Sent[] = []
      for (const [type, query] of queries) {
        const { data, errors } = await execute<Answer>(query, { email }, { caller })
        if (errors?.[0] || !data) throw errors?.[0] ?? new Error('The query answered nothing.')
        if (!data.admin.person) return false
        all.push(...sentOf(type, data.admin.person, origin))
      }
      const own = db.as(() => actorFor(caller.visitor))
      await own.transaction((trx) => record(trx, { act: 'exportPerson' }))
      res.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="donnees-personnelles.zip"',
      })
      await send(Readable.from(zip(entries(email, all, (key) => openDocument(key, db, documents)))), res)
    } catch (error) {
      refuse(error, res)
    }
    return true
  }
}

function sentOf(
  type: ReadTable,
  { messages, indesirables }: NonNullable<Answer['admin']['person']>,
  origin: string,
): Sent[] {
  const kept = messages.filter(isOfType).map((node) => ({ type, node, record: recordOf(type, node, origin) }))
  const aside = indesirables
    .map(({ content }) => content)
    .filter(isOfType)
    .map((node) => ({ type, node, record: recordOf(type, node, origin, 'Indésirable') }))
  return [...kept, ...aside]
}

function isOfType(node: Selected): node is Node {
  return 'databaseId' in node
}

type Open = (key: string) => ReturnType<typeof openDocument>

async function* entries(email: string, all: Sent[], open: Open): AsyncGenerator<ZipEntry> {
  const data: Record<string, unknown> = { 'Adresse e-mail': email }
  for (const type of readTables) {
    const records = all.filter((one) => one.type === type).map((one) => one.record)
    data[fileNames[type]] = records.map((one) => Object.fromEntries(one))
    if (records.length === 0) continue
    const lines = [headsOf(type), ...records.map((one) => one.map(([, cell]) => cell))]
    const text = byteOrderMark + lines.map(csvLine).join('')
    yield { name: `${fileNames[type]}.csv`, bytes: Buffer.from(text) }
  }
  yield { name: 'donnees.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }
  for (const { node } of all) {
    const cv = typeof node.cv === 'object' ? node.cv : null
    const stored = cv && (await open(cv.url.split('/').at(-1) ?? ''))
    if (stored)
      yield { name: `documents/${node.databaseId}-${stored.name}`, bytes: await buffer(stored.stream) }
  }
}
