import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { richTextsOf } from '../../db/content/searchText.ts'
import { contentTables, contentTypeOf, fileColumnsOf } from '../../db/content/contentTypes.ts'
import { textIn } from '../../db/content/columnValues.ts'
import { deleteUnusedFiles, insertFile } from '../../db/files/files.ts'
import { keysInList } from '../../db/files/fileList.ts'
import { keysInText } from '../../db/files/textPictures.ts'
import { changesOf } from '../../db/publishing/drafts.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

const tables = ['projet', 'service', 'equipe'] as const
type Table = (typeof tables)[number]
const pictures: Record<Table, string> = { projet: 'image', service: 'image', equipe: 'photo' }
const most = { pictures: 8, items: 6 }

/** One act, on the nth item or picture of those that there are. */
const acts = fc.oneof(
  fc.record({ act: fc.constant('create' as const), table: fc.constantFrom(...tables) }),
  fc.record({
    act: fc.constantFrom('image' as const, 'draftImage' as const),
    item: fc.nat(most.items),
    picture: fc.option(fc.nat(most.pictures)),
  }),
  fc.record({
    act: fc.constantFrom('gallery' as const, 'draftGallery' as const, 'text' as const, 'draftText' as const),
    item: fc.nat(most.items),
    pictures: fc.uniqueArray(fc.nat(most.pictures), { maxLength: 5 }),
  }),
  fc.record({
    act: fc.constantFrom(
      'publish' as const,
      'unpublish' as const,
      'softDelete' as const,
      'restore' as const,
      'erase' as const,
      'publishDraft' as const,
      'discardDraft' as const,
      'duplicate' as const,
      'restoreVersion' as const,
      'undo' as const,
    ),
    item: fc.nat(most.items),
  }),
  fc.record({
    act: fc.constant('replaceMedia' as const),
    picture: fc.nat(most.pictures),
    by: fc.nat(most.pictures),
  }),
  fc.record({ act: fc.constant('cropEverywhere' as const), picture: fc.nat(most.pictures) }),
  fc.record({ act: fc.constant('eraseMedia' as const), picture: fc.nat(most.pictures) }),
  fc.record({ act: fc.constant('sweep' as const), picture: fc.nat(most.pictures) }),
)
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never

