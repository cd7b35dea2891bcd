import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteBackup, readBackupState } from '../../db/jobs/backups.ts'
import type { Db } from '../../db/connection/connect.ts'
import { databaseId } from '../../db/files/files.ts'
import { newDatabase } from '../../db/testing/testDatabases.ts'
import { readConfig } from '../config.ts'
import { emailKind } from '../received/emails.ts'
import { createMailer } from '../received/mail.ts'
import { newDisk } from '../lab/testing/disk.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { mailServer } from '../lab/servers/mailServer.ts'
import { client, runProgram } from '../lab/servers/server.ts'
import { backupKind } from './kind.ts'
import { proveArchive } from './prove.ts'
import { newFolder } from './testBackups.ts'

interface Told {
  admin: { backup: { isSetUp: boolean; provenAt: string | null; isLate: boolean; failure: string | null } }
}

/** What the dashboard of a server with these variables says. */
async function told(environment: Record<string, string>): Promise<() => Promise<Told['admin']['backup']>> {
  const { origin, stop } = await startInProcess(environment)
  onTestFinished(stop)
  const administrator = client(origin)
  await administrator.signIn()
  return async () =>
    (await administrator.run<Told>('{ admin { backup { isSetUp provenAt isLate failure } } }')).admin.backup
}

const logger = pino({ level: 'silent' })

/** One look of a server with these variables, as its job does it. */
function runOf(db: Db, environment: Record<string, string>) {
  const kind = backupKind({ db, config: readConfig(environment), logger })
  return async (signal = new AbortController().signal) =>
    kind?.run(null, { key: '', createdAt: '', signal, holds: async () => true })
}

/** A database, a folder for its backups, and a look of its server; the folder is gone while `unmounted` is at work. */
async function newSite(more: Record<string, string> = {}) {
  const { db, place, close } = await newDatabase('sqlite')
  onTestFinished(close)
  const folder = newFolder()
  const environment = { DATA_DIR: place.dataDir, BACKUP_DIR: folder, ...more }
  return { db, place, folder, environment, run: runOf(db, environment) }
}

const tarsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tar'))

test.each(['', 'half', 'zeros'])('a mark that the first backup has left %s is made whole', async (what) => {
  const { db, folder, run } = await newSite()
  const id = await db.transaction(databaseId)
  const left = { half: id.slice(0, 20), zeros: '\0'.repeat(36) }[what] ?? ''
  writeFileSync(join(folder, '.database'), left)
  writeFileSync(join(folder, '.database.0a1b2c3d'), id)
  await run()
  expect(readFileSync(join(folder, '.database'), 'utf8')).toBe(id)
  expect(readdirSync(folder).toSorted()).toEqual(['.database', ...tarsIn(folder)])
  expect((await readBackupState(db.read)).failure).toBeNull()
})

test('a first backup that finds the disk full leaves no mark, and the next one is made', async ({ skip }) => {
  const folder = newDisk('size=4k')
  if (folder === null) return skip()
  const full = join(folder, 'plein')
  writeFileSync(full, Buffer.alloc(4_096))
  const { db, run } = await newSite({ BACKUP_DIR: folder })
  await expect(run()).rejects.toThrow('pas assez de place')
  expect(readdirSync(folder)).toEqual(['plein'])
  execFileSync('mount', ['-o', 'remount,size=64m', folder])
  await run()
  expect(tarsIn(folder)).toHaveLength(1)
  expect((await readBackupState(db.read)).failure).toBeNull()
})

test('a folder whose disk is not mounted any more is told within a minute, and takes no backup until somebody says so', async () => {
  const { db, place, folder, run, environment } = await newSite()
  await run()
  expect((await readBackupState(db.read)).failure).toBeNull()
  const elsewhere = `${folder}-demonte`
  renameSync(folder, elsewhere)
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  mkdirSync(folder)
  // None is due.
  await expect(run()).rejects.toThrow(`Les sauvegardes qui étaient dans ${folder} n’y sont plus`)
  expect((await readBackupState(db.read)).failure).toContain('montez leur disque')
  expect(readdirSync(folder)).toEqual([])
  const { said } = await runProgram('doctor', [], environment)
  expect(said).toContain(`✗ Les sauvegardes qui étaient dans ${folder} n’y sont plus`)
  rmSync(folder, { recursive: true })
  await expect(run()).rejects.toThrow('n’y sont plus')
  renameSync(elsewhere, folder)
  await run()
  expect((await readBackupState(db.read)).failure).toBeNull()

  // Another disk, on purpose.
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  expect((await runProgram('doctor', [], environment)).said).toContain('✗ Les sauvegardes qui étaient')
  writeFileSync(join(folder, '.database'), '')
  expect((await runProgram('doctor', [], environment)).said).toContain(
    `✗ Il n’y a aucune sauvegarde dans ${folder}`,
  )
  await db.transaction((trx) => noteBackup(trx, '2026-01-01T02:00:00.000Z'))
  await run()
  expect(tarsIn(folder)).toHaveLength(1)
  expect(place.dataDir).not.toBe(folder)
})

