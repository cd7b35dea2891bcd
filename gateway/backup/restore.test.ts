import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { insert } from '../../db/content/contentStore.ts'
import { lockDataDirAlone } from '../../db/connection/dataDirLock.ts'
import { databaseFile, newRestoreFolder, swapRestored } from '../../db/connection/restoreSwap.ts'
import { newDisk } from '../lab/testing/disk.ts'
import { runProgram } from '../lab/servers/server.ts'
import { restoreArchive } from './restore.ts'
import { archiveOf, namesIn, newFolder, newSourceWith, refusal } from './testBackups.ts'

const archived = ['Candidat 1', 'Candidat 2']
const present = ['Candidat 1']

test('what was there is kept, whole, and opens again', async () => {
  const { file } = await archiveOf(await newSourceWith(2))
  const there = await newSourceWith(1)
  const { former } = await restoreArchive(there, file)
  expect(await namesIn(there)).toEqual(archived)
  expect(former).toContain(join(there.dataDir, 'avant-restauration-'))
  const before = { dataDir: former ?? '', databaseUrl: undefined }
  expect(await namesIn(before)).toEqual(present)
  expect(existsSync(join(before.dataDir, there.documents[0] ?? ''))).toBe(true)
  expect(existsSync(join(there.dataDir, there.documents[0] ?? ''))).toBe(false)
})

test('what a killed server had only in its write-ahead log goes with its database, and not into the other', async () => {
  const { file } = await archiveOf(await newSourceWith(2))
  const { dataDir } = await newSourceWith(0)
  const db = await openDatabase({ dataDir })
  const values = { nom: 'Candidat 1', email: 'a@example.com', lu: false, status: true }
  await db.transaction((trx) => insert(trx, 'carriere', values))
  // What lies there now is what a kill would leave; a close folds the log into the file.
  const there = { dataDir: newFolder(), databaseUrl: undefined }
  cpSync(dataDir, there.dataDir, { recursive: true })
  await db.close()
  expect(readdirSync(there.dataDir)).toContain(`${databaseFile}-wal`)
  const { former } = await restoreArchive(there, file)
  expect(await namesIn(there)).toEqual(archived)
  expect(await namesIn({ dataDir: former ?? '', databaseUrl: undefined })).toEqual(present)
})

test('while somebody else uses the folder it is refused, and nothing is touched', async () => {
  const { file } = await archiveOf(await newSourceWith(2))
  const there = await newSourceWith(1)
  const server = await openDatabase({ dataDir: there.dataDir })
  const before = readdirSync(there.dataDir)
  const restored = await runProgram('restore', [file], { DATA_DIR: there.dataDir })
  expect(restored).toEqual({ code: 1, said: expect.stringContaining('arrêtez-le d’abord') })
  expect(readdirSync(there.dataDir)).toEqual(before)
  await server.close()
  expect(await namesIn(there)).toEqual(present)
  expect(await runProgram('restore', [file], { DATA_DIR: there.dataDir })).toMatchObject({ code: 0 })
})

test('of a damaged archive nothing is restored', async () => {
  const { file } = await archiveOf(await newSourceWith(2))
  truncateSync(file, readFileSync(file).length - 2_000)
  const there = await newSourceWith(1)
  const before = readdirSync(there.dataDir)
  expect(await refusal(restoreArchive(there, file))).toContain('abîmée ou incomplète')
  expect(readdirSync(there.dataDir)).toEqual(before)
  expect(await namesIn(there)).toEqual(present)
})

test('where the files lie on a disk that is mounted there nothing is restored, and what is there starts', async ({
  skip,
}) => {
  const { file } = await archiveOf(await newSourceWith(2))
  const there = await newSourceWith(1)
  const folder = join(there.dataDir, 'documents')
  if (newDisk('size=1m', folder) === null) return skip()
  const before = readdirSync(there.dataDir)
  expect(await refusal(restoreArchive(there, file))).toContain(`${folder} est un disque`)
  expect(readdirSync(there.dataDir)).toEqual(before)
  expect(await namesIn(there)).toEqual(present)
})

test('what was kept before is never mixed with what is kept now', async () => {
  const there = await newSourceWith(1)
  mkdirSync(join(there.dataDir, 'avant', 'documents', 'autre'), { recursive: true })
  newRestoreFolder(there.dataDir)
  expect(() => swapRestored(there.dataDir, 'avant')).toThrow('existe déjà')
  expect(await namesIn(there)).toEqual(present)
  expect(existsSync(join(there.dataDir, there.documents[0] ?? ''))).toBe(true)
})

test('the archive of the other kind of database is refused', async () => {
  const { file } = await archiveOf(await newSourceWith(1))
  const elsewhere = { dataDir: newFolder(), databaseUrl: 'postgres://127.0.0.1:1/geometre' }
  expect(await refusal(restoreArchive(elsewhere, file))).toContain('retirez DATABASE_URL')
})

/** Ends the process, as `kill -9` would, right before the `n`th change that it makes to the folder. */
function killBefore(n: number): string[] {
  const source = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    let left = ${n}
    for (const owner of [fs, fs.promises])
      for (const name of ['mkdir', 'mkdirSync', 'rename', 'renameSync', 'rm', 'rmSync', 'writeFileSync', 'open', 'openSync'])
        if (owner[name]) {
          const real = owner[name]
          owner[name] = (...args) => {
            if (String(args[0]).startsWith(process.env.DATA_DIR) && --left === 0) process.kill(process.pid, 'SIGKILL')
            return real(...args)
          }
        }
    syncBuiltinESMExports()`
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`]
}

test('killed at any point, the next start has all of the one or all of the other', async () => {
  const { file } = await archiveOf(await newSourceWith(2))
  /** What a restore comes to that is killed there; undefined once it ends before. */
  async function killedAt(n: number): Promise<string[] | undefined> {
    const there = await newSourceWith(1)
    const db = await openDatabase({ dataDir: there.dataDir })
    await db.close()
    const environment = { DATA_DIR: there.dataDir }
    const { code } = await runProgram('restore', [file], environment, killBefore(n))
    if (code === 0) return undefined
    expect([n, code]).toEqual([n, null])
    const names = await namesIn(there)
    const files = readdirSync(join(there.dataDir, 'documents')).filter((name) => !name.startsWith('.'))
    expect([n, files.length]).toEqual([n, names.length])
    const left = readdirSync(there.dataDir).filter((name) => name.startsWith('.restauration'))
    expect([n, left]).toEqual([n, []])
    rmSync(there.dataDir, { recursive: true })
    return names
  }
  const outcomes: string[][] = []
  // Every point takes half a minute; here and there, a few seconds.
  const step = process.env.TEST_LONG ? 1 : 7
  for (let n = 1; ; n += step) {
    const names = await killedAt(n)
    if (names === undefined) break
    outcomes.push(names)
  }
  const turned = outcomes.findIndex((names) => names.length === archived.length)
  expect(turned).toBeGreaterThan(0)
  for (const [n, names] of outcomes.entries())
    expect([n, names]).toEqual([n, n < turned ? present : archived])
}, 300_000)

test('a start while a restore is going on waits for it, and then says so', async () => {
  const there = await newSourceWith(1)
  const leave = await lockDataDirAlone(there.dataDir)
  const start = openDatabase({ dataDir: there.dataDir })
  const late = refusal(openDatabase({ dataDir: there.dataDir }))
  await leave()
  await (await start).close()
  expect(await late).toBe('nothing was refused')
})
