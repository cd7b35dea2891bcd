import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertFile } from '../../db/files/files.ts'
import { searchOf } from '../../db/files/library.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

let count = 0
const newKey = () => (++count).toString(16).padStart(32, 'c')

describe.each(kinds)('a picture and its crops, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  async function picture(name: string, madeFrom: string | null = null): Promise<string> {
    const key = newKey()
    const variants = JSON.stringify([{ format: 'webp', width: 1200, file: '1200.webp' }])
    const stored = { kind: 'image' as const, width: 1200, height: 800, placeholder: null, variants }
    await gateway.db.transaction((trx) =>
      insertFile(trx, { key, name, search: searchOf({ name }), madeFrom, ...stored }),
    )
    return key
  }
  const crop = async (input: Record<string, unknown>) =>
    gateway.run(
      `mutation ($input: CropMediaInput!) { result: cropMedia(input: $input) {
        __typename ... on MediaPayload { media { id } } ... on ValidationError { fields { field message code } } } }`,
      input,
    )

  test('what is out of bounds is refused in French, by its field', async () => {
    const id = mediaId(await picture('vue.jpg'))
    const bounds = (least: string, most: string) => `Ce nombre doit être compris entre ${least} et ${most}.`
    const faults: [Record<string, number>, string, string][] = [
      [{ quarterTurns: 4 }, 'quarterTurns', bounds('0', '3')],
      [{ degrees: 15.5 }, 'degrees', bounds('-15', '15')],
      [{ left: -0.1 }, 'left', bounds('0', '1')],
      [{ width: 0.01 }, 'width', bounds('0,05', '1')],
      [{ left: 0.5, width: 0.75 }, 'width', 'Le cadre dépasse l’image.'],
      [{ top: 0.5, height: 0.75 }, 'height', 'Le cadre dépasse l’image.'],
    ]
    for (const [input, field, message] of faults)
      expect((await crop({ id, ...input })).fields).toMatchObject([{ field, message }])
  })

  test('a crop that cuts nothing is the original', async () => {
    const original = await picture('vue.jpg')
    const made = await picture('vue.jpg', original)
    expect(await crop({ id: mediaId(made), width: 1 })).toMatchObject({ media: { id: mediaId(original) } })
  })

  test('the original of a crop that is used counts as used, and tells which crops it has', async () => {
    const original = await picture('pont entier.jpg')
    const crops = [await picture('pont entier.jpg', original), await picture('pont entier.jpg', original)]
    const item = await gateway.sample('projet', 'Pont')
    const listed = async (used: boolean) =>
      gateway.read(
        'admin.medias.edges',
        `{ admin { medias(first: 10, search: "pont entier", used: ${used}) {
          edges { node { id isUsed original { id } crops { id isUsed } } } } } }`,
        {},
        gateway.administrator,
      )
    const shown = (key: string, isUsed: boolean, of: { id: string; isUsed: boolean }[] = []) => ({
      node: {
        id: mediaId(key),
        isUsed,
        original: key === original ? null : { id: mediaId(original) },
        crops: of,
      },
    })
    const [used = '', other = ''] = crops
    const ofOriginal = (isUsed: boolean) => [
      { id: mediaId(other), isUsed: false },
      { id: mediaId(used), isUsed },
    ]
    expect(await listed(true)).toEqual([])
    expect(await listed(false)).toEqual([
      shown(other, false),
      shown(used, false),
      shown(original, false, ofOriginal(false)),
    ])
    await gateway.mutate('update', 'projet', { id: item.id, image: mediaId(used) })
    expect(await listed(true)).toEqual([shown(used, true), shown(original, true, ofOriginal(true))])
    expect(await listed(false)).toEqual([shown(other, false)])
    // The card of the original offers what uses the original itself, which nothing does.
    expect(
      await gateway.read(
        'node.usages',
        'query ($id: ID!) { node(id: $id) { ... on Media { usages { totalCount } } } }',
        { id: mediaId(original) },
        gateway.administrator,
      ),
    ).toEqual({ totalCount: 0 })
  })
})
