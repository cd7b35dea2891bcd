import { openDatabase } from '../../../db/connection/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { addRows } from '../../../db/testing/testDatabases.ts'
import { persistedIdOf } from '../testing/operations.ts'
import { compare, type Asked, type Subject } from './compare.ts'
import { placeForOne, serve, signedIn } from './servers.ts'

/** A thousand messages have no hundred pages of the usual twenty. */
const more = { first: 9, pages: 100 }

type Inbox = Subject & { after: string | null }

const list = {
  type: 'CONTACT',
  lu: null,
  status: true,
  trashed: false,
  everywhere: false,
  indesirables: false,
  search: null,
}
const page = (own: object) => () => ({
  id: persistedIdOf('DashboardPageQuery'),
  variables: { ...list, ...own },
})
const asked: readonly Asked<Inbox>[] = [
  { name: 'first page of the dashboard', operation: page({}) },
  { name: 'its unread messages', operation: page({ lu: false }) },
  {
    name: 'the hundredth « Voir plus »',
    operation: ({ after }) => ({
      id: persistedIdOf('useMessagesPaginationQuery'),
      variables: { ...list, id: Buffer.from('Admin:admin').toString('base64'), first: more.first, after },
    }),
  },
  { name: 'a search that finds all', operation: page({ search: 'commune' }) },
  { name: 'a search that finds one', operation: page({ search: 'commune 217 fin' }) },
  { name: 'a search that finds nothing', operation: page({ search: 'commune introuvable' }) },
]

/** The back office over a million messages, beside the same with a thousand: one asks, one thing after the other. */
export async function benchMessages(): Promise<void> {
  const inboxes = [await inbox('a million', 1_000_000), await inbox('a thousand', 1_000)]
  await compare('messages', inboxes, asked, { connections: 1 })
}

async function inbox(name: string, count: number): Promise<Inbox> {
  const place = await placeForOne()
  const db = await openDatabase(place)
  await migrate(db)
  const nom = `'Commune ' || n`
  const own = { nom, email: `'a@example.com'`, message: `'Bonjour'`, status: 'true', lu: 'n % 3 > 0' }
  await addRows(db, 'contact', count, own)
  await db.close()
  const served = await serve(name, { DATA_DIR: place.dataDir, CONTENT: 'empty', LOG_LEVEL: 'silent' })
  const api = await signedIn(served.server.origin)
  let after: string | null = null
  for (let n = 1; n < more.pages; n++) {
    const { admin }: Page = await api.run<Page>(
      `query ($first: Int!, $after: String) { admin { messages(type: CONTACT, status: true, first: $first,
        after: $after) { pageInfo { endCursor } } } }`,
      { first: more.first, after },
    )
    after = admin.messages.pageInfo.endCursor
  }
  return { ...served, headers: api.credentials(), after }
}

interface Page {
  admin: { messages: { pageInfo: { endCursor: string } } }
}
