import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlace } from '../db/testDatabases.ts'
import { startNginx } from './testing/nginx.ts'
import { startPooler } from './testing/pooler.ts'
import { freePort } from './testing/postgres.ts'
import { events, heard } from './testing/events.ts'
import { client, startServer, type RunningServer } from './testing/server.ts'

/* Needs nginx and PgBouncer on the path (Debian's nginx-light and pgbouncer). */

describe.runIf(process.env.TEST_LONG)('two servers behind nginx, on a PostgreSQL behind PgBouncer', () => {
  const servers: RunningServer[] = []
  const stops: (() => unknown)[] = []
  let environment: Record<string, string>
  let origin: string

  beforeAll(async () => {
    const { remove, url = '', dataDir } = await newPlace('postgres')
    stops.push(remove)
    const pooler = await startPooler(url)
    stops.push(pooler.stop)
    environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    }
    for (let n = 0; n < 2; n++) servers.push(await startServer(environment))
    const port = await freePort()
    const upstreams = servers.map((server) => `server ${new URL(server.origin).host} max_fails=0;`)
    const nginx = await startNginx(
      `upstream site { ${upstreams.join(' ')} keepalive 8; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://site; proxy_http_version 1.1; proxy_buffering off; proxy_set_header Connection '';
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }`,
      port,
    )
    stops.push(nginx.stop)
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    for (const stop of stops.toReversed()) await stop()
  })

  const create = (nom: string) =>
    `mutation { createContact(input: { nom: "${nom}", email: "a@example.com", message: "B" }) { __typename } }`

  test('are one: limits, subscriptions and what visitors see', async () => {
    const visitor = client(origin)
    const made = Array.from({ length: 30 }, (_, n) =>
      visitor.run<{ createContact: { __typename: string } }>(create(`Visiteur ${n}`)),
    )
    const names = (await Promise.all(made)).map(({ createContact }) => createContact.__typename)
    expect(names.filter((name) => name === 'CreateContactPayload')).toHaveLength(20)

    const [one, other] = servers.map((server) => client(server.origin))
    if (!one || !other) throw new Error('no server')
    await one.signIn()
    other.bear(one.bearer())
    await one.run('mutation { createFaq(input: { titre: "Bornage", status: true }) { __typename } }')
    const seen = () => other.run('{ site { faqs { edges { node { titre } } } } }')
    await expect.poll(seen).toEqual({ site: { faqs: { edges: [{ node: { titre: 'Bornage' } }] } } })

    const stream = events(other)
    await heard(stream, ':')
    await one.run(create('Awa'))
    await heard(stream, 'Awa')
    await one.run('mutation { logout { __typename } }')
    await heard(stream, 'UNAUTHENTICATED')
  })

  test('no request fails while each is replaced in its turn, and nothing that was acknowledged is lost', async () => {
    const staff = client(origin)
    await staff.signIn()
    let isOver = false
    let acknowledged = 0
    const statuses = new Map<number, number>()

    async function visit(path: string): Promise<void> {
      const { status } = await fetch(origin + path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    async function write(n: number): Promise<void> {
      await staff.run(create(`Roulement ${n}`))
      acknowledged += 1
    }
    async function load(n: number): Promise<void> {
      while (!isOver) await (n % 2 === 0 ? visit(n % 4 === 0 ? '/' : '/api/faq/site') : write(n))
    }
    const loads = Promise.all(Array.from({ length: 6 }, (_, n) => load(n)))

    for (const [n, server] of servers.entries()) {
      server.process.kill('SIGTERM')
      expect(await server.stop()).toBe(0)
      servers[n] = await startServer({ ...environment, PORT: new URL(server.origin).port })
    }
    isOver = true
    await loads
    expect([...statuses.keys()]).toEqual([200])
    const database = new pg.Client({ connectionString: environment.DATABASE_DIRECT_URL })
    await database.connect()
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int as n from contact where nom like 'Roulement%'`,
    )
    await database.end()
    expect(acknowledged).toBeGreaterThan(0)
    expect(rows).toEqual([{ n: acknowledged }])
  })
})
