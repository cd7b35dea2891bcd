import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, sampleInput, tables, visitor, type TestSchema } from '../testing/testSchema.ts'
import { typeNames } from './globalId.ts'

const written = tables.filter((table) => !isMessageTable(table))

describe.each(kinds)('saveContent on %s', (kind) => {
  let gateway: TestSchema
  let faq: string
  beforeAll(async () => {
    gateway = await newSchema(kind)
    faq = (await gateway.sample('faq', 'Section')).id
  })
  afterAll(() => gateway.close())

  const save = (table: ContentTable, fields: object, item: object = {}, who = gateway.administrator) =>
    gateway.run(
      `mutation ($input: SaveContentInput!) { result: saveContent(input: $input) {
        __typename
        ... on SaveContentPayload { content { id databaseId status softdelete version libelle } edge { node { id } } stats { total } }
        ... on Error { code message } ... on ValidationError { fields { field message } }
        ... on ActiveLimitError { limit activeCount }
        ... on ConflictError { current { id databaseId status softdelete version } } } }`,
      { ...item, content: { [table]: fields } },
      who,
    )
  const draft = (table: ContentTable, fields: object, item: object) =>
    gateway.run(
      `mutation ($input: SaveDraftInput!) { result: saveDraft(input: $input) {
        __typename
        ... on LifecyclePayload { content { id databaseId status softdelete version draft { version changes { field value } } } }
        ... on Error { code message } ... on ValidationError { fields { field message } }
        ... on ConflictError { current { id databaseId status softdelete version } } } }`,
      { ...item, content: { [table]: fields } },
    )
  const least = (table: ContentTable, label: string) => ({
    ...sampleInput(table, label),
    ...(table === 'faqQuestion' && { faq }),
  })

  test.each(written)(
    'creates and changes one of type %s, and its draft, by the rules of createT, updateT and saveTDraft',
    async (table) => {
      const [title = ''] = Object.keys(sampleInput(table, ''))
      const from = await lastLine(gateway.db)
      const made = await save(table, least(table, 'Premier'))
      const { id = '', version } = made.content ?? {}
      expect(made).toMatchObject({
        __typename: 'SaveContentPayload',
        content: { status: false, version: 1, libelle: 'Premier' },
        edge: { node: { id } },
        stats: { total: (table === 'faq' ? 1 : 0) + 1 },
      })

      const changed = await save(table, { [title]: 'Second' }, { id, version })
      expect(changed).toMatchObject({ content: { id, version: 2, libelle: 'Second' }, edge: null })
      expect(await save(table, { [title]: 'Troisième' }, { id, version })).toMatchObject({
        __typename: 'ConflictError',
        current: { id, version: 2 },
      })
      expect((await linesAfter(gateway.db, from)).map(({ act }) => act)).toEqual(['create', 'update'])

      expect(await draft(table, { [title]: 'Préparé' }, { id, version: 2 })).toMatchObject({
        content: { version: 2, draft: { changes: [{ field: title, value: '"Préparé"' }] } },
      })
      expect(await draft(table, { [title]: 'À l’aveugle' }, { id, version: 2 })).toMatchObject({
        __typename: 'ConflictError',
      })

      // What is refused is refused in the words of the per-type mutations, and names the fields as they do.
      const wrong = { ...least(table, 'Faux'), [title]: 'x'.repeat(20_000) }
      const { fields } = await gateway.mutate('create', table, wrong)
      expect(fields?.[0]?.field).toBe(title)
      for (const refused of [
        await save(table, wrong),
        await save(table, wrong, { id }),
        await draft(table, wrong, { id }),
      ])
        expect(refused).toMatchObject({ __typename: 'ValidationError', fields })
      const { fields: missing } = await gateway.mutate('create', table, { [title]: '' })
      expect(missing?.length).toBeGreaterThan(0)
      expect(await save(table, { [title]: '' })).toMatchObject({ fields: missing })
    },
  )

  test('a repeated create is one item, under createT as well', async () => {
    const key = { clientMutationId: 'une fois' }
    const first = await save('slide', { titre: 'Une' }, key)
    expect((await save('slide', { titre: 'Une' }, key)).content).toEqual(first.content)
    const again = await gateway.mutate('create', 'slide', { titre: 'Une', ...key })
    expect(again.content?.id).toBe(first.content?.id)
    expect(await save('slide', { titre: 'Deux' }, key)).toMatchObject({
      fields: [{ field: 'clientMutationId' }],
    })
  })

  test('an item of another type, or none, is not found', async () => {
    const { id } = await gateway.sample('projet')
    for (const other of [id, 'rien', ''])
      for (const answer of [
        await save('service', { nom: 'Autre' }, { id: other }),
        await draft('service', { nom: 'Autre' }, { id: other }),
      ])
        expect(answer).toMatchObject({ __typename: 'NotFoundError' })
    await gateway.mutate('softDelete', 'projet', { id })
    expect(await save('projet', { nom: 'Autre' }, { id })).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('goes on line where there is room', async () => {
    const online = { status: true }
    const first = await save('entreprise', least('entreprise', 'Une'), online)
    expect(first.content?.status).toBe(true)
    const second = await save('entreprise', least('entreprise', 'Deux'), online)
    expect(second).toMatchObject({ __typename: 'ActiveLimitError', limit: 1, activeCount: 1 })
    const { id } = first.content ?? {}
    expect((await save('entreprise', {}, { id, status: false })).content?.status).toBe(false)
  })

  test('takes fields of exactly one type, and of none that visitors send', async () => {
    for (const content of [
      {},
      { faq: { titre: 'A' }, slide: { titre: 'B' } },
      { faq: null },
      { contact: {} },
    ])
      for (const [name, input] of [
        ['saveContent', { content }],
        ['saveDraft', { id: faq, content }],
      ] as const) {
        const type = `S${name.slice(1)}Input`
        const { data, errors } = await gateway.answer(
          `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
          { input },
          gateway.administrator,
        )
        expect({ data, isRefused: errors !== undefined }).toEqual({ data: undefined, isRefused: true })
      }
  })

  test('a reading token writes nothing, a visitor learns nothing', async () => {
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(await save('faq', { titre: '' }, {}, reader)).toMatchObject({ code: 'FORBIDDEN' })
    await expect(save('faq', { titre: '' }, {}, visitor)).rejects.toThrow('Connectez-vous')
  })

  test('every type that staff write has a member, with the fields of its updateT', async () => {
    const inputs = await gateway.read(
      '__type.inputFields',
      '{ __type(name: "ContentFieldsInput") { isOneOf inputFields { name type { inputFields { name } } } } }',
    )
    const fieldsOf = (name: string) =>
      gateway.read('__type.inputFields', `{ __type(name: "Update${name}Input") { inputFields { name } } }`)
    const common = ['id', 'version', 'status', 'softdelete']
    expect(inputs).toHaveLength(written.length)
    for (const table of written) {
      const of = await fieldsOf(typeNames[table])
      const own = Array.isArray(of) ? of.filter(({ name }) => !common.includes(name)) : []
      expect(inputs).toContainEqual({ name: table, type: { inputFields: own } })
    }
  })
})
