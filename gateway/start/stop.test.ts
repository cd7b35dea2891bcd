import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { jpeg } from '../lab/testing/files.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { client, startServer } from '../lab/servers/server.ts'

let dataDir: string
let remove: () => void
beforeEach(async () => {
  const place = await newMigrated('sqlite')
  dataDir = place.dataDir
  remove = place.remove
})
afterEach(() => remove())

const body = JSON.stringify({ query: '{ site { entreprise { nom } } }' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Comes back once the server takes no new connection. */
async function closed({ origin }: { origin: string }): Promise<void> {
  const asked = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    )
  await expect.poll(asked).toContain('fetch failed')
}

/** A request of which half has been sent, and the head been read; `finish` sends the rest and answers with the status. */
async function halfRequest(origin: string): Promise<{ finish(): Promise<unknown> }> {
  const pending: ClientRequest = request(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const begun = once(pending, 'continue')
  const answered = once(pending, 'response')
  pending.write(body.slice(0, 10))
  await begun
  return {
    async finish() {
      pending.end(body.slice(10))
      const [response] = await answered
      response.resume()
      return response.statusCode
    },
  }
}

function subscribe(origin: string, credentials: Record<string, string>): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...credentials },
    body: JSON.stringify({ query: 'subscription { notifications { cursor } }' }),
  })
}

test('requests in flight finish, no new one is taken, and the exit code is 0', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const half = await halfRequest(server.origin)
  const stopped = server.stop()
  await closed(server)
  expect(await half.finish()).toBe(200)
  expect(await stopped).toBe(0)
})

test('after SIGTERM no balancer sends more, who comes is answered all the same, and Ctrl-C waits for nothing', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '3600' })
  const staff = client(server.origin)
  await staff.signIn()
  const subscription = await subscribe(server.origin, staff.credentials())
  const stopped = server.stop()
  const readiness = async () => {
    expect((await fetch(`${server.origin}/servez`)).ok).toBe((await fetch(`${server.origin}/readyz`)).ok)
    const answer = await fetch(`${server.origin}/readyz`)
    return [answer.status, await answer.text(), answer.headers.get('connection')]
  }
  await expect.poll(readiness).toEqual([503, 'no', 'close'])
  const page = await fetch(server.origin)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  // Systemd and start.mjs send it both.
  server.process.kill('SIGTERM')
  const { site } = await staff.run<{ site: object }>('{ site { entreprise { nom } } }')
  expect(site).toMatchObject({ entreprise: {} })
  server.process.kill('SIGINT')
  expect(await stopped).toBe(0)
  expect(await subscription.text()).not.toContain('"data"')
})

/** Either signal and either number of servers at least once. */
const stops = [
  ['SIGINT', '1'],
  ['SIGHUP', '2'],
] as const

test.each(process.env.TEST_LONG ? [...stops, ['SIGINT', '2'] as const, ['SIGHUP', '1'] as const] : stops)(
  '%s arrives twice, from the terminal and from start.mjs, and cuts nothing of %s server short',
  async (signal, workers) => {
    const server = await startServer({ DATA_DIR: dataDir, WORKERS: workers })
    const half = await halfRequest(server.origin)
    const ended = once(server.process, 'exit')
    server.process.kill(signal)
    await closed(server)
    server.process.kill(signal)
    await pause(100)
    expect(await half.finish()).toBe(200)
    expect(await ended).toEqual([0, null])
  },
)

test('it waits for as long as DRAIN_SECONDS says, and an open subscription then ends at once', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '1' })
  const staff = client(server.origin)
  await staff.signIn()
  const response = await subscribe(server.origin, staff.credentials())
  const read = response.text().catch(() => 'cut')
  expect(await Promise.race([read, pause(300).then(() => 'open')])).toBe('open')
  const before = performance.now()
  expect(await server.stop()).toBe(0)
  const took = performance.now() - before
  expect(took).toBeGreaterThan(990)
  // What does not end is cut off five seconds later.
  expect(took).toBeLessThan(6_000)
  expect(await read).not.toBe('cut')
})

interface Pictured {
  id: string
  image: { url: string; avif: string | null }
}

const image = 'image { url avif: srcSet(format: AVIF) }'

async function upload({ run }: ReturnType<typeof client>, file: File): Promise<Pictured> {
  const { saved } = await run<{ saved: { content: Pictured } }>(
    `mutation ($input: CreateProjetInput!) { saved: createProjet(input: $input) {
      ... on CreateProjetPayload { content { id ${image} } } } }`,
    { input: { nom: 'Pont', image: null } },
    { 'variables.input.image': file },
  )
  return saved.content
}

async function hasCopies({ run }: ReturnType<typeof client>, { id }: Pictured): Promise<boolean> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Projet { ${image} } } }`
  const { node } = await run<{ node: Pictured }>(query, { id })
  return node.image.avif !== null
}

/** An upload that goes on for ever, once it has begun; `over` when it is cut off. */
async function uploadSlowly(
  origin: string,
  credentials: Record<string, string>,
): Promise<{ over: Promise<unknown> }> {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    expect: '100-continue',
    ...credentials,
  }
  const sending = request(`${origin}/graphql`, { method: 'POST', headers })
  sending.write('--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n')
  const over = once(sending, 'response').catch((error: unknown) => error)
  await once(sending, 'continue')
  return { over }
}

/** Comes back once the AVIF copies of a picture are being made. */
async function copiesBegun(): Promise<void> {
  const db = await openDatabase({ dataDir })
  const held = () =>
    db.read
      .selectFrom('job')
      .select('key')
      .where('kind', '=', 'avif')
      .where('holder', 'is not', null)
      .execute()
  while ((await held()).length === 0) await pause(50)
  await db.close()
}

test('copies of a large picture hold up neither a small one nor a stop, and come after the next start', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const staff = client(server.origin)
  await staff.signIn()
  const large = await upload(staff, await jpeg(960, 8000))
  await copiesBegun()
  // They take many seconds now.
  const small = await upload(staff, await jpeg(40, 30))
  expect(await hasCopies(staff, large)).toBe(false)

  const subscription = await subscribe(server.origin, staff.credentials())
  const slow = await uploadSlowly(server.origin, staff.credentials())
  const before = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - before).toBeLessThan(8_000)
  expect(server.output()).not.toContain('"level":50')
  await Promise.all([subscription.text(), slow.over])

  // No test stops or kills the next one: it need be no process of its own.
  const next = await startInProcess({}, { dataDir })
  const again = client(next.origin)
  await again.signIn()
  while (!(await hasCopies(again, small))) await pause(100)
  await next.stop()
})
