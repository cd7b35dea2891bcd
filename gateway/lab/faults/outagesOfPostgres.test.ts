import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import {
  ask,
  create,
  expectFewLogLines,
  expectNotReady,
  expectOutage,
  expectReady,
  place,
  serve,
  serveThroughProxy,
} from '../servers/outages.ts'
import { client } from '../servers/server.ts'

test('one that has gone is told by every door, pages too, and used again when it is back', async () => {
  const { server, proxy } = await serveThroughProxy()
  const { origin } = server
  const signedIn = client(origin)
  await signedIn.signIn()

  await proxy.cut()
  await expectOutage(origin, '{ site { entreprise { nom } } }')
  const headers = signedIn.credentials()
  for (const path of ['/', '/admin/dashboard']) {
    const page = await fetch(origin + path, { headers, redirect: 'manual' })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await page.text()).toContain('momentanément indisponible')
  }
  const others = ['/api/contact', `/documents/${'a'.repeat(32)}`, '/sitemap.xml', '/og.jpg', '/og/equipe.jpg']
  const statuses = others.map(async (path) => (await fetch(origin + path, { headers })).status)
  expect(await Promise.all(statuses)).toEqual(others.map(() => 503))
  await expectNotReady(server, 'La base de données ne répond pas', 503)

  await proxy.mend()
  await expectReady(origin)
  expectFewLogLines(server)
})

test.runIf(process.env.TEST_LONG)(
  'one that stops without a word is given up in seconds, at the stop too',
  async () => {
    const { server, proxy } = await serveThroughProxy()
    const { origin } = server

    proxy.freeze()
    const from = performance.now()
    await Promise.all(Array.from({ length: 3 }, () => expectOutage(origin, create)))
    expect(performance.now() - from).toBeLessThan(25_000)
    await proxy.mend()
    await expectReady(origin)

    proxy.freeze()
    expect(await server.stop()).toBe(0)
  },
)

test.runIf(process.env.TEST_LONG)(
  'two servers: what one holds that stops in the middle keeps the other from writing for seconds',
  async () => {
    const here = await place('postgres')
    const environment = { DATA_DIR: here.dataDir, DATABASE_URL: here.url ?? '' }
    const [one, two] = [await serve(environment), await serve(environment)]
    const other = await openDatabase(here)
    // Who is signed in may send as many as he likes.
    const signedIn = client(two.origin)
    await signedIn.signIn()
    const again = async () => (await ask(two.origin, create, signedIn.credentials())).status
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(other.read)
      return rows[0]?.n ?? 0
    }

    let kept: Promise<unknown> = Promise.resolve()
    await other.transaction(async (trx) => {
      await sql`lock table "notification" in exclusive mode`.execute(trx)
      // It has its number already, which the next one has to wait for.
      kept = ask(one.origin, create)
      while ((await waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      one.process.kill('SIGSTOP')
    })
    const from = performance.now()
    const answers = Promise.all(Array.from({ length: 30 }, again))
    // Writers that wait take no place of those who read.
    expect((await fetch(`${two.origin}/`)).status).toBe(200)
    expect(performance.now() - from).toBeLessThan(2_500)
    expect(await answers).toContain(503)
    expect((await answers).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(performance.now() - from).toBeLessThan(15_000)
    await expect.poll(again, { interval: 500 }).toBe(200)
    one.process.kill('SIGCONT')
    await kept
    await expectReady(one.origin)
    await other.close()
  },
)
