import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnusedFiles, insertFile, visibleFiles } from '../../db/files/files.ts'
import { keysInText } from '../../db/files/textPictures.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('pictures in texts, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  let count = 0
  async function picture(): Promise<string> {
    const key = (++count).toString(16).padStart(32, '0')
    const variants = JSON.stringify([
      { format: 'webp', width: 480, file: '480.webp' },
      { format: 'webp', width: 960, file: '960.webp' },
    ])
    await gateway.db.transaction((trx) =>
      insertFile(trx, {
        key,
        kind: 'image',
        name: 'vue.jpg',
        variants,
        width: 960,
        height: 640,
        placeholder: null,
      }),
    )
    return key
  }
  const figure = (key: string, alt = 'Vue') =>
    `<figure><img src="/uploads/${key}" alt="${alt}" /><figcaption>Le lot</figcaption></figure>`
  const stored = async ({ databaseId }: Item) =>
    (
      await gateway.db.read
        .selectFrom('projet')
        .select('description')
        .where('id', '=', databaseId)
        .executeTakeFirstOrThrow()
    ).description
  const read = ({ id }: Item, who = gateway.administrator) =>
    gateway.read(
      'node.description',
      'query ($id: ID!) { node(id: $id) { ... on Projet { description } } }',
      { id },
      who,
    )
  const run = (
    verb: string,
    input: Record<string, unknown>,
    type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`,
  ) =>
    gateway.run(
      `mutation ($input: ${type}!) { result: ${verb}(input: $input) { __typename ... on Error { message } } }`,
      input,
    )
  const uses = async (key: string) =>
    (
      await gateway.db.read
        .selectFrom('fileUse')
        .select(['type', 'held', 'field', 'place'])
        .where('key', '=', key)
        .orderBy('held')
        .orderBy('place')
        .execute()
    ).map(({ type, held, field, place }) => `${type} ${held} ${field} ${place}`)
  const swept = (key: string) =>
    gateway.db.transaction(async (trx) => (await deleteUnusedFiles(trx, { keys: [key] })).length > 0)

  test('what a reader was given, sent back, changes nothing', async () => {
    const key = await picture()
    const description = `<p>a</p>${figure(key)}<p>b</p>`
    const item = await gateway.sample('projet', 'Lu', { description })
    expect(await stored(item)).toBe(description)
    await gateway.mutate('publish', 'projet', { id: item.id })
    const given = await read(item, visitor)
    expect(given).toBe(
      `<p>a</p><figure><picture><img src="/uploads/${key}/960.webp" ` +
        `srcset="/uploads/${key}/480.webp 480w, /uploads/${key}/960.webp 960w" sizes="(min-width: 48rem) 44rem, 100vw" ` +
        'width="960" height="640" loading="lazy" decoding="async" alt="Vue" /></picture>' +
        '<figcaption>Le lot</figcaption></figure><p>b</p>',
    )
    const toEdit = await read(item)
    expect(toEdit).toBe(description.replace(`${key}"`, `${key}/960.webp"`))
    for (const back of [given, toEdit]) {
      await gateway.mutate('update', 'projet', { id: item.id, description: back })
      expect(await stored(item)).toBe(description)
    }
    const lines = await gateway.db.read
      .selectFrom('journal')
      .select('act')
      .where('type', '=', 'projet')
      .where('itemId', '=', item.databaseId)
      .execute()
    expect(lines.map(({ act }) => act)).toEqual(['create', 'publish'])
  })

  test('a picture that is in no library is refused, in items and in drafts', async () => {
    const description = figure('f'.repeat(32))
    const fields = [{ field: 'description', message: 'Cette image n’est plus là.' }]
    const refused = expect.objectContaining({ fields: [expect.objectContaining(fields[0])] })
    const item = await gateway.sample('projet', 'Sans')
    expect(await gateway.mutate('update', 'projet', { id: item.id, description })).toEqual(refused)
    expect(
      await gateway.run(
        `mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) {
          __typename ... on ValidationError { fields { field message } } } }`,
        { id: item.id, description },
      ),
    ).toMatchObject({ fields })
  })

  test('visitors see one while an item shows it; it is replaced everywhere, and erased from no page', async () => {
    const [from, to] = [await picture(), await picture()]
    const item = await gateway.sample('projet', 'En texte', {
      description: `${figure(from)}<p>a</p>${figure(from, 'Autre')}`,
    })
    const isVisible = async (key: string) => (await visibleFiles(gateway.db.read, [key])).has(key)
    expect(await isVisible(from)).toBe(false)
    await gateway.mutate('publish', 'projet', { id: item.id })
    expect(await isVisible(from)).toBe(true)
    expect(await read(item, visitor)).toContain(`/uploads/${from}/960.webp`)
    await run('saveProjetDraft', { id: item.id, description: `<p>b</p>${figure(from)}` })
    expect(await uses(from)).toEqual([
      'projet draft description 0',
      'projet item description 0',
      'projet item description 1',
    ])
    expect(await run('eraseMedia', { id: mediaId(from), evenUsed: true })).toMatchObject({
      message: expect.stringContaining('Les visiteurs voient ce fichier'),
    })
    await run('replaceMedia', { id: mediaId(from), file: mediaId(to) })
    expect(keysInText(await stored(item))).toEqual([to, to])
    expect(await uses(to)).toHaveLength(3)
    expect(await swept(from)).toBe(false)
    await run('publishDraft', { id: item.id }, 'DraftInput')
    expect(await stored(item)).toBe(`<p>b</p>${figure(to)}`)
    await gateway.mutate('softDelete', 'projet', { id: item.id })
    await run('eraseMedia', { id: mediaId(to), evenUsed: true })
    expect(await stored(item)).toBe('<p>b</p>')
  })

  test('an earlier version comes back with its pictures, and without those that are gone', async () => {
    const [kept, gone] = [await picture(), await picture()]
    const item = await gateway.sample('projet', 'Avant', { description: figure(kept) + figure(gone) })
    await gateway.mutate('update', 'projet', { id: item.id, description: '<p>a</p>' })
    expect(await swept(kept)).toBe(false)
    await gateway.db.transaction((trx) => trx.deleteFrom('file').where('key', '=', gone).execute())
    await run('restoreVersion', { id: item.id, oldVersion: 1 })
    expect(await stored(item)).toBe(figure(kept))
  })

  test('a text whose only thing is erased is none, in items and in drafts, and comes back as none', async () => {
    const [key, other] = [await picture(), await picture()]
    const item = await gateway.sample('projet', 'Vidé', { description: figure(key) })
    const lone = await gateway.sample('projet', 'Vidé lui aussi', {
      description: `<p> <img src="/uploads/${key}"> </p>`,
    })
    const drafted = await gateway.sample('projet', 'Vidé au brouillon', { description: '<p>a</p>' })
    await run('saveProjetDraft', { id: drafted.id, description: figure(key) })
    await run('saveProjetDraft', { id: lone.id, nom: 'Brouillon' })
    const faq = await gateway.sample('faq', 'Rubrique')
    const question = await gateway.sample('faqQuestion', 'Quoi ?', { faq: faq.id, reponse: figure(key) })
    await run('eraseMedia', { id: mediaId(key), evenUsed: true })
    expect([await stored(item), await stored(lone)]).toEqual([null, null])
    await run('publishDraft', { id: drafted.id }, 'DraftInput')
    expect(await stored(drafted)).toBe(null)
    const [row] = await gateway.db.read
      .selectFrom('faqQuestion')
      .select('reponse')
      .where('id', '=', question.databaseId)
      .execute()
    expect(row).toEqual({ reponse: '' })
    await gateway.mutate('update', 'projet', { id: item.id, description: figure(other) })
    await gateway.mutate('update', 'projet', { id: item.id, description: '<p>a</p>' })
    await gateway.db.transaction((trx) => trx.deleteFrom('file').where('key', '=', other).execute())
    const { version } = await gateway.db.read
      .selectFrom('projet')
      .select('version')
      .where('id', '=', item.databaseId)
      .executeTakeFirstOrThrow()
    await run('restoreVersion', { id: item.id, oldVersion: version - 1 })
    expect(await stored(item)).toBe(null)
  })

  test('words of captions and descriptions are found; letters that look like JSON do no harm', async () => {
    const key = await picture()
    const description = `<p>"a" \\ \\" ' &lt;img src="/uploads/${key}" </p>${figure(key, 'Un &quot;bornage&quot;')}`
    const item = await gateway.sample('projet', 'Cherché', { description })
    expect(await uses(key)).toEqual(['projet item description 0'])
    const { search } = await gateway.db.read
      .selectFrom('projet')
      .select('search')
      .where('id', '=', item.databaseId)
      .executeTakeFirstOrThrow()
    expect(search).toContain('le lot')
    expect(search).toContain('un "bornage"')
  })
})