describe.each(kinds)('the uses of files, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  let count = 0
  async function newPicture(madeFrom: string | null = null): Promise<string> {
    const key = (++count).toString(16).padStart(32, '0')
    const none = { width: 1, height: 1, placeholder: null }
    await gateway.db.transaction((trx) =>
      insertFile(trx, { key, kind: 'image', name: key, variants: '[]', madeFrom, ...none }),
    )
    return key
  }

  /** A crop of a picture; of one that is a crop itself, another one of the same original. */
  async function crop(key: string): Promise<string> {
    const { madeFrom } = await gateway.db.read
      .selectFrom('file')
      .select('madeFrom')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return newPicture(madeFrom ?? key)
  }

  /** What every row says by itself of the files that it names. */
  async function named(): Promise<string[]> {
    const found: string[] = []
    for (const table of contentTables) {
      const { files, fileLists = [] } = contentTypeOf(table)
      if (fileColumnsOf(table).length === 0) continue
      for (const row of await gateway.db.read.selectFrom(table).selectAll().execute()) {
        for (const name of files) {
          const key = textIn(row, name)
          if (key !== null) found.push(`${table} ${row.id} item ${name} 0 ${key}`)
        }
        for (const name of fileLists)
          for (const [n, key] of keysInList(textIn(row, name)).entries())
            found.push(`${table} ${row.id} item ${name} ${n} ${key}`)
        for (const name of richTextsOf(table))
          for (const [n, key] of keysInText(textIn(row, name)).entries())
            found.push(`${table} ${row.id} item ${name} ${n} ${key}`)
      }
    }
    for (const draft of await gateway.db.read.selectFrom('draft').selectAll().execute()) {
      const { files, fileLists = [] } = contentTypeOf(draft.type)
      for (const [name, { value }] of Object.entries(changesOf(draft))) {
        if (typeof value !== 'string') continue
        if (files.some((one) => one === name))
          found.push(`${draft.type} ${draft.contentId} draft ${name} 0 ${value}`)
        if (fileLists.some((one) => one === name))
          for (const [n, key] of keysInList(value).entries())
            found.push(`${draft.type} ${draft.contentId} draft ${name} ${n} ${key}`)
        if (richTextsOf(draft.type).includes(name))
          for (const [n, key] of keysInText(value).entries())
            found.push(`${draft.type} ${draft.contentId} draft ${name} ${n} ${key}`)
      }
    }
    return found.toSorted()
  }
  async function kept(): Promise<string[]> {
    const rows = await gateway.db.read.selectFrom('fileUse').selectAll().execute()
    return rows
      .map(({ type, contentId, held, field, place, key }) =>
        [type, contentId, held, field, place, key].join(' '),
      )
      .toSorted()
  }

  const run = (document: string, input: Record<string, unknown>) => gateway.run(document, input)
  const typed = (name: string, type: string) =>
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename } }`

  /** Does an act; what it refuses is as good as what it does. */
  async function perform(one: Act, state: { items: (Item & { table: Table })[]; files: string[] }) {
    const { items, files } = state
    const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)]
    if (one.act === 'create') {
      const item = await gateway.sample(one.table, `Élément ${items.length}`)
      items.push({ ...item, table: one.table })
      if (items.length > most.items) items.shift()
      return
    }
    if (
      one.act === 'replaceMedia' ||
      one.act === 'cropEverywhere' ||
      one.act === 'eraseMedia' ||
      one.act === 'sweep'
    ) {
      const key = nth(files, one.picture)
      if (key === undefined) return
      if (one.act === 'sweep')
        return void (await gateway.db.transaction((trx) => deleteUnusedFiles(trx, { keys: [key] })))
      if (one.act === 'eraseMedia')
        return void (await run(typed('eraseMedia', 'EraseMediaInput'), { id: mediaId(key), evenUsed: true }))
      const by = 'by' in one ? (nth(files, one.by) ?? key) : await crop(key)
      await run(typed('replaceMedia', 'ReplaceMediaInput'), { id: mediaId(key), file: mediaId(by) })
      return
    }
    const item = nth(items, one.item)
    if (!item) return
    const { id, table } = item
    const name = table.charAt(0).toUpperCase() + table.slice(1)
    const fields = () => {
      if (one.act === 'image' || one.act === 'draftImage') {
        const key = one.picture === null ? undefined : nth(files, one.picture)
        return { [pictures[table]]: key === undefined ? null : mediaId(key) }
      }
      if ((one.act === 'gallery' || one.act === 'draftGallery') && table !== 'equipe') {
        const keys = new Set(one.pictures.flatMap((n) => nth(files, n) ?? []))
        return { galerie: [...keys].map((key, n) => ({ image: mediaId(key), legende: `${n}` })) }
      }
      if ((one.act === 'text' || one.act === 'draftText') && table !== 'equipe') {
        const keys = one.pictures.flatMap((n) => nth(files, n) ?? [])
        const figures = keys.map(
          (key, n) =>
            `<figure><img src="/uploads/${key}/1.webp" alt="${n}"><figcaption>${n}</figcaption></figure>`,
        )
        return { description: ['<p>«\u00a0"a"\u00a0»\\</p>', ...figures].join('') }
      }
      return {}
    }
    switch (one.act) {
      case 'image':
      case 'gallery':
      case 'text':
        await gateway.mutate('update', table, { id, ...fields() })
        return
      case 'draftImage':
      case 'draftGallery':
      case 'draftText':
        await run(typed(`save${name}Draft`, `Save${name}DraftInput`), { id, ...fields() })
        return
      case 'publishDraft':
      case 'discardDraft':
        await run(typed(one.act, 'DraftInput'), { id })
        return
      case 'duplicate':
        await run(typed('duplicateContent', 'DuplicateContentInput'), { id })
        return
      case 'restoreVersion': {
        const row = await gateway.db.read
          .selectFrom(table)
          .select('version')
          .where('id', '=', item.databaseId)
          .executeTakeFirst()
        if (row && row.version > 1)
          await run(typed('restoreVersion', 'RestoreVersionInput'), { id, oldVersion: row.version - 1 })
        return
      }
      case 'undo': {
        const line = await gateway.db.read
          .selectFrom('journal')
          .select('id')
          .where('type', '=', table)
          .where('itemId', '=', item.databaseId)
          .orderBy('id', 'desc')
          .executeTakeFirst()
        if (line)
          await run(typed('undoChange', 'UndoChangeInput'), {
            id: Buffer.from(`JournalEntry:${line.id}`).toString('base64'),
          })
        return
      }
      default:
        await gateway.mutate(one.act, table, { id })
    }
  }

  test('are what every row says, whatever is done in whatever order', { timeout: 600_000 }, async () => {
    const state: { items: (Item & { table: Table })[]; files: string[] } = { items: [], files: [] }
    const length = process.env.TEST_LONG ? 5_000 : 250
    const seed = Date.now()
    const [walk = []] = fc.sample(fc.array(acts, { minLength: length, maxLength: length, size: 'max' }), {
      numRuns: 1,
      seed,
    })
    expect(walk).toHaveLength(length)
    let used = 0
    for (const [n, one] of walk.entries()) {
      const there = await gateway.db.read.selectFrom('file').select('key').orderBy('key').execute()
      state.files = there.map(({ key }) => key)
      while (state.files.length < most.pictures) state.files.push(await newPicture())
      await perform(one, state)
      if (n % 10 === 0 || /erase|Media|Everywhere/.test(one.act)) {
        const uses = await kept()
        expect(uses, `seed ${seed}, after act ${n}: ${JSON.stringify(one)}`).toEqual(await named())
        used = Math.max(used, uses.length)
      }
    }
    // It has been about something.
    expect(used).toBeGreaterThan(5)
    const gone = await gateway.db.read.selectFrom('fileInVersion').select('key').execute()
    expect(gone.length).toBeGreaterThan(0)
  })
})
