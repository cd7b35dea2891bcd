import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBackupState } from '../../db/backups.ts'
import { newDatabase } from '../../db/testDatabases.ts'
import { readConfig } from '../config.ts'
import { startInProcess } from '../testing/inProcess.ts'
import { client } from '../testing/server.ts'
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
  const kind = backupKind(db, readConfig({ DATA_DIR: place.dataDir, BACKUP_DIR: newFolder() }))
  const run = (signal: AbortSignal) =>
    kind?.run(null, { key: '', createdAt: '', signal, holds: async () => true })
  await expect(run(AbortSignal.abort())).rejects.toThrow('has ended')
  expect(await readBackupState(db.read)).toEqual({ provenAt: null, failure: null })
  await expect(run(new AbortController().signal)).rejects.toThrow('arrêté avant la fin')
  expect((await readBackupState(db.read)).failure).toContain('arrêté avant la fin')
})
