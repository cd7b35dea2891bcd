import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { closeAccount } from '../../db/accounts/accounts.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import type { Row } from '../../db/tables.ts'
import { TestAuthenticator } from '../lab/testing/authenticator.ts'
import { setPassword } from '../auth/newPassword.ts'
import { challengeMs } from './challenge.ts'
import { addOptions, addPasskey, checkSignIn, signInOptions, type Ceremony } from './passkeys.ts'

const origin = 'https://geometre.ci'

describe.each(kinds)('passkeys on %s', (kind) => {
  let place: TestDatabase
  let account: Row<'account'>
  let ceremony: Ceremony
  let authenticator: TestAuthenticator
  beforeEach(async () => {
    place = await newDatabase(kind)
    account = await place.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          nom: 'Awa',
          email: 'awa@example.com',
          passwordHash: 'x',
          status: true,
          createdAt: new Date().toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    ceremony = { db: as(account), party: { id: 'geometre.ci', origin }, sendsMail: true }
    authenticator = new TestAuthenticator(origin)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await place.close()
  })

  function as(who: Row<'account'> | null) {
    return place.db.actingAs(() => ({ door: 'graphql', tokenId: null, account: who }))
  }

  const owner = (sessionId = 1) => ({ account, sessionId })
  const add = async (one = authenticator, answer = {}, sessionId = 1) =>
    addPasskey(
      ceremony,
      owner(sessionId),
      'Téléphone',
      one.create(await addOptions(ceremony, owner()), answer),
    )
  const question = () => signInOptions(ceremony)
  const signIn = (credential: string) => checkSignIn({ ...ceremony, db: as(null) }, credential)
  const tables = async () => ({
    passkeys: await place.db.read.selectFrom('passkey').selectAll().execute(),
    answered: await place.db.read.selectFrom('answeredChallenge').selectAll().execute(),
    acts: (await place.db.read.selectFrom('journal').select('act').orderBy('id').execute()).map(
      ({ act }) => act,
    ),
    emails: (
      await place.db.read.selectFrom('job').select('payload').where('kind', '=', 'email').execute()
    ).map(({ payload }): unknown => JSON.parse(payload).act),
  })
  const opened = () => ({ opened: { id: account.id } })

  test('one is added, told to its owner, and signs in; of it the public key alone is kept', async () => {
    expect(await add()).toMatchObject({ nom: 'Téléphone', accountId: account.id, lastUsedAt: null })
    expect(await signIn(authenticator.get(await question()))).toMatchObject(opened())
    const { passkeys, acts, emails } = await tables()
    expect(passkeys).toMatchObject([{ counter: 2, transports: '["internal"]' }])
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
    expect(acts).toEqual(['addPasskey'])
    expect(emails).toEqual(['addPasskey'])
  })

  test('an answer opens once, also where two servers are given it at the same time', async () => {
    await add()
    const credential = authenticator.get(await question())
    const outcomes = await Promise.all([signIn(credential), signIn(credential), signIn(credential)])
    expect(outcomes.filter((one) => 'opened' in one)).toHaveLength(1)
    expect(outcomes.filter((one) => 'refused' in one && one.refused === 'expired')).toHaveLength(2)
    expect(await signIn(credential)).toEqual({ refused: 'expired' })
    expect((await tables()).acts).not.toContain('refusePasskey')
  })

  test('a challenge is over after five minutes, and what was answered is forgotten then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await add()
    const credential = authenticator.get(await question())
    vi.setSystemTime(Date.now() + challengeMs)
    expect(await signIn(credential)).toEqual({ refused: 'expired' })
    vi.setSystemTime(Date.now() + 61_000)
    expect(await signIn(authenticator.get(await question()))).toMatchObject(opened())
    expect((await tables()).answered).toHaveLength(1)
  })

  test('a challenge that another made, or made for something else, is none', async () => {
    await add()
    const made = JSON.parse(await question())
    const forged = { ...made, challenge: Buffer.alloc(54, 1).toString('base64url') }
    expect(await signIn(authenticator.get(JSON.stringify(forged)))).toEqual({ refused: 'expired' })
    const adding: { challenge: string } = JSON.parse(await addOptions(ceremony, owner()))
    const swapped = { ...made, challenge: adding.challenge }
    expect(await signIn(authenticator.get(JSON.stringify(swapped)))).toEqual({ refused: 'expired' })
    const other = new TestAuthenticator(origin)
    const toAdd = { ...JSON.parse(await addOptions(ceremony, owner())), challenge: made.challenge }
    expect(await addPasskey(ceremony, owner(), 'X', other.create(JSON.stringify(toAdd)))).toBe('expired')
  })

  test('a challenge for adding is one session’s, one account’s and one password’s, and good once', async () => {
    const options = await addOptions(ceremony, owner())
    const credential = authenticator.create(options)
    expect(await addPasskey(ceremony, owner(2), 'X', credential)).toBe('expired')
    const others = [{ id: account.id + 1 }, { passwordHash: 'y' }]
    for (const other of others)
      expect(
        await addPasskey(ceremony, { account: { ...account, ...other }, sessionId: 1 }, 'X', credential),
      ).toBe('expired')
    expect(await addPasskey(ceremony, owner(), 'X', credential)).toMatchObject({ nom: 'X' })
    const second = new TestAuthenticator(origin)
    expect(await addPasskey(ceremony, owner(), 'Y', second.create(options))).toBe('expired')
    expect((await tables()).passkeys).toHaveLength(1)
  })

  test('another origin, another site and an owner who does not show that he is it are refused', async () => {
    const wrong = [
      { origin: 'https://geometre.ci.example' },
      { origin: 'http://geometre.ci' },
      { isVerified: false },
    ]
    for (const answer of wrong) expect(await add(new TestAuthenticator(origin), answer)).toBe('refused')
    await add()
    for (const answer of wrong)
      expect(await signIn(authenticator.get(await question(), answer))).toMatchObject({
        refused: 'unknown',
        of: { id: account.id },
      })
    const elsewhere = JSON.stringify({ ...JSON.parse(await question()), rpId: 'example.com' })
    expect(await signIn(authenticator.get(elsewhere))).toMatchObject({ refused: 'unknown' })
    expect(await signIn(authenticator.get(await question()))).toMatchObject(opened())
  })

  test('a passkey that nobody knows, or signed by another key, opens nothing and fills no table', async () => {
    await add()
    const stranger = new TestAuthenticator(origin)
    expect(await signIn(stranger.get(await question()))).toEqual({ refused: 'unknown' })
    const id = authenticator.id.toString('base64url')
    const posing = { ...JSON.parse(stranger.get(await question())), id, rawId: id }
    expect(await signIn(JSON.stringify(posing))).toMatchObject({ refused: 'unknown', of: { id: account.id } })
    for (const text of ['', '{', 'null', '{"id":1}', JSON.stringify({ ...posing, response: {} })])
      expect(await signIn(text)).toEqual({ refused: 'unknown' })
    expect((await tables()).answered).toHaveLength(1)
  })

  test('one that counts backwards is refused and told to its owner; the true one goes on', async () => {
    await add()
    expect(await signIn(authenticator.get(await question(), { counter: 10 }))).toMatchObject(opened())
    for (const counter of [9, 10, 0])
      expect(await signIn(authenticator.get(await question(), { counter }))).toMatchObject({
        refused: 'cloned',
      })
    const { acts, emails, passkeys } = await tables()
    expect(acts.filter((act) => act === 'refusePasskey')).toHaveLength(3)
    expect(emails).toContain('refusePasskey')
    expect(passkeys).toMatchObject([{ counter: 10 }])
    expect(await signIn(authenticator.get(await question(), { counter: 4_000_000_000 }))).toMatchObject(
      opened(),
    )
    expect((await tables()).passkeys).toMatchObject([{ counter: 4_000_000_000 }])
  })

  test('one that never counts signs in as often as it likes', async () => {
    await add(authenticator, { counter: 0 })
    for (let n = 0; n < 2; n++)
      expect(await signIn(authenticator.get(await question(), { counter: 0 }))).toMatchObject(opened())
  })

  test('one passkey is nobody else’s, and twenty are the most', async () => {
    await add()
    expect(await add()).toBe('refused')
    await place.db.transaction(async (trx) => {
      for (let n = 1; n < 20; n++)
        await trx
          .insertInto('passkey')
          .values({
            accountId: account.id,
            credentialId: `k${n}`,
            publicKey: '',
            counter: 0,
            transports: '[]',
            nom: 'K',
            createdAt: '',
            lastUsedAt: null,
          })
          .execute()
    })
    expect(await add(new TestAuthenticator(origin))).toBe('tooMany')
  })

  test('whoever vouches for an authenticator is not asked: nothing is fetched from an address that a caller names', async () => {
    const x5c = [new Uint8Array([48, 0])]
    for (const fmt of ['packed', 'fido-u2f', 'apple', 'tpm', 'android-key', 'android-safetynet'])
      expect(
        await add(new TestAuthenticator(origin), {
          attestation: { fmt, attStmt: new Map<string | number, Uint8Array[]>([['x5c', x5c]]) },
        }),
      ).toBe('refused')
  })

  test('a disabled account loses them, a password by a link too; one that is changed leaves them', async () => {
    await add()
    const credential = authenticator.get(await question())
    await ceremony.db.transaction((trx) => closeAccount(trx, account))
    expect(await signIn(credential)).toEqual({ refused: 'unknown' })
    expect((await tables()).passkeys).toEqual([])
    await place.db.transaction((trx) => trx.updateTable('account').set({ status: true }).execute())
    await add()
    await ceremony.db.transaction((trx) => setPassword(trx, account, 'y'))
    expect((await tables()).passkeys).toEqual([])
  })

  test('its account takes it along when it is erased', async () => {
    await add()
    await place.db.transaction((trx) => trx.deleteFrom('account').where('id', '=', account.id).execute())
    expect((await tables()).passkeys).toEqual([])
    expect(await signIn(authenticator.get(await question()))).toEqual({ refused: 'unknown' })
  })

  test('all servers on one database have one secret', async () => {
    await Promise.all([question(), question(), question()])
    const { rows } = await sql`select "value" from "setting" where "name" = 'passkeySecret'`.execute(
      place.db.read,
    )
    expect(rows).toHaveLength(1)
  })
})
