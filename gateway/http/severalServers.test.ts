import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { events, readUntil } from '../lab/testing/events.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

describe('two servers on one PostgreSQL', () => {
  let one: InProcess
  let other: InProcess
  let remove: () => void

  beforeAll(async () => {
    const place = await newMigrated('postgres')
    remove = place.remove
    one = await startInProcess({}, place)
    other = await startInProcess({}, place)
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
    remove()
  })

  test('what is sent to one is told by the other; signing out there ends the session and its subscriptions here', async () => {
    const staff = client(one.origin)
    await staff.signIn()
    const elsewhere = client(other.origin)
    elsewhere.bear(staff.bearer())
    const stream = events(elsewhere)
    await readUntil(stream, ':')
    const said = readUntil(stream, 'Awa')
    await client(one.origin).run(
      'mutation { createContact(input: { nom: "Awa", email: "awa@example.com", message: "B" }) { __typename } }',
    )
    expect(await said).toContain('libelle')

    const who = () => elsewhere.run<{ viewer: { email: string } | null }>('{ viewer { email } }')
    expect((await who()).viewer).toMatchObject({ email: 'awa@example.com' })
    await staff.run('mutation { logout { __typename } }')
    await expect(who()).rejects.toThrow('Connectez-vous')
    expect(await readUntil(stream, 'UNAUTHENTICATED')).not.toContain('libelle')
  })
})
