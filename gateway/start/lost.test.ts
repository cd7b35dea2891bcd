import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { lockDataDirAlone } from '../../db/connection/dataDirLock.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { client, startServer } from '../lab/servers/server.ts'

let dataDir: string
let remove: () => void
beforeEach(async () => {
  const place = await newMigrated('sqlite')
  dataDir = place.dataDir
  remove = place.remove
})
afterEach(() => remove())

const losses: [name: string, lose: (file: string) => void][] = [
  ['geometre.sqlite', (file) => rmSync(file)],
  ['geometre.sqlite', (file) => renameSync(file, `${file}.ailleurs`)],
  ['.occupation.sqlite', (file) => rmSync(file)],
]

describe.each(['1', '2'])('of %s', (workers) => {
  test.each(losses)(
    'a server whose %s goes away writes no more, says so and ends with 74',
    async (name, lose) => {
      const server = await startServer({ DATA_DIR: dataDir, WORKERS: workers })
      const staff = client(server.origin)
      await staff.signIn()
      const ended = new Promise((resolve) => server.process.once('exit', resolve))
      lose(join(dataDir, name))
      expect(await ended).toBe(74)
      expect(server.output()).toContain(`${join(dataDir, name)} a été supprimé, déplacé ou remplacé`)
    },
  )
})

test('what is written once it has gone is refused, not acknowledged', async () => {
  let said = ''
  const db = await openDatabase({ dataDir, onFileLost: (sentence) => (said = sentence) })
  try {
    rmSync(join(dataDir, 'geometre.sqlite'))
    await expect.poll(() => said, { timeout: 5_000 }).toContain('geometre.sqlite')
    const write = db.transaction((trx) => trx.deleteFrom('setting').execute())
    await expect(write).rejects.toMatchObject({ code: 'UNAVAILABLE', outage: 'unreachable' })
  } finally {
    await db.close()
  }
})

test('without its lock a living server’s folder is still not free', async () => {
  const db = await openDatabase({ dataDir })
  try {
    // Kysely closes what it has used.
    await db.transaction((trx) => trx.deleteFrom('previewLink').execute())
    await db.read.selectFrom('previewLink').select('id').execute()
    rmSync(join(dataDir, '.occupation.sqlite'))
    await expect(lockDataDirAlone(dataDir)).rejects.toThrow('arrêtez-le d’abord')
  } finally {
    await db.close()
  }
  await (
    await lockDataDirAlone(dataDir)
  )()
})
