import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { createFirstAccount } from './firstAccount.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { passwordWeakness } from './passwordWeakness.ts'

const [composed, decomposed] = ['éléphant têtu', 'e\u0301le\u0301phant te\u0302tu']

test('a password opens whichever way its accents are typed', async () => {
  for (const chosen of [composed, decomposed]) {
    const kept = await hashPassword(chosen)
    for (const typed of [composed, decomposed]) expect(await verifyPassword(kept, typed)).toBe(true)
    expect(await verifyPassword(kept, 'elephant tetu')).toBe(false)
  }
})

test('one that was hashed as it was typed goes on to open', async () => {
  const kept = await hash(decomposed)
  expect(await verifyPassword(kept, decomposed)).toBe(true)
  expect(await verifyPassword(undefined, decomposed)).toBe(false)
})

test('marks of their own make no password longer', async () => {
  expect(await passwordWeakness('e\u0301'.repeat(11))).toMatch(/^Choisissez au moins 12/)
  expect(await passwordWeakness('é'.repeat(12))).toBeNull()
})

let place: TestDatabase
beforeEach(async () => {
  place = await newDatabase('sqlite')
})
afterEach(() => place.close())

test('the first account has no common password, and later ones are none of its business', async () => {
  const common = { email: 'awa@example.com', password: 'unbelievable' }
  await expect(createFirstAccount(place.db, common)).rejects.toThrow(
    'ADMIN_PASSWORD\u00a0: Ce mot de passe est trop courant\u00a0: choisissez-en un autre.',
  )
  expect(await place.db.read.selectFrom('account').select('id').execute()).toEqual([])
  await createFirstAccount(place.db, { ...common, password: 'une phrase assez longue' })
  await createFirstAccount(place.db, common)
})
