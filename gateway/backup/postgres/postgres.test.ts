import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noteBackup, readBackupState } from '../../../db/jobs/backups.ts'
import { openDatabase } from '../../../db/connection/connect.ts'
import { newPlace } from '../../../db/testing/testDatabases.ts'
import { installedPrograms, startPostgres, type TestPostgres } from '../../lab/servers/postgres.ts'
import { runProgram, startProgram } from '../../lab/servers/server.ts'
import { readConfig } from '../../config.ts'
import { backupKind } from '../kind.ts'
import { scratchDatabase } from './postgres.ts'
import { proveArchive } from '../prove.ts'
import { restoreArchive } from '../restore.ts'
import { archiveOf, namesIn, newFolder, newSourceWith, refusal } from '../testBackups.ts'

test('without pg_dump a sentence says what is missing, and nothing is left', async () => {
  const { url = '', dataDir, remove } = await newPlace('postgres')
  await newSourceWith(1, url)
  const folder = newFolder()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, PATH: '' }
  const { code, said } = await runProgram('backup', [join(folder, 'a.tar')], environment)
  expect([code, said]).toEqual([1, expect.stringContaining('pg_dump n’est pas installé')])
  expect(readdirSync(folder)).toEqual([])
  remove()
})

test('with a backup that is killed pg_dump ends as well', async () => {
  const { url = '', dataDir, remove } = await newPlace('postgres')
  onTestFinished(remove)
  await newSourceWith(1, url)
  const [folder, programs] = [newFolder(), newFolder()]
  const pid = join(programs, 'pid')
  writeFileSync(
    join(programs, 'pg_dump'),
    `#!/bin/sh\necho $$ > ${pid}.new && mv ${pid}.new ${pid} && exec yes`,
  )
  chmodSync(join(programs, 'pg_dump'), 0o755)
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, PATH: `${programs}:${process.env.PATH ?? ''}` }
  const backup = startProgram('backup', [join(folder, 'a.tar')], environment)
  await expect.poll(() => existsSync(pid)).toBe(true)
  const runs = () => existsSync(`/proc/${readFileSync(pid, 'utf8').trim()}`)
  expect(runs()).toBe(true)
  backup.process.kill('SIGKILL')
  await expect.poll(runs).toBe(false)
})

test('what a killed trial has left on the server goes with the next one, once it is old', async () => {
  const { url = '', remove } = await newPlace('postgres')
  onTestFinished(remove)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const begun = (hours: number) =>
    `geometre_essai_${Date.now() - hours * 3_600_000}_${randomBytes(8).toString('hex')}`
  const [old, recent] = [begun(25), begun(1)]
  for (const name of [old, recent]) await client.query(`create database ${name}`)
  const scratch = await scratchDatabase(url)
  const tried = new URL(scratch.url).pathname.slice(1)
  const text = 'select datname from pg_database where datname = any($1)'
  const { rows } = await client.query<{ datname: string }>(text, [[old, recent, tried]])
  expect(rows.map(({ datname }) => datname).sort()).toEqual([recent, tried].sort())
  await scratch.drop()
  await client.query(`drop database ${recent}`)
})

const programs = process.env.TEST_LONG ? installedPrograms() : undefined

describe.skipIf(programs === undefined)('with a pg_dump of the server’s version', () => {
  let server: TestPostgres
  let count = 0
  beforeAll(async () => {
    server = await startPostgres({ machines: programs })
  })
  afterAll(() => server.stop())

  async function command(text: string, url = server.url): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }

  async function newUrl(): Promise<string> {
    const name = `essai_${(count += 1)}`
    await command(`create database ${name} encoding 'UTF8' template template0`)
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }

  test('what was saved is proven, restored over something else, and what was there is kept', async () => {
    const place = await newSourceWith(2, await newUrl())
    const { file } = await archiveOf(place)
    expect((await proveArchive(file, place.databaseUrl)).tables.carriere).toBe(2)

    const there = await newSourceWith(1, await newUrl())
    // A table of a later version goes with the database that it is of.
    await command('create table "demain" ("n" integer)', there.databaseUrl)
    const { former } = await restoreArchive(there, file)
    expect(await namesIn(there)).toEqual(['Candidat 1', 'Candidat 2'])
    for (const name of place.documents) expect(existsSync(join(there.dataDir, name))).toBe(true)
    expect(existsSync(join(former ?? '', 'geometre.pgdump'))).toBe(true)
    expect(existsSync(join(former ?? '', there.documents[0] ?? ''))).toBe(true)
    const db = await openDatabase({ url: there.databaseUrl, dataDir: there.dataDir })
    await expect(db.read.selectFrom('carriere').selectAll().execute()).resolves.toHaveLength(2)
    await db.close()
  })

  test('while somebody is connected, or the kinds differ, nothing is restored', async () => {
    const { file } = await archiveOf(await newSourceWith(2, await newUrl()))
    const there = await newSourceWith(1, await newUrl())
    const client = new pg.Client({ connectionString: there.databaseUrl })
    await client.connect()
    expect(await refusal(restoreArchive(there, file))).toContain('D’autres programmes')
    await client.end()
    expect(await namesIn(there)).toEqual(['Candidat 1'])
    const sqlite = { dataDir: newFolder(), databaseUrl: undefined }
    expect(await refusal(restoreArchive(sqlite, file))).toContain('dans DATABASE_URL')
  })

  test('an account that may create no database keeps its backups, and is told that they are not proven until it may', async () => {
    const url = new URL(await newUrl())
    await command('create role gerant login')
    await command(`alter database ${url.pathname.slice(1)} owner to gerant`)
    url.username = 'gerant'
    const { dataDir } = await newSourceWith(1, url.href)
    const folder = newFolder()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url.href, BACKUP_DIR: folder }
    const db = await openDatabase({ url: url.href, dataDir })
    onTestFinished(() => db.close())
    const warned: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })
    const kind = backupKind({ db, config: readConfig(environment), logger })
    const { signal } = new AbortController()
    const run = () => kind?.run(null, { key: '', createdAt: '', signal, holds: async () => true })
    const tars = () => readdirSync(folder).filter((name) => name.endsWith('.tar'))
    await run()
    const why = expect.stringContaining('alter role … createdb')
    expect(await readBackupState(db.read)).toEqual({
      provenAt: null,
      unproven: { at: expect.any(String), why },
      failure: null,
    })
    expect([tars().length, warned]).toEqual([1, [expect.stringContaining('gardée sans être prouvée')]])
    // None is due.
    await run()
    expect(tars()).toHaveLength(1)
    const { said } = await runProgram('doctor', [], { ...environment, PATH: process.env.PATH ?? '' })
    expect(said).toContain('✗ Les sauvegardes sont gardées sans être prouvées')

    await command('alter role gerant createdb')
    await db.transaction((trx) => noteBackup(trx, '2026-01-01T02:00:00.000Z', 'pas encore'))
    await run()
    expect(await readBackupState(db.read)).toEqual({
      provenAt: expect.any(String),
      unproven: null,
      failure: null,
    })
  })

  test('an account that may create no database is told that nothing is proven', async () => {
    const url = await newUrl()
    const place = await newSourceWith(1, url)
    const { file } = await archiveOf(place)
    await command('create role simple login')
    const simple = new URL(url)
    simple.username = 'simple'
    expect(await refusal(proveArchive(file, simple.href))).toContain('n’est pas prouvée')
  })
})
