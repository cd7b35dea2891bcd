import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { resetLink, resetPassword } from './newPassword.ts'
import { verifyPassword } from './password.ts'
import { registerFirst, setupLink } from './registration.ts'

const publicUrl = 'https://geo.example'
const email = 'awa@example.com'

describe.each(kinds)('a link that works once, used by many at once on %s', (kind) => {
  let database: TestDatabase
  let other: Db

  beforeAll(async () => {
    database = await newDatabase(kind)
    other = await openDatabase(database.place)
  })
  afterAll(async () => {
    await other.close()
    await database.close()
  })

  /** As if by two servers. Passwords are hashed four at a time: more than three rounds of them would try nothing new. */
  function atOnce<T>(uses: number, use: (db: Db, n: number) => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: uses }, (_, n) => use(n % 2 ? other : database.db, n)))
  }

  async function newResetToken(): Promise<string> {
    const link = await resetLink(database.db, publicUrl, email)
    if (!link) throw new Error('There is no such account.')
    return link.split('=').at(-1) ?? ''
  }

  const passwordOf = (n: number) => `une phrase assez longue ${n}`

  async function winners(results: unknown[]): Promise<number[]> {
    const won = results.flatMap((result, n) => (result === null ? [] : [n]))
    const account = await database.db.read.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    for (const n of won) expect(await verifyPassword(account.passwordHash, passwordOf(n))).toBe(true)
    return won
  }

  test('makes one first administrator', async () => {
    const setup = (await setupLink(database.db, publicUrl))?.split('=').at(-1) ?? ''
    const results = await atOnce(12, (db, n) =>
      registerFirst(db, { nom: 'Awa', email, password: passwordOf(n) }, setup),
    )
    expect(await winners(results)).toHaveLength(1)
  })

  test('opens nothing where the clock was ahead when it was made: it would for longer than an hour', async () => {
    const token = await newResetToken()
    const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    await database.db.transaction((trx) => trx.updateTable('oneTimeToken').set({ expiresAt }).execute())
    expect(await resetPassword(database.db, token, passwordOf(0))).toBeNull()
    await newResetToken()
    expect(await database.db.read.selectFrom('oneTimeToken').selectAll().execute()).toHaveLength(1)
  })

  test('sets one new password', async () => {
    const token = await newResetToken()
    const results = await atOnce(12, (db, n) => resetPassword(db, token, passwordOf(n)))
    expect(await winners(results)).toHaveLength(1)
  })

  test('sets one new password, though there are several of them', async () => {
    const tokens = [await newResetToken(), await newResetToken(), await newResetToken()]
    const results = await atOnce(12, (db, n) => resetPassword(db, tokens[n % 3] ?? '', passwordOf(n)))
    expect(await winners(results)).toHaveLength(1)
  })
})
