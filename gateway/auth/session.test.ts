import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../db/connection/connect.ts'
import { absoluteLimit, idleLimit } from '../../db/accounts/openSessions.ts'
import type { Row } from '../../db/tables.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { createApiToken } from './apiToken.ts'
import { createBackgroundWrites, type BackgroundWrites } from './backgroundWrites.ts'
import { setPassword } from './newPassword.ts'
import { closeSession, findSession, openSession } from './session.ts'

describe.each(kinds)('sessions on %s', (kind) => {
  let place: TestDatabase
  let account: Row<'account'>
  let notes: BackgroundWrites
  let failures: unknown[]
  beforeEach(async () => {
    failures = []
    notes = createBackgroundWrites((failure) => (failures.push(failure), 'INTERNAL'))
    place = await newDatabase(kind)
    const values = {
      nom: 'Awa',
      email: 'awa@example.com',
      passwordHash: 'x',
      status: true,
      createdAt: ago(0),
    }
    account = await place.db.transaction((trx) =>
      trx.insertInto('account').values(values).returningAll().executeTakeFirstOrThrow(),
    )
  })
  afterEach(() => place.close())

  const tryToOpen = (replaces?: string, forBrowser = true) =>
    openSession(place.db, { account, userAgent: 'test', replaces, forBrowser })

  async function openBoth(replaces?: string) {
    const opened = await tryToOpen(replaces)
    if (!opened?.cookie) throw new Error('No session was opened.')
    return { ...opened, cookie: opened.cookie }
  }
  const open = async (replaces?: string) => (await openBoth(replaces)).cookie

  const find = async (token: string, carrier: 'cookie' | 'bearer' = 'cookie', db: Db = place.db) =>
    (await findSession(db, { token, carrier }, notes))?.account ?? null

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
    expect(await find(token)).toMatchObject({ email: 'awa@example.com' })
    expect(await find(`${token}x`)).toBeNull()
    const rows = await place.db.read.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('it ends when closed, and when another replaces it', async () => {
    const first = await open()
    const { cookie: second, sessionId } = await openBoth(first)
    expect(await find(first)).toBeNull()
    await closeSession(place.db, sessionId)
    expect(await find(second)).toBeNull()
  })

  test('the cookie is no bearer token and the token no cookie, and a program has no cookie', async () => {
    const { cookie, token } = await openBoth()
    const found = async (secret: string) => [await find(secret, 'cookie'), await find(secret, 'bearer')]
    const id = { id: account.id }
    expect(await found(cookie)).toMatchObject([id, null])
    expect(await found(token)).toMatchObject([null, id])
    expect(await tryToOpen(undefined, false)).toMatchObject({ cookie: null })
  })

  test('it ends when it was not used for long', async () => {
    const token = await open()
    await age('lastSeenAt', idleLimit + 1000)
    expect(await find(token)).toBeNull()
  })

  test('it ends at last, however much it is used', async () => {
    const token = await open()
    await age('createdAt', absoluteLimit + 1000)
    expect(await find(token)).toBeNull()
  })

  test('its use is noted, at most once a minute', async () => {
    const token = await open()
    await age('lastSeenAt', 30_000)
    place.queries.length = 0
    await find(token)
    expect(place.queries.filter((sql) => sql.startsWith('update'))).toEqual([])
    await age('lastSeenAt', 90_000)
    await find(token)
    await notes.settled()
    const { lastSeenAt } = await place.db.read.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    expect(Date.parse(lastSeenAt)).toBeGreaterThan(Date.now() - 20_000)
  })

  test('who cannot be noted is known all the same, and tried again in a minute', async () => {
    const token = await open()
    await age('lastSeenAt', 90_000)
    const cannotWrite = { ...place.db, transaction: () => Promise.reject(new Error('full')) }
    for (let n = 0; n < 3; n++)
      expect(await find(token, 'cookie', cannotWrite)).toMatchObject({ id: account.id })
    await notes.settled()
    expect(failures).toHaveLength(1)
  })

  test('a disabled account has none', async () => {
    const token = await open()
    await place.db.transaction((trx) => trx.updateTable('account').set({ status: false }).execute())
    expect(await find(token)).toBeNull()
    expect(await tryToOpen()).toBeNull()
  })

  test('who has proven the old password gets none once there is a new one, nor a token, nor another', async () => {
    const renew = (next: string) => place.db.transaction((trx) => setPassword(trx, account, next))
    const proofs = [tryToOpen(), tryToOpen(), renew('y'), tryToOpen(), tryToOpen()]
    const makeToken = () =>
      createApiToken(place.db, account, {
        nom: 'Suivi',
        scope: 'WRITE',
        types: null,
        writableTypes: null,
        personalData: false,
        expiresAt: null,
      })
    await Promise.all([...proofs, makeToken(), makeToken()])
    const left = async (table: 'session' | 'apiToken') =>
      (await place.db.read.selectFrom(table).select('id').execute()).length
    expect([await left('session'), await left('apiToken')]).toEqual([0, 0])
    expect([await tryToOpen(), await makeToken(), (await renew('z')) ?? null]).toEqual([null, null, null])
  })
})

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}
