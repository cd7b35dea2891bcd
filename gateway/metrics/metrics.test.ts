import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { client, freePort, type RunningServer, startServer } from '../lab/servers/server.ts'

let server: RunningServer
let port: number
let remove: () => void

beforeAll(async () => {
  const place = await newMigrated('sqlite')
  remove = place.remove
  port = await freePort()
  server = await startServer({ DATA_DIR: place.dataDir, METRICS_PORT: String(port) })
})
afterAll(async () => {
  await server.stop()
  remove()
})

async function lines(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  return (await answer.text()).split('\n')
}

/** The value of one line, where it is there. */
async function valueOf(name: string): Promise<number | undefined> {
  const line = (await lines()).find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}

async function graphql(body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await (
    await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).text()
}

test('answers are counted by route, status and whether they were kept', async () => {
  for (let n = 0; n < 3; n++) await (await fetch(`${server.origin}/api/faq/site?_=`)).text()
  for (let n = 0; n < 3; n++) await (await fetch(`${server.origin}/api/faq/site`)).text()
  await (await fetch(`${server.origin}/uploads/rien.webp`)).text()
  const count = (labels: string) => valueOf(`geometre_http_request_seconds_count{${labels}}`)
  await expect.poll(() => count('route="/api/",status="200",cache="kept"')).toBe(2)
  expect(await count('route="/api/",status="200",cache="made"')).toBe(1)
  await expect.poll(() => count('route="/uploads/",status="404",cache="none"')).toBe(1)
  expect(
    await valueOf(
      'geometre_http_request_seconds_bucket{route="/uploads/",status="404",cache="none",le="+Inf"}',
    ),
  ).toBe(1)
})

test('queries that somebody makes up share the answers of what machines read', async () => {
  for (const path of ['/robots.txt', '/icone.svg'])
    for (const query of ['', '?v=a', '?v=b', '?w=c']) await (await fetch(server.origin + path + query)).text()
  const count = (labels: string) => valueOf(`geometre_http_request_seconds_count{${labels}}`)
  for (const route of ['/robots.txt', '/icone.svg']) {
    await expect.poll(() => count(`route="${route}",status="200",cache="kept"`)).toBe(3)
    expect(await count(`route="${route}",status="200",cache="made"`)).toBe(1)
  }
})

test('operations of our own are told by name, and none that anybody has thought of', async () => {
  const hostile = 'query Hostile"} { site { entreprise { nom } } }'
  await graphql({ id: persistedIdOf('AccueilPageQuery') })
  await graphql({ query: 'query Inconnue { site { entreprise { nom } } }' })
  await graphql({ query: 'query AccueilPageQuery { __typename }' })
  await graphql({ query: hostile, operationName: hostile })
  await (await fetch(`${server.origin}/api/faq/show/1`)).text()
  const told = (await lines()).filter((line) => line.startsWith('geometre_graphql_seconds_count'))
  expect(told.some((line) => line.includes('operation="AccueilPageQuery",outcome="ok"} 1'))).toBe(true)
  expect(told.some((line) => line.includes('operation="other"'))).toBe(true)
  expect(told.join('\n')).not.toMatch(/Inconnue|Hostile/)
})

test('what pages ask for is told as well, and how much the thread that reads has to do', async () => {
  await (await fetch(`${server.origin}/Faq`)).text()
  const busy = await valueOf('geometre_reading_busy_ratio')
  expect(busy).toBeGreaterThan(0)
  // All of it, where it had to do the whole time since it was last asked.
  expect(busy).toBeLessThanOrEqual(1)
  expect(await valueOf('geometre_graphql_seconds_count{operation="FaqPageQuery",outcome="ok"}')).toBe(1)
})

test('SQL, the process, jobs, e-mail that waits and the last backup are told, and nobody’s address', async () => {
  await client(server.origin).run(
    'mutation { createContact(input: { nom: "A", email: "a@example.com", message: "B" }) { __typename } }',
  )
  for (const name of [
    'geometre_sql_seconds_count{statement="select"}',
    'geometre_sql_seconds_count{statement="commit"}',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(await valueOf(name), name).toBeGreaterThan(0)
  for (const name of [
    'geometre_database_up',
    'geometre_mail_waiting',
    'geometre_mail_oldest_seconds',
    'geometre_backup_proven_timestamp_seconds',
    'geometre_requests_in_progress{route="/graphql"}',
    'geometre_subscriptions',
    'geometre_jobs{kind="sweep",state="given_up"}',
    'geometre_jobs_overdue_seconds{kind="sweep"}',
  ])
    expect(await valueOf(name), name).toBeDefined()
  expect((await lines()).join('\n')).not.toContain('127.0.0.1')
})

test('they are on a port of their own, and nothing else is', async () => {
  expect((await fetch(`${server.origin}/metrics`)).headers.get('content-type')).toContain('text/html')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404)
})

test('each line is one that Prometheus reads, and what is told of one thing stands together', async () => {
  const all = (await lines()).filter(Boolean)
  const label = '[a-z_]+="[^"\\\\\\n]*"'
  const sample = new RegExp(`^([a-z_0-9]+)(\\{${label}(,${label})*\\})? [-+]?[0-9.e+-]+$`)
  let family = ''
  const seen = new Set<string>()
  for (const line of all) {
    const named = /^# (?:HELP|TYPE) (\S+) \S/.exec(line)?.[1]
    if (named !== undefined) {
      if (named !== family) expect(seen, line).not.toContain(named)
      family = named
      seen.add(named)
      continue
    }
    expect(sample.exec(line)?.[1]?.replace(/_(?:bucket|sum|count)$/, ''), line).toBe(
      family.replace(/_(?:bucket|sum|count)$/, ''),
    )
  }
})
