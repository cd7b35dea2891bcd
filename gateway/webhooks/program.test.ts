import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { fine, startReceiver } from '../../web/testing/receiver.ts'
import { client, startServer } from '../lab/servers/server.ts'
import { keyFile } from './secretBox.ts'

const visit = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }'
const koffi = { nom: 'Koffi', email: 'koffi@example.com', message: 'Un bornage à Bingerville' }

/*
 * The real program. A kill between the receiver’s answer and the mark in the log leads to a repetition under the same id: at least once.
 */
test('what a visitor sends is told by one of two workers, once; after a kill again, under the same id', async () => {
  const place = await newMigrated('sqlite')
  onTestFinished(place.remove)
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const environment = { DATA_DIR: place.dataDir, WEBHOOKS_PRIVATE: 'allow' }
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])

  const two = await startServer({ ...environment, WORKERS: '2' })
  const staff = client(two.origin)
  await staff.signIn()
  const { made } = await staff.run<{ made: { secret: string } }>(
    `mutation ($input: CreateWebhookInput!) {
      made: createWebhook(input: $input) { ... on WebhookSecretPayload { secret } } }`,
    { input: { nom: 'Miroir', url: receiver.url, events: ['MESSAGE_RECEIVED'] } },
  )
  for (let n = 0; n < 10; n++) await client(two.origin).run(visit, { input: { ...koffi, nom: `Koffi ${n}` } })
  await expect.poll(() => ids().length).toBe(10)
  await two.stop()
  expect(new Set(ids()).size).toBe(10)
  expect(receiver.received[0]?.body).not.toContain('Koffi')
  const key = join(place.dataDir, keyFile)
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(readFileSync(key)).toHaveLength(32)

  const killed = await startServer(environment)
  let isHeld = false
  receiver.answer = () => (isHeld = true)
  await client(killed.origin).run(visit, { input: koffi })
  await expect.poll(() => isHeld).toBe(true)
  killed.process.kill('SIGKILL')
  await killed.stop()
  const db = await openDatabase(place)
  // The lease of the dead is over in fifteen seconds.
  await db.transaction((trx) =>
    trx.updateTable('job').set({ leaseUntil: null }).where('kind', '=', 'webhook').execute(),
  )
  await db.close()
  receiver.answer = fine
  const next = await startServer(environment)
  await expect.poll(() => ids().length).toBe(12)
  const [first, second] = ids().slice(10)
  expect(second).toBe(first)
  const after = await openDatabase(place)
  const marked = () =>
    after.read
      .selectFrom('webhookDelivery')
      .selectAll()
      .where('messageId', '=', first ?? '')
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await marked()).state).toBe('delivered')
  await next.stop()
  const last = await marked()
  const left = await after.read.selectFrom('job').selectAll().where('kind', '=', 'webhook').execute()
  await after.close()
  expect(last.attempts).toBe(1)
  expect(left).toEqual([])
  expect(JSON.stringify(last)).not.toContain(made.secret)
})