test('the backup that was just proven stays, whatever the clock has named the others', async () => {
  const { db, folder, run } = await newSite({ BACKUP_KEEP: '1d' })
  const ahead = ['2095-01-01', '2096-01-01'].map((day) => `geometre-${day}T02-00-00Z.tar`)
  for (const name of ahead) writeFileSync(join(folder, name), '')
  await run()
  const { provenAt } = await readBackupState(db.read)
  const [made = '', ...others] = tarsIn(folder).filter((name) => !ahead.includes(name))
  expect(others).toEqual([])
  expect((await proveArchive(join(folder, made), undefined)).createdAt).toBe(provenAt)
  expect(tarsIn(folder)).toHaveLength(3)
})

test('BACKUP_EVERY=1m is looked at each minute, and tried again as soon', async () => {
  const { db, place } = await newSite()
  const kind = backupKind({
    db,
    config: readConfig({ DATA_DIR: place.dataDir, BACKUP_DIR: newFolder(), BACKUP_EVERY: '1m' }),
    logger,
  })
  expect([kind?.everyMs, kind?.retryMs]).toEqual([60_000, [60_000, 60_000]])
})

test('staff are told by e-mail of the first failure, once until one goes well again', async () => {
  const mails = await mailServer()
  onTestFinished(() => void mails.server.close())
  const { db, folder, run, environment } = await newSite({
    SMTP_URL: mails.url,
    NOTIFY_EMAIL: 'awa@example.com',
  })
  const config = readConfig(environment)
  const email = emailKind({ config, db, mailer: createMailer(config) })
  const waiting = () => db.read.selectFrom('job').selectAll().where('kind', '=', 'email').execute()
  /** Sends what waits, as the job of e-mails does. */
  async function send(): Promise<void> {
    for (const job of await waiting()) {
      const { signal } = new AbortController()
      await email.run(JSON.parse(job.payload), { ...job, signal, holds: async () => true })
      await db.transaction((trx) => trx.deleteFrom('job').where('id', '=', job.id).execute())
    }
  }
  writeFileSync(join(folder, '.database'), 'une autre')
  for (let n = 0; n < 3; n++) await expect(run()).rejects.toThrow('d’un autre site')
  expect(await waiting()).toHaveLength(1)
  await send()
  expect(mails.messages).toHaveLength(1)
  expect(mails.messages[0]).toMatch(/^To: awa@example\.com/m)
  await expect(run()).rejects.toThrow('d’un autre site')
  expect(await waiting()).toEqual([])
  rmSync(join(folder, '.database'))
  await run()
  expect(await waiting()).toEqual([])
  writeFileSync(join(folder, '.database'), 'une autre')
  await db.transaction((trx) => noteBackup(trx, '2026-01-01T02:00:00.000Z'))
  await expect(run()).rejects.toThrow('d’un autre site')
  expect(await waiting()).toHaveLength(1)
  // What is mended by then is not told.
  await db.transaction((trx) => noteBackup(trx, new Date().toISOString()))
  await send()
  expect(mails.messages).toHaveLength(1)
})

test('with BACKUP_DIR a server backs up at its first start, and says so once that is proven', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'geometre-2026-01-01T02-00-00Z.tar.part-abcdef'), 'à moitié')
  const state = await told({ BACKUP_DIR: folder })
  await expect.poll(async () => (await state()).provenAt).not.toBeNull()
  expect(await state()).toMatchObject({ isSetUp: true, isLate: false, failure: null })
  const [name = '', ...others] = readdirSync(folder).filter((one) => one !== '.database')
  expect(others).toEqual([])
  expect((await proveArchive(join(folder, name), undefined)).createdAt).toBe((await state()).provenAt)
})

test('where another site has its backups a sentence says why it makes none, and it forgets none of them', async () => {
  const folder = newFolder()
  const others = [
    '.database',
    'geometre-2026-01-01T02-00-00Z.tar',
    'geometre-2026-01-01T02-00-00Z.tar.part-abcdef',
  ]
  for (const name of others) writeFileSync(join(folder, name), 'une autre')
  const state = await told({ BACKUP_DIR: folder })
  await expect.poll(async () => (await state()).failure).toContain('Les sauvegardes d’un autre site')
  expect(await state()).toMatchObject({ isSetUp: true, isLate: true, provenAt: null })
  expect(readdirSync(folder).sort()).toEqual(others)
})

test('where its process ends without a word that is told as well, unless the server stops', async () => {
  const { db, place, close } = await newDatabase('sqlite')
  onTestFinished(close)
  onTestFinished(() => void vi.unstubAllEnvs())
  // With this Node does not start.
  vi.stubEnv('NODE_OPTIONS', '--rien')
  const run = runOf(db, { DATA_DIR: place.dataDir, BACKUP_DIR: newFolder() })
  await expect(run(AbortSignal.abort())).rejects.toThrow('has ended')
  expect(await readBackupState(db.read)).toEqual({ provenAt: null, unproven: null, failure: null })
  await expect(run(new AbortController().signal)).rejects.toThrow('arrêté avant la fin')
  expect((await readBackupState(db.read)).failure).toContain('arrêté avant la fin')
})
