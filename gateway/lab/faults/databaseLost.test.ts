import pg from 'pg'
import { expect, test } from 'vitest'
import { newMigrated } from '../../../db/testing/testDatabases.ts'
import { startInProcess } from '../servers/inProcess.ts'

const body = JSON.stringify({
  query: `mutation { createContact(input: { nom: "A", email: "a@example.com", message: "B" }) { __typename } }`,
})

test('a PostgreSQL connection that breaks in the middle of a mutation fails that one whole and alone, and is told once', async () => {
  const place = await newMigrated('postgres')
  const server = await startInProcess({}, place)
  const [other, watcher] = [
    new pg.Client({ connectionString: place.url }),
    new pg.Client({ connectionString: place.url }),
  ]
  await other.connect()
  // Within one transaction the list of connections stays as it was read first.
  await watcher.connect()
  const count = async (what: string) => {
    const { rows } = await watcher.query<{ n: number }>(
      `select count(${what})::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.n ?? 0
  }
  const ask = () => {
    const headers = { 'content-type': 'application/json' }
    return fetch(`${server.origin}/graphql`, { method: 'POST', headers, body })
  }
  const create = async (): Promise<unknown> => (await ask()).json()

  // The message is written, and what tells of it waits.
  await other.query('begin; lock table notification in access exclusive mode')
  const cut = ask()
  while ((await count('pid')) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await count('pg_terminate_backend(pid)')
  const { status, headers } = await cut
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(await (await cut).json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  await other.query('rollback')
  // As many as the pool has places, and some.
  const then = await Promise.all(Array.from({ length: 12 }, create))
  expect(then).toMatchObject(
    then.map(() => ({ data: { createContact: { __typename: 'CreateContactPayload' } } })),
  )
  const { rows } = await other.query(
    'select (select count(*) from contact) as told, (select count(*) from notification) as notified',
  )
  expect(rows).toEqual([{ told: '12', notified: '12' }])
  expect(server.log().match(/"level":50/g)).toHaveLength(1)

  await Promise.all([other.end(), watcher.end()])
  await server.stop()
  place.remove()
})
