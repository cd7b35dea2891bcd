import pg from 'pg'
import { openDatabase } from '../../../db/connection/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { installedPrograms, startPostgres } from '../servers/postgres.ts'
import { compare, type Asked, type Subject } from './compare.ts'
import { texts } from './kept.ts'
import { atTheEnd, placeForOne, serve, signedIn, type Served } from './servers.ts'

const messages = 1_000_000
const projets = 100_000
const counts = [1, 2, 4]
const list = (own: string) =>
  `{ admin { messages(type: CONTACT, status: true, first: 25${own}) { totalCount edges { node { id libelle } } } } }`
const create =
  'mutation { createContact(input: { nom: "Awa", email: "a@example.com", message: "Bonjour" }) { __typename } }'
const asked: readonly Asked<Subject>[] = [
  ...texts,
  { name: '25 messages and their number', operation: () => ({ query: list('') }) },
  {
    name: 'a word that few messages have',
    operation: () => ({ query: list(', search: "commune 217 fin"') }),
  },
  { name: 'a message is written', operation: () => ({ query: create }) },
]

/** One, two and four servers on a PostgreSQL of a million messages and a hundred thousand projets. */
export async function benchScale(): Promise<void> {
  const postgres = await startPostgres({ machines: installedPrograms() })
  atTheEnd(postgres.stop)
  process.env.TEST_POSTGRES_URL = postgres.url
  const place = await placeForOne('postgres')
  const db = await openDatabase(place)
  await migrate(db)
  await db.close()
  const database = new pg.Client({ connectionString: place.url })
  await database.connect()
  atTheEnd(() => database.end())
  const nom = `'Commune ' || n`
  const message = { nom, email: `'a@example.com'`, message: `'Bonjour'`, lu: 'n % 3 > 0' }
  await addMany(database, 'contact', messages, message)
  await addMany(database, 'projet', projets, { nom, slug: `'commune-' || n` })
  const servers: Served[] = []
  for (let n = 0; n < Math.max(...counts); n++)
    servers.push(
      await serve(`server ${n}`, {
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.url ?? '',
        CONTENT: 'empty',
        LOG_LEVEL: 'error',
      }),
    )
  const headers = (await signedIn(servers[0]?.server.origin ?? '')).credentials()
  const subjects = counts.map((count) => ({
    name: `${count} of them`,
    ports: servers.slice(0, count).map(({ port }) => port),
    headers,
  }))
  await compare('not kept, on PostgreSQL', subjects, asked, { roundMs: 3_000, connections: 32 })
  // Servers have told its statistics by their end.
  for (const { server } of servers) await server.stop()
  await assertNoScans(database)
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
  for (const statement of [
    ...searched.map(({ indexname }) => `drop index "${indexname}"`),
    'set session_replication_role = replica',
    `insert into "${table}" (${names.join()}) select ${Object.values(values).join()} from generate_series(1, ${count}) n`,
    `update "contentStats" set "total" = ${count}, "active" = ${count} where "type" = '${table}'`,
    ...searched.map(({ indexdef }) => indexdef),
    `vacuum analyze "${table}"`,
  ])
    await database.query(statement)
}

/** Throws where a list was read as a whole. */
async function assertNoScans(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ table: string; isScanned: boolean }>(
    `select relname as "table", seq_tup_read > 0 or idx_scan = 0 as "isScanned"
    from pg_stat_user_tables where relname in ('contact', 'projet')`,
  )
  const scanned = rows.filter(({ isScanned }) => isScanned)
  if (rows.length < 2 || scanned.length > 0) throw new Error(`Lists were scanned: ${JSON.stringify(rows)}`)
  console.log('No list was read as a whole.')
}
