import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteFailedBackup, noteBackup } from '../../db/jobs/backups.ts'
import { openDatabase } from '../../db/connection/connect.ts'
import { newDatabase, newMigrated, newPlace } from '../../db/testing/testDatabases.ts'
import { readConfig } from '../config.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { mailServer, type MailServer } from '../lab/servers/mailServer.ts'
import { freePort, runProgram } from '../lab/servers/server.ts'
import { clockFinding, examineDatabase } from './database.ts'
import { examineDoor } from './door.ts'
import { examineUnit } from './unit.ts'

let server: InProcess
let mails: MailServer
let place: Awaited<ReturnType<typeof newPlace>>
let environment: Record<string, string>

beforeAll(async () => {
  place = await newMigrated('sqlite')
  mails = await mailServer()
  const port = String(await freePort())
  environment = {
    DATA_DIR: place.dataDir,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mails.url,
    NOTIFY_EMAIL: 'awa@example.com',
  }
  server = await startInProcess(environment, place)
})
afterAll(async () => {
  await server.stop()
  mails.server.close()
  place.remove()
})

test('where all is well it says so, and sends nothing', async () => {
  const { code, said } = await runProgram('doctor', [], environment)
  expect(said).toMatch(/Tout va bien\.$/)
  expect(said).not.toContain('✗')
  expect(said).toContain('Aucun proxy n’est devant')
  expect([code, mails.messages]).toEqual([0, []])
})

test('what is wrong is told in sentences, each thing by itself', async () => {
  const backups = join(place.dataDir, 'fichier')
  writeFileSync(backups, '')
  const { code, said } = await runProgram('doctor', [], {
    ...environment,
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    BACKUP_DIR: backups,
  })
  expect(said).toContain('✗ Rien ne peut être écrit dans BACKUP_DIR')
  expect(said).toContain('✗ Le serveur d’e-mail ne répond pas.')
  expect(said).toContain('✗ TRUST_PROXY vaut 1, mais PUBLIC_URL')
  expect(said).toMatch(/3 points sont à corriger\.$/)
  expect(code).toBe(1)
})

test('a bad value, a folder without a database, and a server that is not there', async () => {
  const bad = await runProgram('doctor', [], { ...environment, PORT: 'abc', TRUST_PROXY: '-1' })
  expect([bad.code, bad.said.match(/✗/g)]).toEqual([1, ['✗', '✗']])
  const empty = await newPlace('sqlite')
  const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`
  const { code, said } = await runProgram('doctor', [], { DATA_DIR: empty.dataDir, PUBLIC_URL })
  expect(said).toContain(`Il n’y a pas de base dans ${empty.dataDir}`)
  expect(said).toContain(`✗ ${PUBLIC_URL}/healthz ne répond pas (ECONNREFUSED)`)
  expect(code).toBe(1)
  const mistyped = join(empty.dataDir, 'geomtre')
  const other = await runProgram('doctor', [], { DATA_DIR: mistyped, PUBLIC_URL })
  expect(other.said).toContain(`DATA_DIR (${mistyped}) n’existe pas encore`)
  expect(existsSync(mistyped)).toBe(false)
  empty.remove()
})

test('a backup that is too old, or has failed, and a clock that is not this one’s', async () => {
  const BACKUP_DIR = join(place.dataDir, 'sauvegardes')
  mkdirSync(BACKUP_DIR)
  writeFileSync(join(BACKUP_DIR, 'geometre-2026-01-02T03-04-05Z.tar'), '')
  const db = await openDatabase(place)
  const look = async () => (await runProgram('doctor', [], { ...environment, BACKUP_DIR })).said
  await db.transaction((trx) => noteBackup(trx, '2026-01-02T03:04:05.000Z'))
  expect(await look()).toContain('✗ La dernière sauvegarde prouvée est du 2026-01-02 à 03:04 UTC')
  await db.transaction((trx) => noteFailedBackup(trx, 'Le disque est plein.'))
  expect(await look()).toContain('✗ La dernière sauvegarde a échoué\u00a0: Le disque est plein.')
  await db.close()
  expect(clockFinding('de la base', 61_000)).toMatchObject({
    level: 'wrong',
    text: expect.stringContaining('avance de 61\u00a0secondes'),
  })
})

test('PostgreSQL says what it is, and what time it is', async () => {
  const { place, close } = await newDatabase('postgres')
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.url })
  const findings = await examineDatabase(config, async (db) => [{ level: 'note', text: db.kind }])
  await close()
  expect(findings.map(({ level, text }) => `${level} ${text}`)).toEqual([
    expect.stringMatching(/^ok La base répond\u00a0: PostgreSQL \d+.*, en UTF8\.$/),
    'ok L’horloge de la base est à la même heure que celle de cette machine.',
    'note postgres',
  ])
})

test('a unit that keeps the service from writing where its settings say', async () => {
  const unit = join(place.dataDir, 'geometre.service')
  const example = join(import.meta.dirname, '..', 'deploy', 'geometre.service')
  const look = (BACKUP_DIR: string) =>
    examineUnit(readConfig({ DATA_DIR: '/var/lib/geometre', BACKUP_DIR }), unit).map(({ text }) => text)
  expect(look('/mnt/copies')).toEqual([])
  copyFileSync(example, unit)
  expect(look('/var/backups/geometre')).toEqual([])
  expect(look('/mnt/copies')).toEqual([
    `${unit} ne laisse pas le service écrire dans BACKUP_DIR (/mnt/copies)\u00a0: ajoutez ReadWritePaths=/mnt/copies.`,
  ])
  mkdirSync(`${unit}.d`)
  const add = (name: string, paths: string) =>
    writeFileSync(join(`${unit}.d`, name), `[Service]\nReadWritePaths=${paths}\n`)
  add('override.conf', '/mnt/copies')
  expect(look('/mnt/copies')).toEqual([])
  add('readme.txt', '')
  expect(look('/mnt/copies')).toEqual([])
  add('zz.conf', '')
  expect(look('/mnt/copies')).toHaveLength(1)
})

test('a CDN that asks this site, and one that does not', async () => {
  const own = await examineDoor(readConfig({ ...environment, ASSETS_URL: server.origin }))
  expect(own.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok'])
  const other = await examineDoor(
    readConfig({ ...environment, ASSETS_URL: `http://127.0.0.1:${await freePort()}` }),
  )
  expect(other.map(({ text }) => text).join()).toContain('les visiteurs ne voient pas d’images')
})
