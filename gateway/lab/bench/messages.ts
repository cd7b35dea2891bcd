import { getOperationAST } from 'graphql'
import { openDatabase } from '../../../db/connection/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { addRows, newPlace } from '../../../db/testing/testDatabases.ts'
import { persistedOperations } from '../../pages/site.ts'
import { client, startServer } from '../servers/server.ts'
import { inRounds } from './hammer.ts'

const few = 1000
const many = 1_000_000
const rounds = 100
/** A thousand messages have no hundred pages of the usual twenty. */
const more = { first: 9, pages: 100 }

type Contender = readonly [name: string, ask: () => Promise<Response>]

interface Page {
  admin: { messages: { pageInfo: { endCursor: string } } }
}

/** The back office over a million messages: each ratio is to the same with a thousand. */
export async function benchMessages(): Promise<void> {
  const [small, large] = [await inbox(few), await inbox(many)]
  // In turn, small and large, so that both meet the same machine.
  const subjects = small.subjects.flatMap((subject, n) => [subject, large.subjects[n] ?? subject])
  const medians = await mediansOf(subjects)
  console.log(`\nA million messages, to a thousand of them:`)
  for (const [n, [name]] of small.subjects.entries())
    console.log(`${name.padEnd(52)} × ${((medians[2 * n + 1] ?? NaN) / (medians[2 * n] ?? NaN)).toFixed(1)}`)
  await small.stop()
  await large.stop()
}

/** The median time of each, in milliseconds. */
async function mediansOf(subjects: readonly Contender[]): Promise<number[]> {
  const times = await inRounds(rounds, subjects, async ([name, ask]) => {
    const start = performance.now()
    const response = await ask()
    const text = await response.text()
    if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${name}: ${response.status} ${text}`)
    return performance.now() - start
  })
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN)
}

async function inbox(count: number): Promise<{ subjects: Contender[]; stop(): Promise<void> }> {
  const place = await newPlace('sqlite')
  const db = await openDatabase(place)
  await migrate(db)
  await addRows(db, 'contact', count, {
    nom: `'Commune ' || n`,
    email: `'a@example.com'`,
    message: `'Bonjour'`,
    status: 'true',
    lu: 'n % 3 > 0',
  })
  await db.close()
  const server = await startServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
  const api = client(server.origin)
  await api.signIn()

  const post = (body: object) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...api.credentials() },
      body: JSON.stringify(body),
    })
  const dashboard = persisted('DashboardPageQuery')
  const next = persisted('useMessagesPaginationQuery')
  const list = {
    type: 'CONTACT',
    lu: null,
    status: true,
    trashed: false,
    everywhere: false,
    indesirables: false,
    search: null,
  }
  const page = (own: object) => post({ id: dashboard, variables: { ...list, ...own } })

  let after: string | null = null
  for (let n = 1; n < more.pages; n++) {
    const read: Page = await api.run<Page>(
      `query ($first: Int!, $after: String) { admin { messages(type: CONTACT, status: true, first: $first,
        after: $after) { pageInfo { endCursor } } } }`,
      { first: more.first, after },
    )
    after = read.admin.messages.pageInfo.endCursor
  }
  const id = Buffer.from('Admin:admin').toString('base64')
  return {
    subjects: [
      ['first page of the dashboard', () => page({})],
      ['its unread messages', () => page({ lu: false })],
      [
        'the hundredth « Voir plus »',
        () => post({ id: next, variables: { ...list, id, first: more.first, after } }),
      ],
      ['a search that finds all', () => page({ search: 'commune' })],
      ['a search that finds one', () => page({ search: 'commune 217 fin' })],
      ['a search that finds nothing', () => page({ search: 'commune introuvable' })],
    ],
    async stop() {
      await server.stop()
      place.remove()
    },
  }
}

function persisted(name: string): string {
  const found = [...persistedOperations()].find(([, text]) => getOperationAST(text)?.name?.value === name)
  if (!found) throw new Error(`There is no operation named ${name}.`)
  return found[0]
}
