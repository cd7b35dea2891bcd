import pg from 'pg'
import { openDatabase } from '../../../db/connection/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { newPlace } from '../../../db/testing/testDatabases.ts'
import { installedPrograms, startPostgres } from '../servers/postgres.ts'
import { client, startServer, type RunningServer } from '../servers/server.ts'
import { generateLoad, inRounds, median, type LoadResult } from './hammer.ts'
import { queries, wordsOf } from './queries.ts'

const messages = 1_000_000
const projets = 100_000
const counts = [1, 2, 4]
const rounds = 3
const roundMs = 3_000
const connections = 32
const create =
  'mutation { createContact(input: { nom: "Awa", email: "a@example.com", message: "Bonjour" }) { __typename } }'

/** One, two and four servers on a PostgreSQL of a million messages and a hundred thousand projets, asked in turn in the same rounds. */
export async function benchScale(): Promise<void> {
  const postgres = await startPostgres({ machines: installedPrograms() })
  process.env.TEST_POSTGRES_URL = postgres.url
  const place = await newPlace('postgres')
  await fill(place)
  const servers: RunningServer[] = []
  try {
    for (let n = 0; n < Math.max(...counts); n++)
      servers.push(
        await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '', LOG_LEVEL: 'error' }),
      )
    await compare(servers)
  } finally {
    for (const server of servers) await server.stop()
  }
  await assertNoScans(place.url ?? '')
  place.remove()
  await postgres.stop()
}

async function fill(place: Awaited<ReturnType<typeof newPlace>>): Promise<void> {
  const db = await openDatabase(place)
  await migrate(db)
  await db.close()
  const database = new pg.Client({ connectionString: place.url })
  await database.connect()
  const nom = `'Commune ' || n`
  const message = { nom, email: `'a@example.com'`, message: `'Bonjour'`, lu: 'n % 3 > 0' }
  await addMany(database, 'contact', messages, message)
  await addMany(database, 'projet', projets, { nom, slug: `'commune-' || n` })
  await database.end()
}

/** Published rows, with their number, and what they are searched by made afterwards: one by one that takes a quarter of an hour. */
async function addMany(
  database: pg.Client,
  table: 'contact' | 'projet',
  count: number,
  own: Record<string, string>,
): Promise<void> {
  const { rows: searched } = await database.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexdef like '%using gin%'`,
    [table],
  )
  for (const { indexname } of searched) await database.query(`drop index "${indexname}"`)
  const values = {
    status: 'true',
    softdelete: 'false',
    version: '1',
    createdAt: `''`,
    updatedAt: `''`,
    label: `'commune ' || n`,
    search: `'commune ' || n || ' fin'`,
    ...own,
  }
  const names = Object.keys(values).map((name) => `"${name}"`)
  await database.query('set session_replication_role = replica')
  await database.query(
    `insert into "${table}" (${names.join()}) select ${Object.values(values).join()} from generate_series(1, ${count}) n`,
  )
  await database.query(
    `update "contentStats" set "total" = ${count}, "active" = ${count} where "type" = '${table}'`,
  )
  for (const { indexdef } of searched) await database.query(indexdef)
  await database.query(`vacuum analyze "${table}"`)
}

async function compare(servers: RunningServer[]): Promise<void> {
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const staff = client(first.origin)
  await staff.signIn()
  const list = (own: string) =>
    `{ admin { messages(type: CONTACT, status: true, first: 25${own}) { totalCount edges { node { id libelle } } } } }`
  const work = {
    ...Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [name, wordsOf(JSON.stringify({ query }))]),
    ),
    '25 messages and their number': wordsOf(JSON.stringify({ query: list('') }), staff.credentials()),
    'a word that few messages have': wordsOf(
      JSON.stringify({ query: list(', search: "commune 217 fin"') }),
      staff.credentials(),
    ),
    'a message is written': wordsOf(JSON.stringify({ query: create }), staff.credentials()),
  }
  const written = await staff.run<{ createContact: { __typename: string } }>(create)
  if (written.createContact.__typename !== 'CreateContactPayload') throw new Error(JSON.stringify(written))
  console.log(`\n| not kept, on PostgreSQL | ${counts.map((count) => `${count}, req/s | p99`).join(' | ')} |`)
  console.log(`|---${'|---|---'.repeat(counts.length)}|`)
  for (const [name, words] of Object.entries(work)) {
    const found = await inRounds(rounds, counts, (count) => hammerAll(servers.slice(0, count), words))
    const cells = found
      .map(median)
      .map(({ perSecond, p99 }) => `${Math.round(perSecond)} | ${p99.toFixed(1)} ms`)
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

async function hammerAll(servers: RunningServer[], words: string): Promise<LoadResult> {
  const all = await Promise.all(
    servers.map(({ origin }) =>
      generateLoad(Number(new URL(origin).port), () => words, 200, roundMs, connections / servers.length),
    ),
  )
  return {
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
  }
}

/** Throws where a list was read as a whole: servers have told PostgreSQL's statistics by their end. */
async function assertNoScans(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { rows } = await database.query<{ table: string; isScanned: boolean }>(
    `select relname as "table", seq_tup_read > 0 or idx_scan = 0 as "isScanned"
    from pg_stat_user_tables where relname in ('contact', 'projet')`,
  )
  await database.end()
  const scanned = rows.filter(({ isScanned }) => isScanned)
  if (rows.length < 2 || scanned.length > 0) throw new Error(`Lists were scanned: ${JSON.stringify(rows)}`)
  console.log('No list was read as a whole.')
}
