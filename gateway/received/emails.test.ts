import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { insert } from '../../db/content/contentStore.ts'
import { enqueue } from '../../db/jobs/jobs.ts'
import { changeText } from '../../db/texts/siteTexts.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { kinds, newDatabase, newMigrated, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { openDatabase } from '../../db/connection/connect.ts'
import { hashToken } from '../../db/accounts/token.ts'
import { readConfig } from '../config.ts'
import { Jobs, sendingRetryMs } from '../jobs/jobs.ts'
import { createReport } from '../http/report.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { client, startServer } from '../lab/servers/server.ts'
import { emailKind } from './emails.ts'
import { createMailer } from './mail.ts'

const report = createReport(pino({ level: 'silent' }))
const koffi = { nom: 'Koffi', email: 'koffi@example.com', message: 'Un bornage à Bingerville' }

describe.each(kinds)('an e-mail on %s', (kind) => {
  let database: TestDatabase
  let mails: MailServer
  let runner: Jobs
  let now = new Date('2026-03-01T08:00:00.000Z')

  beforeEach(async () => {
    database = await newDatabase(kind)
    mails = await mailServer()
    const config = readConfig({
      SMTP_URL: mails.url,
      NOTIFY_EMAIL: 'bureau@example.com',
      MAIL_FROM: 'site@cabinet.example',
      PUBLIC_URL: 'https://cabinet.example',
    })
    const { db } = database
    const email = emailKind({ config, db, mailer: createMailer(config) })
    runner = new Jobs({ db, kinds: { email }, report, clock: () => now })
    runner.start()
  })
  afterEach(async () => {
    await runner.stop(5_000)
    mails.server.close()
    await database.close()
  })

  const send = (key: string, payload: JobPayloads['email']) =>
    database.db.transaction((trx) => enqueue(trx, { kind: 'email', key, payload, due: now }))
  /** So much later, and the runner knows. */
  async function pass(ms: number): Promise<void> {
    now = new Date(now.getTime() + ms)
    await database.db.transaction(async () => {})
  }
  const jobs = () => database.db.read.selectFrom('job').selectAll().execute()
  const header = (name: string) =>
    mails.messages.map((message) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(message)?.[1])

  async function contact(): Promise<number> {
    const values = { ...koffi, telephone: null, sujet: null, status: true, lu: false }
    return database.db.transaction(async (trx) => (await insert(trx, 'contact', values)).id)
  }

  test('is tried again until the server takes it, as the same message, and then stays for somebody to ask', async () => {
    const id = await contact()
    mails.answer = '451 4.3.0 Plus tard'
    await send('notice', { text: 'notice', type: 'contact', id })
    const waits = [1, 5, 30, 120, 720].map((minutes) => minutes * 60_000)
    expect(sendingRetryMs).toEqual(waits)
    for (const [n, wait] of waits.entries()) {
      const due = new Date(now.getTime() + wait)
      await expect.poll(jobs).toMatchObject([{ attempts: n + 1, due: due.toISOString() }])
      await pass(wait)
    }
    await expect.poll(jobs).toMatchObject([{ attempts: 6, due: null }])
    expect((await jobs())[0]?.lastError).toBe(
      'Le serveur d’e-mail refuse ce message\u00a0: «\u00a0451 4.3.0 Plus tard\u00a0».',
    )
    mails.answer = '250 ok'
    await database.db.transaction((trx) =>
      trx.updateTable('job').set({ due: now.toISOString(), attempts: 0 }).execute(),
    )
    await expect.poll(jobs).toEqual([])
    expect(mails.messages).toHaveLength(7)
    const ids = new Set(header('Message-ID'))
    expect([...ids]).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@cabinet\.example>$/)])
    expect(header('From')[0]).toMatch(/^=\?UTF-8\?.* <site@cabinet\.example>$/)
    expect(header('Auto-Submitted')[0]).toBe('auto-generated')
    expect(mails.messages[0]?.replace(/=\r\n/g, '')).toContain(
      `/admin/dashboard?boite=3Dmessages&message=3D${id}`,
    )
    expect(header('Reply-To')[0]).toBe(koffi.email)
  })

  test('goes to an address with accents in its domain, and no subject is taken for an encoded word', async () => {
    const values = { ...koffi, email: 'contact@côte-topo.example', nom: '=?utf-8?q?Banque?= '.repeat(5) }
    const { id } = await database.db.transaction((trx) =>
      insert(trx, 'contact', { ...values, telephone: null, sujet: null, status: true, lu: false }),
    )
    await send('notice', { text: 'notice', type: 'contact', id })
    await expect.poll(jobs).toEqual([])
    expect(header('Reply-To')[0]).toMatch(/^<?contact@xn--cte-topo-43a\.example>?$/)
    const unfolded = mails.messages[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    const words = (/^Subject:(.*)\r$/m.exec(unfolded)?.[1] ?? '').trim().split(/\s+/)
    expect(words.filter((word) => !/^=\?UTF-8\?B\?[\w+/=]+\?=$/.test(word) || word.length > 75)).toEqual([])
    const read = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('')
    expect(read).toContain('=?utf-8?q?Banque?= =?utf-8?q?Banque?=')
  })

  test('confirms a quote request in the firm’s own words, of which it fills in what it knows', async () => {
    const { nom, email, message: description } = koffi
    const devis = { nom, email, description, reference: 'DV-2026-0007', lu: false, status: true }
    const { id } = await database.db.transaction((trx) => insert(trx, 'devis', devis))
    const confirm = async (key: string) => {
      await send(key, { text: 'confirmation', type: 'devis', id })
      await expect.poll(jobs).toEqual([])
      return mails.messages.at(-1)?.replace(/=\r\n/g, '') ?? ''
    }
    expect(await confirm('first')).toContain('Subject: Votre demande de devis DV-2026-0007\r\n')
    for (const [key, value] of [
      ['courriel.objet', 'Dossier {reference}'],
      ['courriel.texte', 'Merci de votre demande. {inconnu}'],
      ['courriel.signature', ''],
    ] as const)
      await database.db.transaction((trx) =>
        changeText(trx, { key, libelle: key, act: 'updateText', change: { value } }),
      )
    const own = await confirm('second')
    expect(own).toContain('Subject: Dossier DV-2026-0007\r\n')
    expect(own.split('\r\n\r\n')[1]?.trim()).toBe('Merci de votre demande. {inconnu}')
    expect(header('Auto-Submitted')).toEqual(['auto-replied', 'auto-replied'])
  })

  test('says in plain words that nobody answers, and nothing once it is about nothing', async () => {
    mails.server.close()
    await send('notice', { text: 'notice', type: 'contact', id: await contact() })
    await expect.poll(jobs).toMatchObject([{ lastError: 'Le serveur d’e-mail ne répond pas.' }])
    await database.db.transaction((trx) => trx.deleteFrom('contact').execute())
    await pass(60_000)
    await expect.poll(jobs).toEqual([])
  })

  test('for a new password has its token made when it is sent, and no table holds that', async () => {
    const account = { nom: 'Awa', email: 'awa@example.com', passwordHash: '-', createdAt: '' }
    await database.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({ ...account, status: true })
        .execute(),
    )
    mails.answer = '451 Plus tard'
    for (const to of ['awa@example.com', 'personne@example.com']) await send(to, { text: 'newPassword', to })
    await expect.poll(jobs).toMatchObject([{ attempts: 1 }])
    const before = await jobs()
    mails.answer = '250 ok'
    await pass(60_000)
    await expect.poll(jobs).toEqual([])
    expect(header('To')).toEqual(['awa@example.com', 'awa@example.com'])
    const [first = '', second = ''] = mails.messages.map(
      (message) =>
        /reinitialiser=([\w-]{43})/.exec(message.replace(/=\r\n/g, '').replaceAll('=3D', '='))?.[1],
    )
    expect(first).not.toBe(second)
    const tokens = await database.db.read.selectFrom('oneTimeToken').select('tokenHash').execute()
    expect(tokens.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(
      [hashToken(first), hashToken(second)].toSorted(),
    )
    expect(JSON.stringify(before)).not.toContain(first)
  })
})

