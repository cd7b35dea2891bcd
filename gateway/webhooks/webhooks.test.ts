import type { Insertable } from 'kysely'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insert, update } from '../../db/content/contentStore.ts'
import { erase } from '../../db/content/erasure.ts'
import { withoutJournal } from '../../db/journal/journal.ts'
import { quarantine } from '../../db/messages/indesirables.ts'
import type { WebhookTable } from '../../db/tables.ts'
import { kinds, newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { deliverTest, forgetDeliveries, redeliver } from '../../db/webhooks/deliveries.ts'
import { webhookEvents } from '../../db/webhooks/webhookEvents.ts'
import { readConfig } from '../config.ts'
import { createReport } from '../http/report.ts'
import { Jobs, sendingRetryMs } from '../jobs/jobs.ts'
import { startReceiver, fine, type Receiver } from '../../web/testing/receiver.ts'
import { webhookKind } from './kinds.ts'
import { createSecretBox } from './secretBox.ts'

const report = createReport(pino({ level: 'silent' }))
const secret = `whsec_${Buffer.from('a key of at least twenty-four bytes').toString('base64')}`
const formerSecret = `whsec_${Buffer.from('the key of which it takes the place').toString('base64')}`
const koffi = { nom: 'Koffi', email: 'koffi@example.com', message: 'Un bornage à Bingerville' }
const minute = 60_000

describe.each(kinds)('webhooks on %s', (kind) => {
  let database: TestDatabase
  let receiver: Receiver
  let runners: Jobs[]
  /** How far the clock of the servers has been put forward. */
  let shift: number
  const now = () => new Date(Date.now() + shift)
  const config = readConfig({
    WEBHOOKS_PRIVATE: 'allow',
    SECRETS_KEY: 'a key that is long enough for a test of it',
    SMTP_URL: 'smtp://127.0.0.1:1',
    NOTIFY_EMAIL: 'bureau@example.com',
  })
  const secrets = createSecretBox(config)

  beforeEach(async () => {
    shift = 0
    database = await newDatabase(kind)
    receiver = await startReceiver()
    const { db } = database
    const clock = now
    runners = [1, 2].map(
      () => new Jobs({ db, kinds: { webhook: webhookKind({ config, db, secrets, clock }) }, report, clock }),
    )
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop(5_000)))
    await receiver.close()
    await database.close()
  })

  const start = () => runners.forEach((runner) => runner.start())
  async function pass(ms: number): Promise<void> {
    shift += ms
    await database.db.transaction(async () => {})
  }
  async function add(values: Partial<Insertable<WebhookTable>> = {}): Promise<number> {
    const row = {
      nom: 'Miroir',
      url: receiver.url,
      events: JSON.stringify(webhookEvents),
      personalData: false,
      enabled: true,
      secret: await secrets.seal(secret),
      createdBy: 'Awa',
      createdAt: now().toISOString(),
      ...values,
    }
    const { id } = await database.db.transaction((trx) =>
      trx.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow(),
    )
    return id
  }
  const deliveries = () => database.db.read.selectFrom('webhookDelivery').selectAll().orderBy('id').execute()
  const jobs = () => database.db.read.selectFrom('job').selectAll().where('kind', '=', 'webhook').execute()
  const webhooks = () => database.db.read.selectFrom('webhook').selectAll().orderBy('id').execute()
  const faq = (titre = 'Délais') =>
    database.db.transaction((trx) => insert(trx, 'faq', { titre, status: false }))
  const contact = () =>
    database.db.transaction((trx) =>
      insert(trx, 'contact', { ...koffi, telephone: null, sujet: null, status: true, lu: false }),
    )

  test('each act on content is told once, by what it was', async () => {
    await add()
    const { db } = database
    await db.transaction(async (trx) => {
      let row = await insert(trx, 'faq', { titre: 'Délais', status: false })
      for (const changes of [
        { titre: 'Nos délais' },
        { status: true },
        { status: false },
        { softdelete: true },
        { softdelete: false },
      ])
        row = await update(trx, 'faq', row, changes)
      await erase(trx, 'faq', [row.id])
    })
    const rows = await deliveries()
    expect(rows.map(({ event }) => event)).toEqual(
      ['created', 'changed', 'published', 'withdrawn', 'trashed', 'restored', 'erased'].map(
        (one) => `content.${one}`,
      ),
    )
    expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual(
      [1, 2, 3, 4, 5, 6, 6].map((version) => ({
        type: 'Faq',
        id: btoa(`Faq:1`),
        databaseId: 1,
        version,
      })),
    )
    expect(await jobs()).toHaveLength(7)
  })

  test('what was rolled back, what is off or did not ask, what is set aside and what fills a database is told to nobody', async () => {
    await add({ enabled: false })
    await add({ events: JSON.stringify(['application.received']) })
    await faq()
    await contact()
    await add()
    await expect(
      database.db.transaction(async (trx) => {
        await insert(trx, 'faq', { titre: 'Jamais', status: false })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await database.db.transaction(async (trx) => {
      await withoutJournal(trx, () => insert(trx, 'faq', { titre: 'Démo', status: true }))
      const values = { ...koffi, telephone: null, sujet: null, status: true, lu: false }
      const row = await withoutJournal(trx, () => insert(trx, 'contact', values))
      await quarantine(trx, 'contact', row, ['TRAP'])
    })
    expect(await deliveries()).toEqual([])
    expect(await jobs()).toEqual([])
  })

  test('is signed by the Standard Webhooks rules, with both secrets while one is replaced', async () => {
    await add({
      previousSecret: await secrets.seal(formerSecret),
      previousUntil: new Date(now().getTime() + minute).toISOString(),
    })
    start()
    await faq()
    await expect.poll(() => receiver.received.length).toBe(1)
    const verify = (key: string, n: number) => {
      const { headers, body } = receiver.received[n] ?? { headers: {}, body: '' }
      const strings = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      )
      return new Webhook(key).verify(body, strings)
    }
    expect(verify(secret, 0)).toMatchObject({ type: 'content.created', data: { type: 'Faq', databaseId: 1 } })
    expect(verify(formerSecret, 0)).toEqual(verify(secret, 0))
    await expect
      .poll(async () => (await deliveries())[0])
      .toMatchObject({ state: 'delivered', statusCode: 204 })
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': (await deliveries())[0]?.messageId,
    })
    await pass(2 * minute)
    await faq('Prix')
    await expect.poll(() => receiver.received.length).toBe(2)
    expect(verify(secret, 1)).toMatchObject({ type: 'content.created' })
    expect(() => verify(formerSecret, 1)).toThrow('No matching signature found')
  })

  test('two servers send each event once', async () => {
    await add()
    start()
    for (let n = 0; n < 40; n++) await faq(`Question ${n}`)
    await expect.poll(jobs).toEqual([])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })

  test('is tried again after 1, 5, 30 minutes, 2 and 12 hours, under one id, then given up, and sent again on demand', async () => {
    await add()
    receiver.answer = (res) => void res.writeHead(500).end('Non\u0007')
    start()
    await faq()
    const waits = [1, 5, 30, 120, 720].map((minutes) => minutes * minute)
    expect(sendingRetryMs).toEqual(waits)
    for (const [n, wait] of waits.entries()) {
      await expect.poll(jobs).toMatchObject([{ attempts: n + 1, holder: null }])
      const [job] = await jobs()
      expect(Math.abs(Date.parse(job?.due ?? '') - now().getTime() - wait)).toBeLessThan(30_000)
      expect(await deliveries()).toMatchObject([
        { state: 'waiting', attempts: n + 1, statusCode: 500, answer: 'Non', error: 'Réponse 500.' },
      ])
      await pass(wait)
    }
    await expect.poll(deliveries).toMatchObject([{ state: 'failed', attempts: 6 }])
    await expect.poll(jobs).toEqual([])
    // What comes days later is a failure of its own.
    expect(await webhooks()).toMatchObject([{ failingSince: null, enabled: true }])
    receiver.answer = fine
    const [delivery] = await deliveries()
    await database.db.transaction((trx) => redeliver(trx, delivery?.id ?? 0))
    await expect.poll(deliveries).toMatchObject([{ state: 'delivered', attempts: 7, error: null }])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(7)
    expect(new Set(ids).size).toBe(1)
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect((times.at(5) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(14 * 3600)
    expect(await webhooks()).toMatchObject([{ failingSince: null, enabled: true }])
  })

  test('one that has failed for a day is switched off, which the journal and an e-mail tell', async () => {
    await add({ failingSince: new Date(now().getTime() - 24 * 60 * minute).toISOString() })
    receiver.answer = (res) => void res.writeHead(503).end()
    start()
    await faq()
    // Nothing may have been sent for days: one failure says little.
    await expect.poll(jobs).toMatchObject([{ attempts: 1, holder: null }])
    expect(await webhooks()).toMatchObject([{ enabled: true }])
    await pass(minute)
    await expect
      .poll(webhooks)
      .toMatchObject([
        { enabled: false, offReason: 'Rien n’a été reçu depuis plus d’un jour\u00a0: Réponse 503.' },
      ])
    const { db } = database
    const lines = await db.read.selectFrom('journal').selectAll().orderBy('id', 'desc').execute()
    expect(lines[0]).toMatchObject({ act: 'stopWebhook', door: 'job', type: 'webhook', libelle: 'Miroir' })
    const emails = await db.read.selectFrom('job').selectAll().where('kind', '=', 'email').execute()
    expect(emails.map(({ payload }) => JSON.parse(payload))).toEqual([{ text: 'webhookOff', id: 1 }])
    await faq('Prix')
    expect(await deliveries()).toHaveLength(1)
    // A test is sent all the same, once.
    await database.db.transaction((trx) => deliverTest(trx, 1))
    await expect.poll(async () => (await deliveries())[1]).toMatchObject({ state: 'failed', attempts: 1 })
    await expect.poll(jobs).toEqual([])
  })

  test('one that answers 410 is switched off at once', async () => {
    await add()
    receiver.answer = (res) => void res.writeHead(410).end()
    start()
    await faq()
    await expect.poll(webhooks).toMatchObject([{ enabled: false }])
    await expect.poll(deliveries).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  test('a message is told by its id alone, and with its words where that was asked for, which no table keeps', async () => {
    await add({ nom: 'Sans' })
    await add({ nom: 'Avec', personalData: true })
    receiver.answer = (res) => void res.writeHead(200).end('Merci Koffi')
    start()
    const { id } = await contact()
    await expect.poll(() => receiver.received.length).toBe(2)
    await expect.poll(jobs).toEqual([])
    const bodies = receiver.received
      .map(({ body }) => JSON.parse(body))
      .toSorted((a, b) => ('message' in a.data ? 1 : -1) - ('message' in b.data ? 1 : -1))
    const ids = { type: 'Contact', id: btoa(`Contact:${id}`), databaseId: id, version: 1 }
    expect(bodies[0]).toMatchObject({ type: 'message.received' })
    expect(bodies[0].data).toEqual(ids)
    expect(bodies[1].data).toEqual({
      ...ids,
      message: { ...koffi, telephone: null, sujet: null },
    })
    expect((await deliveries()).map(({ answer }) => answer).toSorted()).toEqual(['Merci Koffi', null])
    expect(JSON.stringify((await deliveries()).map(({ body }) => body))).not.toContain('Koffi')
  })

  test('a message that is erased before it is sent tells nothing of anybody', async () => {
    await add({ personalData: true })
    const { id } = await contact()
    await database.db.transaction((trx) => erase(trx, 'contact', [id]))
    start()
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(JSON.stringify(receiver.received)).not.toContain('Koffi')
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).not.toHaveProperty('message')
  })

  test('the log forgets what is old, some at a time, and what of it still waited', async () => {
    await add()
    for (let n = 0; n < 3; n++) await faq(`Question ${n}`)
    const { db } = database
    const old = new Date(Date.now() - 31 * 24 * 60 * minute).toISOString()
    await db.transaction((trx) =>
      trx.updateTable('webhookDelivery').set({ createdAt: old }).where('id', '<=', 2).execute(),
    )
    const time = new Date(Date.now() - 30 * 24 * 60 * minute)
    const forget = () => db.transaction((trx) => forgetDeliveries(trx, time, 1))
    expect([await forget(), await forget(), await forget()]).toEqual([true, true, false])
    const [left, ...others] = await deliveries()
    expect(others).toEqual([])
    expect((await jobs()).map(({ key }) => key)).toEqual([left?.messageId])
  })

  test('a secret that another key has sealed is said in the log', async () => {
    const other = createSecretBox({ dataDir: '', secretsKey: 'another key that is long enough as well' })
    await add({ secret: await other.seal(secret) })
    start()
    await faq()
    await expect
      .poll(deliveries)
      .toMatchObject([{ attempts: 1, statusCode: null, error: expect.stringContaining('SECRETS_KEY') }])
    expect(receiver.received).toEqual([])
    // It is replaced, which is enough: the former one, that nobody opens, is left out.
    const values = {
      secret: await secrets.seal(secret),
      previousSecret: await other.seal(formerSecret),
      previousUntil: new Date(now().getTime() + 60 * minute).toISOString(),
    }
    await database.db.transaction((trx) => trx.updateTable('webhook').set(values).execute())
    await pass(minute)
    await expect.poll(deliveries).toMatchObject([{ attempts: 2, state: 'delivered' }])
  })

  test('what waits for a receiver that fails lets others go first', async () => {
    await add({ nom: 'En panne', url: `${receiver.url}/panne` })
    await add({ nom: 'Sain' })
    await database.db.transaction(async (trx) => {
      for (let n = 0; n < 40; n++) await insert(trx, 'faq', { titre: `Question ${n}`, status: false })
    })
    const waiting = receiver.received
    receiver.answer = (res, { url }) => void res.writeHead(url?.endsWith('/panne') ? 503 : 200).end()
    runners[0]?.start()
    await expect
      .poll(async () => (await deliveries()).filter(({ state }) => state === 'delivered').length)
      .toBe(40)
    const tried = (await deliveries()).filter(({ webhookId, attempts }) => webhookId === 1 && attempts > 0)
    expect(tried.length).toBeLessThan(40)
    expect(waiting.length).toBe(40 + tried.length)
  })

  test('a slow receiver holds up at most thirty at a time in a server', async () => {
    await add()
    const held: (() => void)[] = []
    receiver.answer = (res) => void held.push(() => fine(res))
    runners[0]?.start()
    await database.db.transaction(async (trx) => {
      for (let n = 0; n < 35; n++) await insert(trx, 'faq', { titre: `Question ${n}`, status: false })
    })
    await expect.poll(() => held.length).toBe(30)
    const running = async () => (await jobs()).filter(({ holder }) => holder !== null).length
    expect(await running()).toBe(30)
    receiver.answer = fine
    for (const one of held) one()
    await expect.poll(jobs).toEqual([])
    expect(receiver.received).toHaveLength(35)
  })
})
