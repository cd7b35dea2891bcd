import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnusedFiles, insertFile } from '../../db/files/files.ts'
import { keysInList } from '../../db/files/fileList.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

let count = 0
const newKey = () => (++count).toString(16).padStart(32, 'e')

describe.each(kinds)('a gallery some of whose former pictures are gone, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  async function picture(): Promise<string> {
    const key = newKey()
    const stored = { kind: 'image' as const, width: 1200, height: 800, placeholder: null, variants: '[]' }
    await gateway.db.transaction((trx) => insertFile(trx, { key, name: `${key}.jpg`, ...stored }))
    return key
  }
  /** A projet that had these pictures in its second version, and has none in its third. */
  async function emptied(label: string, keys: readonly string[]): Promise<Item> {
    const { id } = await gateway.sample('projet', label)
    await gateway.mutate('update', 'projet', { id, galerie: keys.map((key) => ({ image: mediaId(key) })) })
    const { content } = await gateway.mutate('update', 'projet', { id, galerie: [], lieu: 'Bingerville' })
    if (!content) throw new Error('It was not changed.')
    return content
  }
  const erase = (key: string) =>
    gateway.db.transaction(async (trx) => {
      await trx.updateTable('file').set({ keptUntil: null }).where('key', '=', key).execute()
      await deleteUnusedFiles(trx, { keys: [key] })
    })
  const restore = async (input: Record<string, unknown>) =>
    gateway.run(
      `mutation ($input: RestoreVersionInput!) { result: restoreVersion(input: $input) { __typename
        ... on RestoreVersionPayload { kept } ... on Error { message } } }`,
      input,
    )
  const galleryOf = async ({ databaseId }: Item) => {
    const projets = gateway.db.read.selectFrom('projet').select(['galerie', 'lieu'])
    const { galerie, lieu } = await projets.where('id', '=', databaseId).executeTakeFirstOrThrow()
    return [keysInList(galerie), lieu]
  }

  test('is restored with those that are there, and named for those that are not', async () => {
    const [there, gone] = [await picture(), await picture()]
    const whole = await emptied('Version entière', [there, gone])
    const named = await emptied('Champ nommé', [there, gone])
    const none = await emptied('Plus rien', [gone])
    await erase(gone)
    expect(await restore({ id: whole.id, oldVersion: 2 })).toEqual({
      __typename: 'RestoreVersionPayload',
      kept: ['galerie'],
    })
    expect(await galleryOf(whole)).toEqual([[there], null])
    expect(await restore({ id: named.id, oldVersion: 2, fields: ['lieu'] })).toMatchObject({ kept: [] })
    expect(await restore({ id: named.id, oldVersion: 2, fields: ['galerie'] })).toMatchObject({
      kept: ['galerie'],
    })
    expect(await galleryOf(named)).toEqual([[there], null])
    expect(await restore({ id: none.id, oldVersion: 2, fields: ['galerie'] })).toMatchObject({
      message: 'Le fichier de cette version n’est plus là.',
    })
  })

  test('is not brought back by an undo, which would leave out a part without a word', async () => {
    const [there, gone] = [await picture(), await picture()]
    const item = await emptied('Annulée', [there, gone])
    await erase(gone)
    const { id } = await gateway.db.read
      .selectFrom('journal')
      .select('id')
      .where('type', '=', 'projet')
      .where('itemId', '=', item.databaseId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const undone = await gateway.run(
      `mutation ($input: UndoChangeInput!) { result: undoChange(input: $input) {
        __typename ... on Error { message } ... on ValidationError { fields { message } } } }`,
      { id: Buffer.from(`JournalEntry:${id}`).toString('base64') },
    )
    expect(undone.fields).toEqual([
      { message: 'Le fichier d’avant n’est plus là\u00a0: rien n’a été annulé.' },
    ])
    expect(await galleryOf(item)).toEqual([[], 'Bingerville'])
  })
})
