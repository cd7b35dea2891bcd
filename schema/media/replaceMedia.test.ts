import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnusedFiles, insertFile, keepKnownFile } from '../../db/files/files.ts'
import { listIn } from '../../db/files/fileList.ts'
import { untilErased } from '../../db/files/keptFiles.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { mediaId } from '../content/files/storedFile.ts'
import type { Files, Upload } from '../context.ts'
import { schema } from '../schema.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

let count = 0
const newKey = () => (++count).toString(16).padStart(32, 'd')

const sent: Upload = { name: 'a.jpg', size: 1, pieces: () => [Buffer.from('-')] }
const replacing = `mutation ($input: ReplaceMediaInput!) { result: replaceMedia(input: $input) { __typename
  ... on ReplaceMediaPayload { hasOtherShape media { id keptUntil } } ... on Error { code } } }`

describe.each(kinds)('a file in the place of another, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  async function picture(width = 1200, height = 800, hash: string | null = null): Promise<string> {
    const key = newKey()
    const stored = { kind: 'image' as const, width, height, placeholder: null, variants: '[]', hash }
    await gateway.db.transaction((trx) => insertFile(trx, { key, name: `${key}.jpg`, ...stored }))
    return key
  }
  const replace = (from: string, to: string) =>
    gateway.run(replacing, { id: mediaId(from), file: mediaId(to) })
  const rowOf = ({ databaseId }: Item) =>
    gateway.db.read.selectFrom('projet').selectAll().where('id', '=', databaseId).executeTakeFirstOrThrow()

  /** The store of files, which erases `meanwhile` while it stores a picture. */
  function files(meanwhile: string | null, stored: { key: string | null; hash: string }): Files {
    const { files } = gateway.context()
    return {
      ...files,
      storePicture: async (_file, { stays }) => {
        if (meanwhile !== null)
          await gateway.db.transaction((trx) => trx.deleteFrom('file').where('key', '=', meanwhile).execute())
        const { hash } = stored
        const known = await gateway.db.transaction((trx) =>
          keepKnownFile(trx, { hash, kind: 'image', stays }),
        )
        return (stored.key = known ?? (await picture(1200, 800, hash)))
      },
      settle: async (keys) => void (await gateway.db.transaction((trx) => deleteUnusedFiles(trx, { keys }))),
    }
  }
  async function send(from: string, meanwhile: string | null, stored: Parameters<typeof files>[1]) {
    const { data } = await graphql({
      schema,
      source: replacing,
      variableValues: { input: { id: mediaId(from), file: sent } },
      contextValue: { ...gateway.context(gateway.administrator), files: files(meanwhile, stored) },
    })
    return data?.result
  }
  const keptUntil = async (key: string | null) => {
    const file = gateway.db.read
      .selectFrom('file')
      .select('keptUntil')
      .where('key', '=', key ?? '')
    return (await file.executeTakeFirst())?.keptUntil
  }

  test('stays in the library until it is erased, though it was sent for one place', async () => {
    const stored = { key: null, hash: 'new' }
    expect(await send(await picture(), null, stored)).toMatchObject({
      __typename: 'ReplaceMediaPayload',
      media: { keptUntil: null },
    })
    expect(await keptUntil(stored.key)).toBe(untilErased)
  })

  test('is not kept where it is refused, nor longer than before where it was there', async () => {
    const stored = { key: null, hash: 'refused' }
    const gone = await picture()
    expect(await send(gone, gone, stored)).toMatchObject({ code: 'NOT_FOUND' })
    expect(stored.key).not.toBeNull()
    expect(await keptUntil(stored.key)).toBeUndefined()
    const [known, other] = [await picture(1200, 800, 'known'), await picture()]
    expect(await send(other, other, { key: null, hash: 'known' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await keptUntil(known)).not.toBe(untilErased)
  })

  test('keeps the focal point where it has the same shape, and begins with its middle where not', async () => {
    const [wide, alike, tall] = [
      await picture(1200, 800),
      await picture(1925, 1280),
      await picture(800, 1200),
    ]
    const { id, ...item } = await gateway.sample('projet', 'Cadrée')
    const focal = { focalX: 0.25, focalY: 0.75 }
    await gateway.mutate('update', 'projet', {
      id,
      image: mediaId(wide),
      imageAlt: 'Le pont',
      imageFocalX: 0.25,
      imageFocalY: 0.75,
      galerie: [{ image: mediaId(wide), legende: 'Vue', ...focal }],
    })
    expect(await replace(wide, alike)).toMatchObject({ hasOtherShape: false })
    const kept = await rowOf({ id, ...item })
    expect(kept).toMatchObject({ image: alike, imageFocalX: 0.25, imageFocalY: 0.75 })
    expect(listIn(kept.galerie)).toMatchObject([{ key: alike, ...focal }])
    expect(await replace(alike, tall)).toMatchObject({ hasOtherShape: true })
    const recentred = await rowOf({ id, ...item })
    expect(recentred).toMatchObject({
      image: tall,
      imageAlt: 'Le pont',
      imageFocalX: null,
      imageFocalY: null,
    })
    expect(listIn(recentred.galerie)).toMatchObject([
      { key: tall, legende: 'Vue', focalX: null, focalY: null },
    ])
  })

  test('begins with its middle in a draft too, which goes on with all else that it changes', async () => {
    const [wide, tall] = [await picture(1200, 800), await picture(800, 1200)]
    const { id, ...item } = await gateway.sample('projet', 'Brouillon cadré')
    await gateway.mutate('update', 'projet', { id, image: mediaId(wide), imageFocalX: 0.25 })
    await gateway.mutate('publish', 'projet', { id })
    await gateway.run(
      `mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) { __typename } }`,
      { id, lieu: 'Dabou', imageFocalX: 0.75, galerie: [{ image: mediaId(wide), focalX: 0.5 }] },
    )
    expect(await replace(wide, tall)).toMatchObject({ hasOtherShape: true })
    await gateway.run(
      `mutation ($input: DraftInput!) { result: publishDraft(input: $input) { __typename } }`,
      { id },
    )
    const row = await rowOf({ id, ...item })
    expect(row).toMatchObject({ image: tall, lieu: 'Dabou', imageFocalX: null })
    expect(listIn(row.galerie)).toMatchObject([{ key: tall, focalX: null }])
  })
})
