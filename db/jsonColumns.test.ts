import { expect, test } from 'vitest'
import { openDatabase } from './connection/connect.ts'
import { loadReleased, released } from './fixtures/load.ts'
import {
  readDraftChanges,
  readFieldNames,
  readFirstAnswer,
  readMessage,
  readPayload,
  readReasons,
  readValuesBefore,
  readVariants,
} from './jsonColumns.ts'
import { migrate } from './migrate.ts'
import { newFolder } from './testing/testDatabases.ts'

test.each(released)('the JSON of the rows of %s is read', async (version) => {
  const { dataDir, remove } = newFolder()
  await loadReleased(version, { dataDir })
  const db = await openDatabase({ dataDir })
  try {
    await migrate(db)
    const files = await db.read.selectFrom('file').select('variants').execute()
    expect(files.flatMap(({ variants }) => readVariants(variants)).map(({ file }) => file)).toContain(
      '960.webp',
    )
    const drafts = await db.read.selectFrom('draft').select('changes').execute()
    for (const { changes } of drafts) expect(readDraftChanges(changes)).toEqual(JSON.parse(changes))
    const lines = await db.read.selectFrom('journal').select(['fields', 'before']).execute()
    for (const { fields, before } of lines) {
      expect(readFieldNames(fields)).toEqual(JSON.parse(fields ?? '[]'))
      expect(readValuesBefore(before)).toEqual(JSON.parse(before ?? '[null, {}]')[1])
    }
    const quarantined = await db.read.selectFrom('indesirable').selectAll().execute()
    for (const { type, content, reasons } of quarantined) {
      expect(readReasons(reasons)).toEqual(JSON.parse(reasons))
      expect(readMessage(type, content)).toEqual(JSON.parse(content))
    }
    const jobs = await db.read.selectFrom('job').select(['kind', 'payload']).execute()
    for (const { kind, payload } of jobs) expect(readPayload(kind, payload)).toEqual(JSON.parse(payload))
    const answers = await db.read.selectFrom('idempotentCreate').select('answer').execute()
    for (const { answer } of answers)
      if (answer !== null) expect(readFirstAnswer(answer)).toEqual(JSON.parse(answer))
  } finally {
    await db.close()
    remove()
  }
})

test('what is no list of variants is refused, and an unknown key is kept', () => {
  expect(() => readVariants('[{"format":"webp"}]')).toThrow(/width/)
  const later = '[{"format":"webp","width":960,"file":"960.webp","hash":"a","bytes":3}]'
  expect(readVariants(later)).toEqual(JSON.parse(later))
})
