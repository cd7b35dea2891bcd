import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

interface Copy {
  cursor: string | null
  items: Map<string, object>
}
type Follow = (site: { origin: string; token: string }, copy: Copy | null) => Promise<Copy>

let server: InProcess
let site: { origin: string; token: string }
let follow: Follow
let admin: ReturnType<typeof client>
beforeAll(async () => {
  server = await startInProcess()
  admin = client(server.origin)
  await admin.signIn()
  const { made } = await admin.run<{ made: { token: string } }>(
    'mutation { made: createApiToken(input: { nom: "Copie", scope: READ }) { ... on ApiTokenPayload { token } } }',
  )
  site = { origin: server.origin, token: made.token }
  const program: unknown = await import(join(import.meta.dirname, 'guide/examples/mirror.mjs'))
  follow = followOf(program)
})
afterAll(() => server.stop())

function followOf(program: unknown): Follow {
  const found: unknown = Reflect.get(Object(program), 'follow')
  if (!isFollow(found)) throw new Error('The example has no function follow.')
  return found
}
function isFollow(value: unknown): value is Follow {
  return typeof value === 'function'
}

async function create(nom: string): Promise<string> {
  const { made } = await admin.run<{ made: { content: { id: string } } }>(
    `mutation ($input: CreateServiceInput!) { made: createService(input: $input) {
      ... on CreateServicePayload { content { id } } } }`,
    { input: { nom, status: true } },
  )
  return made.content.id
}

async function act(name: string, input: Record<string, unknown>, type = 'ContentInput'): Promise<void> {
  await admin.run(`mutation ($input: ${type}!) { done: ${name}(input: $input) { __typename } }`, { input })
}

test('the example keeps a copy that stays equal, also where it must begin anew', async () => {
  const [one, two, three] = [await create('Bornage'), await create('Levé'), await create('Implantation')]
  const copy = await follow(site, null)
  expect([...copy.items.keys()]).toEqual(expect.arrayContaining([one, two, three]))

  await act('updateService', { id: one, nom: 'Bornage contradictoire' }, 'UpdateServiceInput')
  await act('softDeleteService', { id: two })
  await act('eraseService', { id: two })
  await act('unpublishService', { id: three })
  const four = await create('Division')
  const later = await follow(site, copy)
  expect(later.items.has(two)).toBe(false)
  expect(later.items.get(one)).toMatchObject({ nom: 'Bornage contradictoire' })
  expect(later.items.has(four)).toBe(true)
  const anew = await follow(site, null)
  expect(later.items).toEqual(anew.items)
  expect(later.cursor).toBe(anew.cursor)

  const foreign = await follow(site, { cursor: '900000000-aaaaaaaaaaaa', items: new Map([['other', {}]]) })
  expect(foreign).toEqual(anew)
})

test('answers say what they cost and how much is left; kept ones say nothing of who asks', async () => {
  const ask = (
    headers: Record<string, string>,
    query = '{ site { faqs(first: 10) { edges { node { id } } } } }',
  ) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
  const bearer = { authorization: `Bearer ${site.token}` }
  const visitors = await ask({})
  expect([...visitors.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  const { extensions } = await visitors.json()
  expect(extensions).toEqual({ cost: { used: expect.any(Number), limit: 100_000 } })
  expect(extensions.cost.used).toBeGreaterThan(20)

  const left = async () => Number((await ask(bearer)).headers.get('x-ratelimit-remaining'))
  const before = await left()
  const answer = await ask(bearer)
  expect(answer.headers.get('x-ratelimit-limit')).toBe('600')
  const reset = Number(answer.headers.get('x-ratelimit-reset')) - Date.now() / 1000
  expect(reset).toBeGreaterThan(0)
  expect(reset).toBeLessThanOrEqual(61)
  expect(await left()).toBe(before - 2)
  const rest = await fetch(`${server.origin}/api/faq`, { headers: bearer })
  expect(Number(rest.headers.get('x-ratelimit-remaining'))).toBe(before - 3)
  const kept = await fetch(`${server.origin}/api/faq/site`, { headers: bearer })
  expect(kept.headers.has('x-ratelimit-remaining')).toBe(false)

  const send = () =>
    ask(
      {},
      'mutation { createContact(input: { nom: "A", email: "a@example.com", message: "M" }) { __typename } }',
    )
  const sent = await send()
  expect(sent.headers.get('x-ratelimit-limit')).toBe('20')
  expect(sent.headers.get('x-ratelimit-remaining')).toBe('19')
})
