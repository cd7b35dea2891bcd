import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lock, update, type ContentValues } from '../../db/content/contentStore.ts'
import { deleteUnusedFiles, insertFile } from '../../db/files/files.ts'
import type { ContentTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type Item, type Mutated, type TestSchema } from '../testing/testSchema.ts'

interface Side {
  told: boolean
  text: string | null
  isFile: boolean
  image: { url: string } | null
}

const many = process.env.TEST_LONG ? 10_000 : 60

describe.each(kinds)('the versions of an item, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const side = '{ told text isFile image { url } }'
  const asked = `query ($id: ID!, $from: Int!, $to: Int) { node(id: $id) { ... on Content {
    comparison(from: $from, to: $to) { older newer olderEntry { act by } newerEntry { act by version }
      fields { field older ${side} newer ${side} } } } } }`
  const compare = (item: Item, from: number, to?: number, who = gateway.administrator) =>
    gateway.read('node.comparison', asked, { id: item.id, from, to }, who)
  const fields = async (item: Item, from: number, to?: number) => {
    const found = await gateway.read(
      'node.comparison.fields',
      asked,
      { id: item.id, from, to },
      gateway.administrator,
    )
    const list = Array.isArray(found) ? found : []
    return new Map(list.map((one: { field: string; older: Side; newer: Side }) => [one.field, one]))
  }
  /** What is read of both sides of each field that differs. */
  const texts = async (item: Item, from: number, to?: number) =>
    Object.fromEntries(
      [...(await fields(item, from, to))].map(([name, { older, newer }]) => [name, [older.text, newer.text]]),
    )
  const change = async (table: ContentTable, item: Item, input: Record<string, unknown>) => {
    const result = await gateway.mutate('update', table, { id: item.id, ...input })
    if (!result.content) throw new Error(JSON.stringify(result))
    return result.content.version
  }
  const restore = async (
    item: Item,
    oldVersion: number,
    more: { fields?: string[]; version?: number } = {},
    who = gateway.administrator,
  ): Promise<Mutated & { kept?: string[] }> =>
    Object(
      await gateway.read(
        'result',
        `mutation ($input: RestoreVersionInput!) { result: restoreVersion(input: $input) { __typename
          ... on RestoreVersionPayload { kept content { id databaseId status softdelete version } stats { activeCount } }
          ... on Error { code message } ... on ValidationError { fields { field message } } } }`,
        { input: { id: item.id, oldVersion, ...more } },
        who,
      ),
    )
  /** Writes as a file of a picture would be named: files themselves belong to the gateway. */
  const write = <T extends ContentTable>(table: T, item: Item, changes: ContentValues<T>) =>
    gateway.db.transaction(async (trx) => {
      const row = await lock(trx, table, item.databaseId)
      if (!row) throw new Error('It is gone.')
      await update(trx, table, row, changes)
    })
  const picture = (key: string) =>
    gateway.db.transaction((trx) =>
      insertFile(trx, {
        key,
        kind: 'image',
        name: `${key}.png`,
        width: 8,
        height: 8,
        placeholder: null,
        variants: JSON.stringify([{ format: 'webp', width: 8, file: '8.webp' }]),
      }),
    )

  test('any two are compared, in either order, or one with what is live', async () => {
    const item = await gateway.sample('projet', 'Pont', { annee: 2019, lieu: 'Cocody' })
    await change('projet', item, {
      nom: 'Pont à haubans',
      latitude: 5.3599,
      longitude: -4.0083,
      description: '<p>Un pont</p>',
    })
    await change('projet', item, { lieu: null, annee: 2020 })
    await gateway.mutate('publish', 'projet', { id: item.id })
    await change('projet', item, { nom: 'Pont', annee: 2021 })

    expect(await texts(item, 1, 2)).toEqual({
      nom: ['Pont', 'Pont à haubans'],
      latitude: [null, '5,3599'],
      longitude: [null, '-4,0083'],
      description: [null, '<p>Un pont</p>'],
    })
    expect(await texts(item, 4, 2)).toEqual({
      lieu: ['Cocody', null],
      annee: ['2019', '2020'],
      status: ['hors ligne', 'en ligne'],
    })
    // What was changed and is again as it was differs in nothing.
    expect(Object.keys(await texts(item, 1)).toSorted()).toEqual([
      'annee',
      'description',
      'latitude',
      'lieu',
      'longitude',
      'status',
    ])
    expect(await compare(item, 2)).toMatchObject({
      older: 2,
      newer: 5,
      olderEntry: { act: 'UPDATE', by: 'Awa' },
      newerEntry: { act: 'UPDATE', version: 5 },
    })
    expect(await texts(item, 3, 3)).toEqual({})
  })

  test('what it refers to is told by its name, also what is gone', async () => {
    const [one, two] = [
      await gateway.sample('categorieService', 'Voirie'),
      await gateway.sample('categorieService', 'Bornage'),
    ]
    const item = await gateway.sample('service', 'Relevés', { categories: [one.id, two.id] })
    await change('service', item, { categories: [one.id] })
    await change('service', item, { categories: [] })
    await gateway.mutate('softDelete', 'categorieService', { id: one.id })
    await gateway.mutate('erase', 'categorieService', { id: one.id })
    const gone = `n°\u00a0${one.databaseId}, supprimé`
    expect(await texts(item, 1)).toEqual({ categories: [`${gone}, Bornage`, null] })

    const [from, to] = [await gateway.sample('faq', 'De'), await gateway.sample('faq', 'Vers')]
    const question = await gateway.sample('faqQuestion', 'Combien ?', { faq: from.id })
    await change('faqQuestion', question, { faq: to.id })
    expect(await texts(question, 1)).toEqual({ faqId: ['De', 'Vers'] })
    const slide = await gateway.sample('slide', 'Pont')
    await change('slide', slide, { archive: true, titre: 'Ponts' })
    expect(await texts(slide, 1)).toEqual({ archive: ['non', 'oui'], titre: ['Pont', 'Ponts'] })
  })

  test('pictures are pictures; those that are gone, and values that were erased, are said to be', async () => {
    await picture('here')
    await picture('gone')
    const item = await gateway.sample('equipe', 'Koné')
    await write('equipe', item, { photo: 'gone', photoAlt: 'Un portrait' })
    await write('equipe', item, { photo: 'here', photoFocalX: 0.25 })
    await gateway.db.transaction((trx) => trx.deleteFrom('file').where('key', '=', 'gone').execute())
    const found = await fields(item, 2, 3)
    expect(found.get('photo')).toEqual({
      field: 'photo',
      older: { told: true, text: null, isFile: true, image: null },
      newer: { told: true, text: null, isFile: true, image: { url: '/uploads/here/8.webp' } },
    })
    expect(found.get('photoFocalX')?.newer.text).toBe('25\u00a0%')

    await change('equipe', item, { poste: 'Géomètre' })
    await change('equipe', item, { poste: 'Chef' })
    await gateway.db.transaction((trx) =>
      trx
        .updateTable('journal')
        .set({ before: null })
        .where('type', '=', 'equipe')
        .where('itemId', '=', item.databaseId)
        .where('version', '=', 5)
        .execute(),
    )
    expect((await fields(item, 4)).get('poste')).toMatchObject({
      older: { told: false, text: null },
      newer: { told: true, text: 'Chef' },
    })
    expect(await restore(item, 4, { fields: ['poste'] })).toMatchObject({
      code: 'VALIDATION',
      message: 'Ce que ce champ contenait n’est plus connu.',
    })
    expect(await restore(item, 2, { fields: ['photo'] })).toMatchObject({
      code: 'VALIDATION',
      message: 'Le fichier de cette version n’est plus là.',
    })
    // All that there is comes back, and the rest is named.
    expect((await restore(item, 2)).kept).toEqual(['photo', 'photoFocalX'])
    expect((await restore(item, 1)).kept).toEqual([])
    expect((await restore(item, 3, { fields: ['photo'] })).content).toBeTruthy()
    const row = await gateway.db.read
      .selectFrom('equipe')
      .selectAll()
      .where('id', '=', item.databaseId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ photo: 'here', photoAlt: 'Un portrait', photoFocalX: 0.25, poste: null })
  })

  test('a picture that was replaced stays for 90 days, and goes with its item', async () => {
    await picture('one')
    await picture('two')
    const item = await gateway.sample('testimonial', 'Koné')
    await write('testimonial', item, { photo: 'one' })
    await write('testimonial', item, { photo: 'two' })
    const sweep = async () => {
      const before = new Date(Date.now() + 1000).toISOString()
      const gone = await gateway.db.transaction((trx) =>
        deleteUnusedFiles(trx, { before, agreed: new Date() }),
      )
      return gone.map(({ key }) => key)
    }
    const keptUntil = async (key: string) =>
      (await gateway.db.read.selectFrom('file').select('keptUntil').where('key', '=', key).execute())[0]
    const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
    expect((await keptUntil('one'))?.keptUntil?.slice(0, 10)).toBe(day)
    expect(await sweep()).toEqual([])
    await gateway.db.transaction((trx) =>
      trx
        .updateTable('file')
        .set({ keptUntil: '2026-01-01T00:00:00.000Z' })
        .where('key', '=', 'one')
        .execute(),
    )
    expect(await sweep()).toEqual(['one'])
    await write('testimonial', item, { photo: null })
    expect(await sweep()).toEqual([])
    await gateway.mutate('softDelete', 'testimonial', { id: item.id })
    await gateway.mutate('erase', 'testimonial', { id: item.id })
    expect(await sweep()).toEqual(['two'])
  })

  test('one is restored whole or by the field, as one more version, by the rules of any change', async () => {
    const one = await gateway.sample('categorieService', 'Une')
    const item = await gateway.sample('service', 'Bornage', { resume: 'Avant', categories: [one.id] })
    await gateway.mutate('publish', 'service', { id: item.id })
    await change('service', item, { nom: 'Bornages', slug: 'bornages', resume: 'Après', categories: [] })

    const part = await restore(item, 1, { fields: ['resume'], version: 3 })
    expect(part).toMatchObject({ content: { version: 4, status: true }, kept: [] })
    expect(await texts(item, 3)).toEqual({ resume: ['Après', 'Avant'] })
    expect(await restore(item, 1, { version: 3 })).toMatchObject({ code: 'CONFLICT' })
    // It stays on line: whether one sees it is no part of what it says.
    expect(await restore(item, 1)).toMatchObject({ content: { version: 5, status: true } })
    expect(await texts(item, 1)).toEqual({ status: ['hors ligne', 'en ligne'] })
    // Nothing to do is no version.
    expect(await restore(item, 1)).toMatchObject({ content: { version: 5 } })
    expect(await restore(item, 1, { fields: ['status'] })).toMatchObject({ content: { status: false } })

    await change('service', item, { slug: 'ailleurs' })
    await gateway.sample('service', 'Autre', { slug: 'bornage' })
    expect(await restore(item, 5)).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'slug' }] })
    expect(await restore(item, 5, { fields: ['nimporte'] })).toMatchObject({
      fields: [{ field: 'nimporte', message: 'Ce champ n’existe pas.' }],
    })
    expect(await restore(item, 99)).toMatchObject({ message: 'Cette version n’est pas connue.' })
    await gateway.mutate('softDelete', 'service', { id: item.id })
    expect(await restore(item, 1)).toMatchObject({ code: 'NOT_FOUND' })
    const message = await gateway.sample('contact', 'Moi')
    expect(await restore(message, 1)).toMatchObject({ code: 'VALIDATION' })
    await expect(restore(item, 1, {}, visitor)).rejects.toThrow('Connectez-vous')
  })

  test('a question goes back to its section, and nowhere where that is gone', async () => {
    const [from, to] = [await gateway.sample('faq', 'De'), await gateway.sample('faq', 'Vers')]
    const item = await gateway.sample('faqQuestion', 'Quand ?', { faq: from.id })
    await change('faqQuestion', item, { faq: to.id })
    expect(await restore(item, 1)).toMatchObject({ content: { version: 3 } })
    expect(await texts(item, 2)).toEqual({ faqId: ['Vers', 'De'] })
    await gateway.mutate('softDelete', 'faq', { id: to.id })
    expect(await restore(item, 2)).toMatchObject({ fields: [{ field: 'faq' }] })
  })

  test('what was before the journal is not known, and visitors know of nothing', async () => {
    const item = await gateway.sample('projet', 'Ancien')
    await gateway.db.transaction((trx) =>
      trx.updateTable('projet').set({ version: 7 }).where('id', '=', item.databaseId).execute(),
    )
    await change('projet', item, { lieu: 'Bassam', status: true })
    const other = { ...item, databaseId: 0 }
    expect(await compare(other, 9)).toBeNull()
    expect(await compare(other, 0)).toBeNull()
    expect(await compare(item, 7)).not.toBeNull()
    expect(await compare(item, 7, 8, visitor)).toBeNull()
    const site =
      '{ site { projets { edges { node { comparison(from: 7) { older } history { totalCount } } } } } }'
    expect(await gateway.read('site.projets.edges.0.node', site, {}, gateway.administrator)).toEqual({
      comparison: null,
      history: null,
    })
  })

  test(`${many} versions cost no more queries than two, and their list goes page by page`, async () => {
    const item = await gateway.sample('projet', 'Long', { client: 'Premier' })
    for (let from = 2; from <= many; from += 500)
      await gateway.db.transaction(async (trx) => {
        let row = await lock(trx, 'projet', item.databaseId)
        for (let n = from; row && n < from + 500 && n <= many; n++)
          row = await update(trx, 'projet', row, { lieu: `Lieu ${n}`, ...(n === 5 && { client: 'Second' }) })
      })
    gateway.queries.length = 0
    expect(await texts(item, 2, many - 1)).toEqual({
      lieu: ['Lieu 2', `Lieu ${many - 1}`],
      client: ['Premier', 'Second'],
    })
    // The item, its oldest version, what changed, the values, and who made the two.
    expect(gateway.queries).toHaveLength(5)
    expect(await texts(item, 1)).toMatchObject({ lieu: [null, `Lieu ${many}`] })
    const list = `query ($id: ID!, $after: String) { node(id: $id) { ... on Content {
      history(first: 50, after: $after) { totalCount pageInfo { endCursor } edges { node { version } } } } } }`
    const page = async (after?: unknown) =>
      gateway.read('node.history', list, { id: item.id, after }, gateway.administrator)
    const first = Object(await page())
    expect(first).toMatchObject({ totalCount: many, edges: { length: 50 } })
    expect(first.edges[0].node.version).toBe(many)
    const second = Object(await page(first.pageInfo.endCursor))
    expect(second.edges[0].node.version).toBe(many - 50)
  }, 120_000)
})