test('what a visitor sent is told of after a kill, once an SMTP server answers; without one nothing waits', async () => {
  const place = await newMigrated('sqlite')
  onTestFinished(place.remove)
  const silent = await mailServer()
  silent.server.close()
  const environment = { DATA_DIR: place.dataDir, NOTIFY_EMAIL: 'bureau@example.com' }
  const write = (origin: string, nom: string) =>
    client(origin).run(
      'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }',
      {
        input: { ...koffi, nom },
      },
    )

  const without = await startInProcess(environment, place)
  await write(without.origin, 'Sans')
  await without.stop()
  const server = await startServer({ ...environment, SMTP_URL: silent.url })
  await write(server.origin, 'Avec')
  server.process.kill('SIGKILL')
  await server.stop()

  const db = await openDatabase(place)
  const waiting = await db.transaction((trx) =>
    trx
      .updateTable('job')
      .set({ due: new Date().toISOString(), leaseUntil: null })
      .where('kind', '=', 'email')
      .returning('payload')
      .execute(),
  )
  await db.close()
  expect(waiting).toHaveLength(1)

  const mails = await mailServer()
  const next = await startInProcess({ ...environment, SMTP_URL: mails.url }, place)
  await expect.poll(() => mails.messages).toEqual([expect.stringContaining('\r\nNom=C2=A0: Avec\r\n')])
  await next.stop()
  mails.server.close()
})
