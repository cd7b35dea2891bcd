import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { administrator, freePort, type RunningServer, startServer } from '../lab/servers/server.ts'

/* Two servers on one port and one SQLite file, as WORKERS=2 starts them. */

let server: RunningServer
let mails: MailServer
let remove: () => void
let metricsPort: number
const agents: Agent[] = []

beforeAll(async () => {
  const place = await newPlace('sqlite')
  remove = place.remove
  mails = await mailServer()
  metricsPort = await freePort()
  server = await startServer({
    DATA_DIR: place.dataDir,
    WORKERS: '2',
    DRAIN_SECONDS: '3600',
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mails.url,
    NOTIFY_EMAIL: 'accueil@example.com',
  })
})
afterAll(async () => {
  for (const agent of agents) agent.destroy()
  server.process.kill('SIGINT')
  await server.stop()
  mails.server.close()
  remove()
})

interface Answer {
  id: string
  body: string
}

async function ask(agent: Agent, path: string, body?: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const asking = request(server.origin + path, { agent, headers, method: body ? 'POST' : 'GET' })
  asking.end(body && JSON.stringify(body))
  const [response] = await once(asking, 'response')
  return { id: String(response.headers['x-request-id']), body: await text(response) }
}

/** Which process has answered: the log says so. */
async function pidOf({ id }: Answer): Promise<number> {
  const line = () =>
    server
      .output()
      .split('\n')
      .find((one) => one.includes(id))
  await expect.poll(line).toBeDefined()
  return Number(/"pid":(\d+)/.exec(line() ?? '')?.[1])
}

/** A connection to each server, by its process. */
async function connections(): Promise<Map<number, Agent>> {
  const found = new Map<number, Agent>()
  while (found.size < 2) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const pid = await pidOf(await ask(agent, '/healthz'))
    if (found.has(pid)) agent.destroy()
    else agents.push(agent)
    found.set(pid, found.get(pid) ?? agent)
  }
  return found
}

type Asked = (query: string, token?: string) => Promise<Record<string, never>>

/** What a server of each process is asked by. */
async function both() {
  const [one, other] = [...(await connections()).values()]
  if (!one || !other) throw new Error('There are not two servers.')
  const of =
    (agent: Agent) =>
    async (query: string, token?: string): Promise<Record<string, never>> => {
      const { body } = await ask(agent, '/graphql', { query }, token)
      const { data } = JSON.parse(body)
      if (!data) throw new Error(body)
      return data
    }
  return [of(one), of(other)] as const
}

async function signIn(one: Asked): Promise<string> {
  const input = `{ email: "${administrator.email}", password: "${administrator.password}" }`
  const { login } = await one(`mutation { login(input: ${input}) { ... on LoginPayload { token } } }`)
  const { token }: { token?: string } = login ?? {}
  return token ?? ''
}

const create = (nom: string) =>
  `mutation { createContact(input: { nom: "${nom}", email: "a@example.com", message: "B" }) { __typename } }`

test('an operator sees what he sees of one', () => {
  const said = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
  expect(said).toEqual([
    expect.stringMatching(/^Une base neuve est faite/),
    expect.stringMatching(/^Le site est ouvert/),
  ])
})

test('who signs in at one is known to the other, and who signs out there is known to neither', async () => {
  const [one, other] = await both()
  const token = await signIn(one)
  const who = '{ viewer { email } }'
  for (const each of [one, other])
    expect(await each(who, token)).toEqual({ viewer: { email: administrator.email } })
  await one('mutation { createFaq(input: { titre: "Bornage", status: true }) { __typename } }', token)
  const faqs = '{ site { faqs { edges { node { titre } } } } }'
  expect(await other(faqs)).toEqual({ site: { faqs: { edges: [{ node: { titre: 'Bornage' } }] } } })
  await other('mutation { logout { __typename } }', token)
  for (const each of [one, other]) await expect(each(who, token)).rejects.toThrow('UNAUTHENTICATED')
})

test('what visitors see moves at both', async () => {
  const pages = [...(await connections()).values()]
  const shown = async (agent: Agent) => (await ask(agent, '/api/faq/site')).body
  for (const agent of pages) expect(await shown(agent)).toContain('Bornage')
  const [one] = await both()
  const token = await signIn(one)
  await one('mutation { createFaq(input: { titre: "Division", status: true }) { __typename } }', token)
  for (const agent of pages) await expect.poll(() => shown(agent)).toContain('Division')
})

test('rates count together', async () => {
  const each = await both()
  const made = await Promise.all(Array.from({ length: 30 }, (_, n) => each[n % 2]?.(create(`Visiteur ${n}`))))
  const names = made.map((one) => JSON.stringify(one))
  expect(names.filter((name) => name.includes('CreateContactPayload'))).toHaveLength(20)
  expect(names.filter((name) => name.includes('RateLimitError'))).toHaveLength(10)
})

test('places count together', async () => {
  const [one] = await both()
  const bearer = `Bearer ${await signIn(one)}`
  const over = new AbortController()
  const isTaken = async () => {
    const { ok, body } = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: bearer },
      body: JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
      signal: over.signal,
    })
    const first = ok ? await body?.getReader().read() : undefined
    return first?.value !== undefined && !new TextDecoder().decode(first.value).includes('RATE_LIMITED')
  }
  // Each keeps a connection for itself, and connections come to the servers in turn.
  let taken = 0
  for (let n = 0; n < 40; n++) if (await isTaken()) taken++
  over.abort()
  expect(taken).toBe(20)
})

test('metrics are told of each by itself', async () => {
  const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const worker of ['1', '2'])
    expect(told).toMatch(new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} \\d+$`, 'm'))
  expect(told.match(/^# TYPE process_resident_memory_bytes/gm)).toHaveLength(1)
})

test('one that is killed is replaced, whichever it is; e-mail goes out all the same', async () => {
  const before = [...(await connections()).keys()]
  for (const pid of before) {
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => server.output()).toContain(`"died":${pid}`)
    await expect.poll(async () => (await connections()).has(pid)).toBe(false)
  }
  // The one after two that have died at once waits longer.
  const [again = 0] = (await connections()).keys()
  process.kill(again, 'SIGKILL')
  await expect.poll(server.output).toMatch(new RegExp(`"died":${again}.*"pauseMs":500`))
  const [one] = await both()
  await one(create('Awa Apres'), await signIn(one))
  await expect.poll(() => mails.messages.some((mail) => mail.includes('Awa Apres'))).toBe(true)
})

test('SIGTERM has all of them send a balancer away, and Ctrl-C ends them at once', async () => {
  const each = await connections()
  const stopped = server.stop()
  for (const agent of each.values())
    await expect.poll(async () => (await ask(agent, '/servez')).body).toBe('no')
  server.process.kill('SIGINT')
  expect(await stopped).toBe(0)
  for (const pid of each.keys()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
