import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sqlite3 from 'sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { serve } from '../servers/outages.ts'
import { audit } from './audit.ts'
import { differences, type Item } from './writer.ts'
import { seededRandom, seed } from './seededRandom.ts'
import { administratorOf, create, doors, names } from './writes.ts'

interface Disk {
  folder: string
  /** What would be on it if the power went now: another folder, with what the disk was told and nothing else. */
  cut(): string
}

function mount(image: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' })
  // A process that has just ended may hold it for a moment yet.
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
}

/** A disk of its own in a file, where this machine lets us make one. */
function newDisk(): Disk | null {
  const place = mkdtempSync(join(tmpdir(), 'geometre-disque-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [image, folder] = [join(place, 'image'), join(place, 'disque')]
  writeFileSync(image, '')
  truncateSync(image, 96 * 2 ** 20)
  try {
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'ignore' })
    mount(image, folder)
  } catch {
    console.log('No disk can be mounted here: it takes root, a loop device and mkfs.ext4.')
    return null
  }
  return {
    folder,
    cut() {
      const copy = join(place, 'copie')
      copyFileSync(image, copy)
      mount(copy, join(place, 'après'))
      return join(place, 'après')
    },
  }
}

/** Rows that a database of SQLite kept which confirmed all of these. */
async function keptBySqlite(synchronous: 'normal' | 'full', disk: Disk, rows: number): Promise<number> {
  const file = 'essai.sqlite'
  const run = (database: sqlite3.Database, text: string) =>
    new Promise<void>((resolve, reject) =>
      database.exec(text, (error) => (error ? reject(error) : resolve())),
    )
  const database = new sqlite3.Database(join(disk.folder, file))
  await run(
    database,
    `pragma journal_mode = wal; create table t (n); pragma wal_checkpoint; pragma synchronous = ${synchronous}`,
  )
  execFileSync('sync', ['-f', disk.folder])
  for (let n = 0; n < rows; n++) await run(database, `insert into t values (${n})`)
  const after = new sqlite3.Database(join(disk.cut(), file))
  const kept = await new Promise<number>((resolve, reject) =>
    after.all<{ n: number }>('select count(*) as n from t', (error, [found]) =>
      error ? reject(error) : resolve(found?.n ?? 0),
    ),
  )
  for (const one of [database, after]) await new Promise<void>((resolve) => one.close(() => resolve()))
  return kept
}

describe.runIf(process.env.TEST_LONG)(`the power goes right after the answers (FAULTS_SEED=${seed})`, () => {
  test('the trial shows what is lost: SQLite that waits for no disk keeps few of its rows, else all', async ({
    skip,
  }) => {
    const [careless, careful] = [newDisk(), newDisk()]
    if (!careless || !careful) return skip()
    expect(await keptBySqlite('normal', careless, 200)).toBeLessThan(200)
    expect(await keptBySqlite('full', careful, 200)).toBe(200)
  }, 120_000)

  test('all that was acknowledged is there, with its files, and a server starts on it', async ({ skip }) => {
    const disk = newDisk()
    if (!disk) return skip()
    // The disk is smaller than what is usually kept free.
    const server = await serve({ DATA_DIR: disk.folder, DISK_RESERVE: '0', LOG_LEVEL: 'error' })
    const to = await administratorOf(server.origin)
    const mine = seededRandom(300)
    const items: Item[] = []
    for (let n = 0; n < 60; n++) {
      const name = mine.pick(names)
      const told = await create(to, mine.pick(doors), name, `Nom ${n}`, `clé ${n}`)
      if (told.outcome !== 'done') expect.fail(JSON.stringify(told))
      items.push({ name, nom: `Nom ${n}`, id: told.id, state: told.state })
    }
    const after = disk.cut()
    server.process.kill('SIGKILL')
    await server.stop()

    const next = await serve({ DATA_DIR: after, LOG_LEVEL: 'error' })
    expect((await fetch(`${next.origin}/`)).status).toBe(200)
    const db = await openDatabase({ dataDir: after })
    expect([...(await differences(db, items)), ...(await audit(db, { dataDir: after }))]).toEqual([])
    const { rows } = await sql<{ n: number }>`select count(*) as n from "session"`.execute(db.read)
    expect(rows).toEqual([{ n: 1 }])
    await db.close()
    await next.stop()
  }, 180_000)
})
