import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { client } from '../lab/servers/server.ts'

let server: InProcess
beforeAll(async () => {
  server = await startInProcess({}, undefined, { thread: true })
})
afterAll(() => server.stop())

/* A client that has had the answer to a write, by whichever door, reads nothing older than it, whoever else reads. */

test('whoever asks once a write is answered is given nothing from before, however many read meanwhile', async () => {
  const staff = client(server.origin)
  await staff.signIn()
  const { made } = await staff.run<{ made: { content: { id: string } } }>(
    `mutation { made: createService(input: { nom: "Titre 0", status: true }) { ... on CreateServicePayload { content { id } } } }`,
  )
  const { id } = made.content
  const number = Buffer.from(id, 'base64').toString().split(':')[1] ?? ''

  /** What is to be read after each write; null where nothing is. */
  const states: (string | null)[] = ['Titre 0']
  let answered = 0
  const wrong: string[] = []
  const reads = new Map<string, number>()
  let isOver = false
  let onRead = () => {}

  async function readOn(path: string, name: string): Promise<void> {
    while (!isOver) {
      const least = answered
      const text = await (await fetch(server.origin + path)).text()
      const found = /Titre \d+/.exec(text)?.[0] ?? null
      if (!states.slice(least).includes(found)) wrong.push(`${path}: ${found} after ${states[least]}`)
      reads.set(name, (reads.get(name) ?? 0) + 1)
      onRead()
    }
  }

  async function write(state: string | null, act: () => Promise<unknown>): Promise<void> {
    states.push(state)
    await act()
    answered = states.length - 1
    const before = new Map(reads)
    // One of them may have begun before.
    const isReadTwice = (name: string) => (reads.get(name) ?? 0) >= (before.get(name) ?? 0) + 2
    await new Promise<void>((resolve) => {
      onRead = () => {
        if (names.every(isReadTwice)) resolve()
      }
    })
  }

  const paths = ['/', '/api/service/service', `/graphql?id=${persistedIdOf('AccueilPageQuery')}`]
  const readers = paths.flatMap((path) => [1, 2, 3, 4].map((n) => ({ path, name: `${path} ${n}` })))
  const names = readers.map(({ name }) => name)
  const reading = readers.map(({ path, name }) => readOn(path, name))

  const update = `mutation ($id: ID!, $nom: String!) {
    done: updateService(input: { id: $id, nom: $nom }) { ... on UpdateServicePayload { content { id } } } }`
  const act = (verb: string) => () =>
    staff.run(`mutation ($input: ContentInput!) { ${verb}Service(input: $input) { __typename } }`, {
      input: { id },
    })
  const rest = (verb: string, body: object) =>
    fetch(`${server.origin}/api/service/${verb}/${number}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...staff.credentials() },
      body: JSON.stringify(body),
    })
  const doors: ((nom: string) => Promise<unknown>)[] = [
    (nom) => staff.run(update, { id, nom }),
    // A text that is new takes the long way, by Yoga.
    (nom) => staff.run(`${update} # ${nom}`, { id, nom }),
    (nom) => rest('update', { nom }),
  ]
  for (let n = 1; n <= 12; n++)
    await write(`Titre ${n}`, () => doors[n % 3]?.(`Titre ${n}`) ?? Promise.reject())
  for (let n = 0; n < 4; n++) {
    await write(null, act('unpublish'))
    await write('Titre 12', act('publish'))
  }
  await write(null, () => rest('delete', {}))
  isOver = true
  await Promise.all(reading)
  expect(wrong).toEqual([])
})
