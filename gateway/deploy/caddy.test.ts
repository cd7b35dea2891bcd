import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { startCaddy, type RunningCaddy } from '../lab/servers/caddy.ts'
import { events, readUntil } from '../lab/testing/events.ts'
import { client, freePort, type RunningServer, runProgram, startServer } from '../lab/servers/server.ts'

/* Needs Caddy on the path (Debian's caddy). */

const file = join(import.meta.dirname, 'Caddyfile')

describe.runIf(process.env.TEST_LONG)('Caddy in front of two servers', () => {
  const stops: (() => unknown)[] = []
  const servers: RunningServer[] = []
  let environment: Record<string, string>
  let origin: string
  let caddy: RunningCaddy

  beforeAll(async () => {
    const { url = '', dataDir, remove } = await newPlace('postgres')
    stops.push(remove)
    const PUBLIC_URL = `https://localhost:${await freePort()}`
    environment = { DATABASE_URL: url, DATA_DIR: dataDir, PUBLIC_URL, TRUST_PROXY: '1', DRAIN_SECONDS: '5' }
    // One after the other, as an operator would: the first one fills an empty database.
    for (let n = 0; n < 2; n++) servers.push(await startServer(environment))
    stops.push(() => Promise.all(servers.map((server) => server.stop())))
    origin = `http://127.0.0.1:${await freePort()}`
    const hosts = servers.map((server) => new URL(server.origin).host).join(' ')
    const site = (address: string) =>
      readFileSync(file, 'utf8').replace('{$PUBLIC_URL}', address).replace('{$SERVERS}', hosts)
    caddy = await startCaddy(site(PUBLIC_URL) + site(origin), origin)
    stops.push(caddy.stop)
  })
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
  })

  test('the example is written as Caddy writes it', async () => {
    const { stdout } = await promisify(execFile)('caddy', ['fmt', file])
    expect(stdout).toBe(readFileSync(file, 'utf8'))
  })

  test('speaks TLS and HTTP/2, and gives each request the name that the servers log', async () => {
    const session = connect(environment.PUBLIC_URL ?? '', { ca: readFileSync(caddy.authority) })
    const stream = session.request({
      ':path': '/servez',
      'x-request-id': 'a',
      'x-forwarded-for': '192.0.2.1',
    })
    const [answer] = await once(stream, 'response')
    stream.resume()
    await once(stream, 'close')
    expect([session.alpnProtocol, answer[':status']]).toEqual(['h2', 200])
    session.close()
    const page = await fetch(`${origin}/Faq`, { headers: { 'x-request-id': 'a' } })
    const id = page.headers.get('x-request-id')
    expect([page.status, id]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)])
    await expect.poll(() => servers.map((server) => server.output()).join('')).toContain(`"id":"${id}"`)
  })

  test('is what TRUST_PROXY says, as the doctor finds', async () => {
    const { code, said } = await runProgram('doctor', [], {
      ...environment,
      NODE_EXTRA_CA_CERTS: caddy.authority,
    })
    expect(said).toContain('✓ X-Forwarded-For est écrit par autant de proxys (1) que TRUST_PROXY en croit.')
    expect(code).toBe(0)
  })

  test('logs each request by its name, no query, and nothing of what opens a preview', async () => {
    for (const path of ['/apercu/', '/APERCU/', '/og/apercu/']) await fetch(`${origin}${path}secret/a?b`)
    const { headers } = await fetch(`${origin}/contact?message=secret`)
    await expect.poll(caddy.output).toContain('"uri":"/contact"')
    expect(caddy.output()).toContain(headers.get('x-request-id') ?? '-')
    expect(caddy.output()).toContain('"uri":"/og/apercu/"')
    expect(caddy.output()).not.toContain('secret')
  })

  test('takes no more than an upload may be', async () => {
    const { status } = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ' '.repeat(14_000_000),
    })
    expect(status).toBe(413)
  })

  test('tells at once what is heard', async () => {
    const staff = client(origin)
    await staff.signIn()
    const stream = events(staff)
    await readUntil(stream, ':')
    await staff.run(
      'mutation { createContact(input: { nom: "Awa", email: "a@example.com", message: "B" }) { __typename } }',
    )
    expect(await readUntil(stream, 'Awa')).toContain('libelle')
    await stream.return(undefined)
  })

  test(
    'one server after the other is stopped and started, and nobody notices',
    { timeout: 120_000 },
    async () => {
      const staff = client(origin)
      await staff.signIn()
      const wrong: string[] = []
      let over = false
      let written = 0

      /** Asks steadily, as visitors do. */
      async function read(path: string): Promise<void> {
        for (; !over; await sleep(40)) {
          const answer = await fetch(origin + path).catch(String)
          if (typeof answer === 'string' || !answer.ok || !(await answer.text()))
            wrong.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`)
        }
      }
      async function write(): Promise<void> {
        for (let n = 0; !over; n++, await sleep(40)) {
          const asked = `mutation { made: createCategorieService(input: { nom: "Catégorie ${n}" }) { __typename } }`
          const answer = await staff.run<{ made: { __typename: string } }>(asked).catch(String)
          if (typeof answer !== 'string' && answer.made.__typename === 'CreateCategorieServicePayload')
            written++
          else wrong.push(JSON.stringify(answer))
        }
      }
      const load = Promise.all([read('/'), read('/Faq'), read('/api/faq/site'), write()])
      try {
        for (const [n, before] of servers.entries()) {
          expect(await before.stop()).toBe(0)
          const next = await startServer({ ...environment, PORT: new URL(before.origin).port })
          servers[n] = next
          // Caddy has found it: it is asked for more than whether it is ready.
          await expect.poll(next.output, { timeout: 20_000 }).toContain('"path":"/graphql"')
        }
      } finally {
        over = true
        await load
      }
      expect(wrong).toEqual([])
      const { admin } = await staff.run<{ admin: { categoriesService: { totalCount: number } } }>(
        '{ admin { categoriesService { totalCount } } }',
      )
      expect([admin.categoriesService.totalCount, written]).toEqual([written, expect.any(Number)])
      expect(written).toBeGreaterThan(50)
    },
  )
})
