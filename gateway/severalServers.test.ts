import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../db/testDatabases.ts'
import { startInProcess, type InProcess } from './testing/inProcess.ts'
import { client } from './testing/server.ts'

describe('two servers on one PostgreSQL', () => {
  let one: InProcess
  let other: InProcess
  let remove: () => void

  beforeAll(async () => {
    const place = await newPlace('postgres')
    remove = place.remove
    one = await startInProcess({}, place)
    other = await startInProcess({}, place)
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
    remove()
  })

  /** What a subscription brings, as it comes; it ends with the stream. */
  async function* subscribe(origin: string, headers: Record<string, string>): AsyncGenerator<string> {
    const { body } = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify({ query: 'subscription { notifications { content { libelle } } }' }),
    })
    if (body) for await (const part of body.pipeThrough(new TextDecoderStream())) yield part
  }

  /** The first part of a stream that says this. */
  async function heard(stream: AsyncGenerator<string>, words: string): Promise<string> {
    for (;;) {
      const { value, done } = await stream.next()
      if (done) throw new Error(`The stream ended without ${words}.`)
      if (value.includes(words)) return value
    }
  }

  test('what is sent to one is told by the other; signing out there ends the session and its subscriptions here', async () => {
    const staff = client(one.origin)
    await staff.signIn()
    const stream = subscribe(other.origin, staff.credentials())
    // It is open with its first sign of life.
    await heard(stream, ':')
    const said = heard(stream, 'Awa')
    await client(one.origin).run(
      'mutation { createContact(input: { nom: "Awa", email: "awa@example.com", message: "B" }) { __typename } }',
    )
    expect(await said).toContain('libelle')

    const elsewhere = client(other.origin)
    elsewhere.bear(staff.credentials().authorization?.slice('Bearer '.length) ?? '')
    const who = () => elsewhere.run<{ viewer: { email: string } | null }>('{ viewer { email } }')
    expect((await who()).viewer).toMatchObject({ email: 'awa@example.com' })
    await staff.run('mutation { logout { __typename } }')
    expect((await who()).viewer).toBeNull()
    expect(await heard(stream, 'UNAUTHENTICATED')).not.toContain('libelle')
  })
})
