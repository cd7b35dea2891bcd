import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { quarantine, quarantineMs } from '../../db/messages/indesirables.ts'
import { insert } from '../../db/content/contentStore.ts'
import { kinds, newDatabase } from '../../db/testing/testDatabases.ts'
import { FormFile } from '../../rest-compat/bodies/multipart.ts'
import { trustClock } from '../lab/testing/trustClock.ts'
import { pdf } from '../lab/testing/files.ts'
import { createFileStore } from '../uploads/files.ts'
import { storageOf } from '../uploads/storageOf.ts'
import { forgetIndesirables } from './indesirables.ts'

describe.each(kinds)('what is set aside, on %s', (kind) => {
  test('goes after 30 days with its file, and not before', async () => {
    const { db, place, close } = await newDatabase(kind)
    const { dataDir } = place
    const files = createFileStore({
      db,
      room: null,
      storage: storageOf(place),
      logger: pino({ level: 'silent' }),
    })
    try {
      const keys: string[] = []
      for (const ageMs of [quarantineMs + 2 * 864e5, quarantineMs - 60_000]) {
        const cv = await files.storeDocument(new FormFile([pdf], 'CV.pdf'))
        keys.push(cv)
        const values = { nom: 'R', email: 'r@example.com', cv, lu: false, status: true }
        const createdAt = new Date(Date.now() - ageMs).toISOString()
        await db.transaction(async (trx) => {
          const row = await insert(trx, 'carriere', values, createdAt)
          await quarantine(trx, 'carriere', row, ['TRAP'])
        })
      }
      await files.settle(keys)
      const { signal } = new AbortController()
      await trustClock(db)
      await forgetIndesirables({ db, files }).run(null, {
        key: '',
        createdAt: '',
        signal,
        holds: async () => true,
      })
      const left = await db.read.selectFrom('indesirable').select('file').execute()
      expect(left).toEqual([{ file: keys[1] }])
      expect(await db.read.selectFrom('file').select('key').execute()).toEqual([{ key: keys[1] }])
      const documents = join(dataDir, 'documents')
      expect(
        keys.map((key) => existsSync(join(documents, key)) && readdirSync(join(documents, key))),
      ).toEqual([false, ['document.pdf']])
    } finally {
      await files.stop()
      await close()
    }
  })
})
