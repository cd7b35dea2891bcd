import { expect, onTestFinished } from 'vitest'
import { newMigrated, type Kind } from '../../../db/testing/testDatabases.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { startServer, type RunningServer } from './server.ts'

const sentence = 'Le service est momentanément indisponible\u00a0: réessayez dans quelques instants.'
/** What anybody may ask for, and what has to be written. */
export const create =
  'mutation { createContact(input: { nom: "A", email: "a@example.com", message: "B" }) { __typename } }'
const typed = new URLSearchParams({ nom: 'Yao', email: 'yao@example.com', message: 'Un mot <qui> reste' })

export function ask(origin: string, query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
}

/** What a browser's form would send. */
function post(origin: string): Promise<Response> {
  return fetch(`${origin}/contact`, { method: 'POST', body: typed, redirect: 'manual' })
}

/** Every door says of `query`, and of what else writes, that there is an outage and when to come back. */
export async function expectOutage(origin: string, query: string): Promise<void> {
  const answers = await Promise.all([
    ...['application/json', 'application/graphql-response+json'].map((accept) =>
      ask(origin, query, { accept }),
    ),
    fetch(`${origin}/api/contact/store`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nom: 'A', email: 'a@example.com', message: 'B' }),
    }),
    post(origin),
  ])
  for (const { status, headers } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(headers.get('cache-control')).toContain('no-store')
  }
  const [json, spec, rest, form] = answers
  for (const answer of [json, spec])
    expect(await answer?.json()).toMatchObject({
      errors: [{ message: sentence, extensions: { code: 'UNAVAILABLE' } }],
    })
  expect(await rest?.json()).toEqual({ message: 'Service Unavailable', code: 'UNAVAILABLE' })
  expect(await form?.text()).toContain('Un mot &lt;qui&gt; reste')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
}

/** What `/readyz` says, as soon as it has looked again: to anybody that it is not, to the operator why; and what `/servez` says. */
export async function expectNotReady(
  { origin, output }: RunningServer,
  why: string,
  serves = 200,
): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  const answer = await fetch(`${origin}/readyz`)
  expect([await answer.text(), answer.headers.get('retry-after')]).toEqual(['no', '5'])
  await expect.poll(output).toContain(why)
  expect((await fetch(`${origin}/servez`)).status).toBe(serves)
}

export async function expectReady(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
  expect(await (await ask(origin, create)).json()).toEqual({
    data: { createContact: { __typename: 'CreateContactPayload' } },
  })
  expect((await post(origin)).status).toBe(303)
}

/** What the log says of it: a line now and then, and no stack. */
export function expectFewLogLines(server: RunningServer): void {
  const told = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThan(12)
  for (const line of told) expect(line).not.toContain('stack')
}

/** A server for one test, however it ends. */
export async function serve(environment: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(environment)
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.stop()
  })
  return server
}

export async function place(kind: Kind) {
  const found = await newMigrated(kind)
  onTestFinished(found.remove)
  return found
}

/** A server whose way to PostgreSQL is in the test's hands. */
export async function serveThroughProxy(): Promise<{ server: RunningServer; proxy: Proxy }> {
  const { url = '', dataDir } = await place('postgres')
  const proxy = await startProxy(url)
  onTestFinished(() => proxy.cut())
  return { proxy, server: await serve({ DATA_DIR: dataDir, DATABASE_URL: proxy.url }) }
}
