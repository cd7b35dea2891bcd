import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { typeNames } from '../content/globalId.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { newSchema, sampleInput, type Item, type TestSchema } from '../testing/testSchema.ts'
import { mutations, ofContent } from '../testing/testMutations.ts'

describe.each(kinds)('what is done to content is journaled on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const on = (item: Item, verb: string) => gateway.mutateContent(verb, { id: item.id })

  /** What a mutation takes, of items that are as it needs them. */
  async function inputOf(verb: string, table: ContentTable): Promise<Record<string, unknown>> {
    const faq = table === 'faqQuestion' ? { faq: (await gateway.sample('faq', 'Section')).id } : {}
    const [title = 'nom'] = Object.keys(sampleInput(table, ''))
    if (verb === 'create') return { ...sampleInput(table, 'Nouveau'), ...faq }
    const item = await gateway.sample(table, `Pour ${verb}`, faq)
    switch (verb) {
      case 'update':
        return { id: item.id, [title]: 'Autrement' }
      case 'publish':
        if (isMessageTable(table)) await on(item, 'unpublish')
        break
      case 'unpublish':
        if (!isMessageTable(table)) await on(item, 'publish')
        break
      case 'restore':
      case 'erase':
        await on(item, 'softDelete')
        break
      case 'reorder':
        return { ids: [(await gateway.sample(table, 'Second', faq)).id, item.id] }
      case 'swapActive': {
        const other = await gateway.sample(table, 'Autre')
        await on(other, 'publish')
        return { id: item.id, replace: other.id }
      }
    }
    return { id: item.id }
  }

  const acts: Record<string, string[]> = {
    softDelete: ['trash'],
    swapActive: ['swap', 'unpublish'],
    reorder: ['reorder', 'reorder'],
  }

  test.each([...mutations.keys()].filter((name) => ofContent.has(name)))('%s', async (name) => {
    const { verb, table } = ofContent.get(name) ?? { verb: '', table: 'faq' as const }
    const one = await inputOf(verb, table)
    const input = mutations.get(name)?.includes('ContentsInput') ? { items: [one] } : one
    const from = await lastLine(gateway.db)
    const result = await gateway.read(
      'result.__typename',
      `mutation ($input: ${mutations.get(name)}) { result: ${name}(input: $input) { __typename } }`,
      { input },
      gateway.administrator,
    )
    expect(result).toMatch(/Payload$/)
    const lines = await linesAfter(gateway.db, from)
    // Others may need a place where they had none.
    const found = lines.map(({ act }) => act)
    expect(verb === 'reorder' ? found.slice(0, 2) : found).toEqual(acts[verb] ?? [verb])
    for (const line of lines) {
      expect(line).toMatchObject({ door: 'graphql', accountNom: 'Awa', tokenId: null, type: table })
      expect(line.libelle === null).toBe(isMessageTable(table))
    }
    // What is active counts for the limits of the next.
    for (const { id, status, softdelete } of await rowsOf(table)) {
      if (!isMessageTable(table) && status && !softdelete)
        await gateway.mutate('unpublish', table, { id: btoa(`${typeNames[table]}:${id}`) })
    }
  })

  async function rowsOf(
    table: ContentTable,
  ): Promise<{ id: number; status: boolean; softdelete: boolean }[]> {
    return gateway.db.read.selectFrom(table).select(['id', 'status', 'softdelete']).execute()
  }

  test('what is saved over any type leaves the line of its type', async () => {
    const from = await lastLine(gateway.db)
    const save = (name: string, input: object) =>
      gateway.read(
        'result.content.id',
        `mutation ($input: ${mutations.get(name)}) { result: ${name}(input: $input) {
          ... on SaveContentPayload { content { id } } } }`,
        { input },
        gateway.administrator,
      )
    const id = await save('saveContent', { content: { partenaire: { nom: 'Nouveau' } } })
    await save('saveContent', { id, content: { partenaire: { nom: 'Autrement' } } })
    await gateway.read(
      'result.__typename',
      'mutation ($input: SaveDraftInput!) { result: saveDraft(input: $input) { __typename } }',
      { input: { id, content: { partenaire: { nom: 'Ébauche' } } } },
      gateway.administrator,
    )
    expect(
      (await linesAfter(gateway.db, from)).map(({ act, type, accountNom }) => [act, type, accountNom]),
    ).toEqual([
      ['create', 'partenaire', 'Awa'],
      ['update', 'partenaire', 'Awa'],
      ['saveDraft', 'partenaire', 'Awa'],
    ])
  })

  test('what is refused leaves no line', async () => {
    const item = await gateway.sample('service', 'Refusé')
    const from = await lastLine(gateway.db)
    expect((await gateway.mutate('update', 'service', { id: item.id, version: 7, nom: 'Non' })).code).toBe(
      'CONFLICT',
    )
    expect((await gateway.mutate('erase', 'service', { id: item.id })).code).toBe('NOT_FOUND')
    expect(await linesAfter(gateway.db, from)).toEqual([])
  })

  test('a service tells the categories that it had, a projet that it only followed', async () => {
    const [one, two] = [
      await gateway.sample('categorieService', 'Un'),
      await gateway.sample('categorieService', 'Deux'),
    ]
    const service = await gateway.sample('service', 'Lié', { categories: [one.id] })
    const voirie = await gateway.sample('categorieProjet', 'Voirie')
    await gateway.sample('projet', 'Rue', { category: 'Voirie' })
    const from = await lastLine(gateway.db)
    await gateway.mutate('update', 'service', { id: service.id, categories: [two.id] })
    await gateway.mutate('update', 'categorieProjet', { id: voirie.id, nom: 'Voiries' })
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act, type, version }) => [act, type, version])).toEqual([
      ['update', 'service', 2],
      ['update', 'categorieProjet', 2],
      ['follow', 'projet', 2],
    ])
    expect(lines.map(({ before }) => JSON.parse(before ?? '')[1])).toEqual([
      { categories: [one.databaseId] },
      { nom: 'Voirie' },
      { category: 'Voirie' },
    ])
  })

  test('a visitor is nobody, and clearing the demo is told', async () => {
    const from = await lastLine(gateway.db)
    await gateway.read(
      'createContact.__typename',
      'mutation { createContact(input: { nom: "Moi", email: "moi@example.com", message: "Oui" }) { __typename } }',
    )
    await gateway.db.transaction(async (trx) => {
      const row = await trx.selectFrom('faq').select('id').orderBy('id').executeTakeFirstOrThrow()
      await trx.insertInto('setting').values({ name: 'content', value: 'demo' }).execute()
      await trx.insertInto('demoContent').values({ type: 'faq', contentId: row.id }).execute()
    })
    await gateway.read(
      'done.__typename',
      'mutation { done: clearDemoContent { __typename } }',
      {},
      gateway.administrator,
    )
    await gateway.read(
      'done.__typename',
      'mutation { done: hideFirstSteps { __typename } }',
      {},
      gateway.administrator,
    )
    expect(
      (await linesAfter(gateway.db, from)).map(({ act, about, accountNom, door }) => [
        act,
        about,
        accountNom,
        door,
      ]),
    ).toEqual([
      ['create', 'message', null, 'graphql'],
      ['clearDemo', 'site', 'Awa', 'graphql'],
      ['hideFirstSteps', 'site', 'Awa', 'graphql'],
    ])
  })

  test('what may be a robot’s is told as that, and what becomes of it', async () => {
    const from = await lastLine(gateway.db)
    const send = (email: string) =>
      gateway.read(
        'result.__typename',
        `mutation { result: createContact(input: { nom: "Moi", email: "${email}", message: "Oui", siteWeb: "x" }) {
          __typename } }`,
      )
    await send('un@example.com')
    await send('deux@example.com')
    const set = await gateway.db.read.selectFrom('indesirable').select('id').orderBy('id').execute()
    for (const [n, name] of ['acceptIndesirable', 'eraseIndesirable'].entries())
      await gateway.read(
        'done.__typename',
        `mutation { done: ${name}(input: { id: "${btoa(`Indesirable:${set[n]?.id}`)}" }) { __typename } }`,
        {},
        gateway.administrator,
      )
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act, accountNom }) => [act, accountNom])).toEqual([
      ['setAside', null],
      ['setAside', null],
      ['acceptIndesirable', 'Awa'],
      ['eraseIndesirable', 'Awa'],
    ])
  })

  test('e-mails that are sent again, or never', async () => {
    const from = await lastLine(gateway.db)
    for (const name of ['resendEmails', 'dropEmails', 'dropEmails']) {
      await gateway.db.transaction((trx) =>
        trx
          .insertInto('job')
          .values({
            kind: 'email',
            key: `${name} ${kind}`,
            payload: JSON.stringify({ text: 'newPassword', to: 'aya@example.com' }),
            due: null,
            createdAt: new Date().toISOString(),
          })
          .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
          .execute(),
      )
      const unsent = await gateway.db.read.selectFrom('job').select('id').where('due', 'is', null).execute()
      const done = `mutation ($ids: [ID!]!) { done: ${name}(input: { ids: $ids }) { __typename } }`
      const ids = unsent.map(({ id }) => btoa(`Email:${id}`))
      await gateway.read('done.__typename', done, { ids }, gateway.administrator)
      // Once more there is nothing to do, and nothing to tell.
      await gateway.read('done.__typename', done, { ids }, gateway.administrator)
    }
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act, accountNom }) => [act, accountNom])).toEqual([
      ['resendEmails', 'Awa'],
      ['dropEmails', 'Awa'],
      ['dropEmails', 'Awa'],
    ])
  })
})
