import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueIn } from '../../../db/content/columnValues.ts'
import { isMessageTable } from '../../../db/content/contentTypes.ts'
import { titleOf } from '../../../db/content/searchText.ts'
import { lastLine, linesAfter } from '../../../db/testing/testJournal.ts'
import { kinds } from '../../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../../db/tables.ts'
import { listColumn } from '../../../db/files/fileList.ts'
import { closedWeek } from '../../horaires/heures.ts'
import { newSchema, tables, visitor, type Item, type TestSchema } from '../../testing/testSchema.ts'
import type { Columns } from '../columns.ts'
import { contentTypes } from '../contents.ts'
import { copyName } from './duplicate.ts'

const written = tables.filter((table) => !isMessageTable(table))

describe.each(kinds)('duplicateContent() on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    const file = { name: 'a.jpg', width: 4, height: 3, placeholder: null, variants: '[]', keptUntil: null }
    await gateway.db.transaction((trx) =>
      trx
        .insertInto('file')
        .values({ key: 'picture', kind: 'image', createdAt: new Date().toISOString(), ...file })
        .execute(),
    )
  })
  afterAll(() => gateway.close())

  const duplicate = (input: Record<string, unknown>, who = gateway.administrator) =>
    gateway.run(
      `mutation ($input: DuplicateContentInput!) { result: duplicateContent(input: $input) {
        __typename
        ... on SaveContentPayload { content { id databaseId status softdelete version libelle } edge { node { id } } stats { total } }
        ... on Error { code message } ... on ValidationError { fields { field code message } } } }`,
      input,
      who,
    )
  const copyOf = async (item: Item): Promise<Item & { libelle?: string }> => {
    const { content, ...failure } = await duplicate({ id: item.id })
    if (!content) throw new Error(JSON.stringify(failure))
    return content
  }
  const rowOf = async (table: ContentTable, { databaseId }: Item) =>
    (await gateway.db.read.selectFrom(table).selectAll().where('id', '=', databaseId).execute())[0] ?? {}
  const fill = (table: ContentTable, { databaseId }: Item, values: object) =>
    gateway.db.transaction((trx) =>
      trx
        .updateTable(table)
        .set({ version: 2, ...values })
        .where('id', '=', databaseId)
        .execute(),
    )
  const online = (table: ContentTable, { id }: Item) => gateway.mutate('publish', table, { id })

  /** A value for each column that none fills by itself, told from those of a new item. */
  async function valuesOf(table: ContentTable): Promise<Record<string, unknown>> {
    const columns: Columns = contentTypes[table].columns
    const { databaseId: responsableId } = await gateway.sample('equipe', `Pour ${table}`)
    const known: Record<string, unknown> = {
      annee: 2024,
      jusquAu: '2031-03-31',
      responsableId,
      note: 4,
      horaire: 'Lundi : 08.00 - 12.00',
    }
    const ofKind = {
      String: 'Gardé',
      Int: 7,
      Float: 0.25,
      Boolean: true,
      picture: 'picture',
      document: '',
      heures: JSON.stringify({ ...closedWeek, lundi: ['08:00-12:00'] }),
      downloads: listColumn([{ key: 'picture', titre: 'Plan' }]),
      gallery: listColumn([
        { key: 'picture', legende: 'Vue', alt: null, focalX: 0.25, focalY: 0.5, avant: true },
      ]),
    }
    return Object.fromEntries(
      Object.entries(columns)
        .filter(([name]) => ![...titleOf(table), 'slug', 'faqId'].includes(name))
        .map(([name, { kind: of }]) => [name, known[name] ?? ofKind[of]]),
    )
  }

  test.each(written)('one of type %s has a name of its own, and all else of the item', async (table) => {
    const item = await gateway.sample(table, 'Modèle')
    const values = await valuesOf(table)
    await fill(table, item, values)
    await online(table, item)
    const from = await lastLine(gateway.db)
    const copy = await copyOf(item)
    expect(copy).toMatchObject({ status: false, softdelete: false, version: 1, libelle: /Modèle \(copie\)$/ })
    expect(copy.id).not.toBe(item.id)

    const changed = ['id', 'status', 'version', 'createdAt', 'updatedAt', 'label', 'search', 'slug']
    const before = await rowOf(table, item)
    const after = await rowOf(table, copy)
    expect(after).toMatchObject(values)
    const differing = Object.keys(before).filter((name) => valueIn(before, name) !== valueIn(after, name))
    expect([...changed, ...titleOf(table), 'position']).toEqual(expect.arrayContaining(differing))
    expect(valueIn(after, 'slug')).not.toBe(valueIn(before, 'slug') ?? 'none')
    expect((await linesAfter(gateway.db, from)).map(({ act, itemId }) => [act, itemId])).toEqual([
      ['create', copy.databaseId],
    ])
  })

  test('copies of one item are told apart, and one of a copy is counted on', async () => {
    for (const table of ['categorieService', 'service'] as const) {
      const item = await gateway.sample(table, 'Bornage')
      const first = await copyOf(item)
      const second = await copyOf(item)
      const third = await copyOf(first)
      expect([first, second, third].map(({ libelle }) => libelle)).toEqual([
        'Bornage (copie)',
        'Bornage (copie 2)',
        'Bornage (copie 3)',
      ])
    }
  })

  test('its slug comes from its name', async () => {
    const item = await gateway.sample('page', 'Nos tarifs', { slug: 'combien' })
    expect(await rowOf('page', await copyOf(item))).toMatchObject({ slug: 'nos-tarifs-copie' })
  })

  test('a long name is cut, and a copy of a category stays unique under it', async () => {
    const nom = 'é'.repeat(255)
    const item = await gateway.sample('categorieProjet', nom)
    for (const ending of ['… (copie)', '… (copie 2)'])
      expect((await copyOf(item)).libelle).toMatch(new RegExp(`^é+${ending.replace(/[()]/g, '\\$&')}$`))
    const projet = await copyOf(await gateway.sample('projet', nom))
    expect(projet.libelle).toBe(`${'é'.repeat(246)}… (copie)`)
  })

  test('relations are kept, also with whom and what went into the trash since', async () => {
    const responsable = await gateway.sample('equipe', 'Koffi')
    const service = await gateway.sample('service', 'Lotissement', { responsable: responsable.id })
    const category = await gateway.sample('categorieProjet', 'Lotissements')
    const projet = await gateway.sample('projet', 'Les Palmiers', { category: 'Lotissements' })
    const faq = await gateway.sample('faq', 'Prix')
    const question = await gateway.sample('faqQuestion', 'Combien\u00a0?', { faq: faq.id })
    await gateway.mutate('softDelete', 'equipe', { id: responsable.id })
    await gateway.mutate('softDelete', 'categorieProjet', { id: category.id })
    await gateway.mutate('softDelete', 'faq', { id: faq.id })
    for (const [table, item, kept] of [
      ['service', service, { responsableId: responsable.databaseId }],
      ['projet', projet, { category: 'Lotissements' }],
      ['faqQuestion', question, { faqId: faq.databaseId }],
    ] as const)
      expect(await rowOf(table, await copyOf(item))).toMatchObject(kept)
  })

  test('it holds what a draft of the item holds, and has none itself', async () => {
    const first = await gateway.sample('categorieService', 'Avant')
    const second = await gateway.sample('categorieService', 'Après')
    const item = await gateway.sample('service', 'En ligne', { categories: [first.id] })
    await online('service', item)
    const draft = { nom: 'Préparé', resume: 'Plus tard', categories: [second.id] }
    await gateway.read(
      'saveDraft.__typename',
      'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { __typename } }',
      { input: { id: item.id, content: { service: draft } } },
      gateway.administrator,
    )
    const { id } = await copyOf(item)
    expect(
      await gateway.read(
        'node',
        `query ($id: ID!) { node(id: $id) { ... on Service {
          nom resume categories { id } draft { version } } } }`,
        { id },
        gateway.administrator,
      ),
    ).toMatchObject({
      nom: 'Préparé (copie)',
      resume: 'Plus tard',
      categories: [{ id: second.id }],
      draft: null,
    })
  })

  test('sent again it is one copy; its key serves nothing else', async () => {
    const item = await gateway.sample('offre', 'Topographe')
    const other = await gateway.sample('offre', 'Dessinateur')
    const key = { clientMutationId: 'une copie' }
    const first = await duplicate({ id: item.id, ...key })
    await gateway.mutate('update', 'offre', { id: item.id, titre: 'Topographe principal' })
    expect((await duplicate({ id: item.id, ...key })).content).toEqual(first.content)
    expect(await duplicate({ id: other.id, ...key })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'clientMutationId' }],
    })
  })

  test('two made at once have two names', async () => {
    const item = await gateway.sample('categorieProjet', 'Réseaux')
    const copies = await Promise.all([copyOf(item), copyOf(item), copyOf(item)])
    expect(copies.map(({ libelle }) => libelle).sort()).toEqual([
      'Réseaux (copie 2)',
      'Réseaux (copie 3)',
      'Réseaux (copie)',
    ])
  })

  test('it is undone as every creation is', async () => {
    const copy = await copyOf(await gateway.sample('annonce', 'Fermé lundi'))
    const line = await lastLine(gateway.db)
    const undone = await gateway.run(
      `mutation ($input: UndoChangeInput!) { result: undoChange(input: $input) {
        __typename ... on UndoChangePayload { content { id databaseId status softdelete version } } } }`,
      { id: Buffer.from(`JournalEntry:${line}`).toString('base64') },
    )
    expect(undone).toMatchObject({ content: { id: copy.id, softdelete: true } })
  })

  test('what is not there, lies in the trash or came from a visitor has none', async () => {
    const trashed = await gateway.sample('slide')
    await gateway.mutate('softDelete', 'slide', { id: trashed.id })
    for (const id of [trashed.id, 'rien', '', Buffer.from('Slide:999').toString('base64')])
      expect(await duplicate({ id })).toMatchObject({ __typename: 'NotFoundError' })
    const { id } = await gateway.sample('devis')
    expect(await duplicate({ id })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ field: 'id' }],
    })
  })

  test('a reading token makes none, a visitor learns nothing', async () => {
    const { id } = await gateway.sample('faq')
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(await duplicate({ id }, reader)).toMatchObject({ code: 'FORBIDDEN' })
    await expect(duplicate({ id }, visitor)).rejects.toThrow('Connectez-vous')
  })
})

test('copyName() cuts between characters', () => {
  expect(copyName('Plan 🌍🌍🌍', 1, 16)).toBe('Plan 🌍… (copie)')
  expect(copyName('Plan (copie 9)', 10, 255)).toBe('Plan (copie 10)')
})
