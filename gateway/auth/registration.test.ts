import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../db/testing/testDatabases.ts'
import { setupLink } from './registration.ts'

test('setupLink() tells no proxy: behind # but on this machine', async () => {
  const { db, close } = await newDatabase('sqlite')
  onTestFinished(close)
  for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    expect(await setupLink(db, origin)).toMatch(/^http:[^#?]*\/admin\/inscrire\?jeton=[\w-]{43}$/)
  for (const origin of ['https://www.example.com', 'http://192.0.2.1'])
    expect(await setupLink(db, origin)).toMatch(/\/admin\/inscrire#jeton=[\w-]{43}$/)
})
