import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kinds, newDatabase, type TestDatabase } from '../../db/testDatabases.ts'
import { absoluteLimit, accountOfSession, closeSession, idleLimit, openSession } from './session.ts'

describe.each(kinds)('sessions on %s', (kind) => {
  let place: TestDatabase
  let accountId: number
  beforeEach(async () => {
    place = await newDatabase(kind)
    accountId = await place.db.transaction(async (trx) => {
      const account = {
        nom: 'Awa',
        email: 'awa@example.com',
        passwordHash: 'x',
        status: true,
        createdAt: ago(0),
      }
      const { id } = await trx.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
      return id
    })
  })
  afterEach(() => place.close())

  const open = (replaces?: string) => openSession(place.db, { accountId, userAgent: 'test', replaces })

  /** As if that much time had passed since then. */
  function age(column: 'createdAt' | 'lastSeenAt', milliseconds: number) {
    return place.db.transaction((trx) =>
      trx
        .updateTable('session')
        .set({ [column]: ago(milliseconds) })
        .execute(),
    )
  }

  test('a token opens its account, and only its hash is kept', async () => {
    const token = await open()
    expect(await accountOfSession(place.db, token)).toMatchObject({ email: 'awa@example.com' })
    expect(await accountOfSession(place.db, `${token}x`)).toBeNull()
    const rows = await place.db.read.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('it ends when closed, and when another replaces it', async () => {
    const first = await open()
    const second = await open(first)
    expect(await accountOfSession(place.db, first)).toBeNull()
    await closeSession(place.db, second)
    expect(await accountOfSession(place.db, second)).toBeNull()
  })

  test('it ends when it was not used for long', async () => {
    const token = await open()
    await age('lastSeenAt', idleLimit + 1000)
    expect(await accountOfSession(place.db, token)).toBeNull()
  })

  test('it ends at last, however much it is used', async () => {
    const token = await open()
    await age('createdAt', absoluteLimit + 1000)
    expect(await accountOfSession(place.db, token)).toBeNull()
  })

  test('its use is noted, at most once a minute', async () => {
    const token = await open()
    await age('lastSeenAt', 30_000)
    place.queries.length = 0
    await accountOfSession(place.db, token)
    expect(place.queries.filter((sql) => sql.startsWith('update'))).toEqual([])
    await age('lastSeenAt', 90_000)
    await accountOfSession(place.db, token)
    const { lastSeenAt } = await place.db.read.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    expect(Date.parse(lastSeenAt)).toBeGreaterThan(Date.now() - 20_000)
  })

  test('a disabled account has none', async () => {
    const token = await open()
    await place.db.transaction((trx) => trx.updateTable('account').set({ status: false }).execute())
    expect(await accountOfSession(place.db, token)).toBeNull()
  })
})

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}
