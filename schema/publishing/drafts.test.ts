import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { typeNames } from '../content/globalId.ts'
import {
  lists,
  newSchema,
  sampleInput,
  tables,
  visitor,
  type Item,
  type TestSchema,
} from '../testing/testSchema.ts'

const drafted = tables.filter((table) => !isMessageTable(table))

interface Read {
  version: number
  base: number
  savedBy: string
  changes: { field: string; before: string; value: string }[]
}

describe.each(kinds)('a draft beside the live version, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const answer = `__typename ... on LifecyclePayload { content { id version status libelle draft { version base } } }
    ... on Error { code message } ... on ValidationError { fields { field } }
    ... on ConflictError { current { version draft { version } } }`
  const save = (table: ContentTable, input: Record<string, unknown>, who = gateway.administrator) =>
    gateway.read(
      'result',
      `mutation ($input: Save${typeNames[table]}DraftInput!) {
        result: save${typeNames[table]}Draft(input: $input) { ${answer} } }`,
      { input },
      who,
    )
  const act = (name: 'publishDraft' | 'discardDraft', input: Record<string, unknown>) =>
    gateway.read(
      'result',
      `mutation ($input: DraftInput!) { result: ${name}(input: $input) { ${answer} } }`,
      { input },
      gateway.administrator,
    )
  const node = (item: Item, fields: string, who = gateway.administrator) =>
    gateway.read('node', `query ($id: ID!) { node(id: $id) { ${fields} } }`, { id: item.id }, who)
  const draftOf = async (item: Item): Promise<Read | null> => {
    const fields = '... on Content { draft { version base savedBy changes { field before value } } }'
    const read = await node(item, fields)
    if (typeof read !== 'object' || read === null || !('draft' in read)) throw new Error('There is no item.')
    return read.draft as Read | null
  }
  const online = async (table: ContentTable, label: string, input = {}): Promise<Item> => {
    const item = await gateway.sample(table, label, input)
    const { content } = await gateway.mutate('publish', table, { id: item.id })
    if (!content) throw new Error('It is not on line.')
    return content
  }
  const off = (item: Item) => gateway.mutateContent('softDelete', { id: item.id })
  const contentVersion = async () =>
    (await gateway.db.read.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version
  const prepared = (type: string) =>
    gateway.answer(
      `{ admin { drafts { libelle draft { savedBy } }
        contents(type: ${type}, drafted: true) { totalCount edges { node { libelle } } stats { drafts } } } }`,
      {},
      gateway.administrator,
    )

  test('all that have one are found, by type and together; none of the trash', async () => {
    const items = []
    for (const label of ['Rien', 'Ancien', 'Récent', 'Jeté']) items.push(await online('partenaire', label))
    const [, older, newer, thrown] = items
    for (const item of [older, newer, thrown])
      await save('partenaire', { id: item?.id, url: 'https://exemple.ci' })
    if (thrown) await off(thrown)
    const admin = {
      drafts: ['Récent', 'Ancien'].map((libelle) => ({ libelle, draft: { savedBy: 'Awa' } })),
      contents: {
        totalCount: 2,
        edges: ['Récent', 'Ancien'].map((libelle) => ({ node: { libelle } })),
        stats: { drafts: 2 },
      },
    }
    expect((await prepared('PARTENAIRE')).data).toEqual({ admin })
    expect((await prepared('SERVICE')).data).toEqual({
      admin: { ...admin, contents: { totalCount: 0, edges: [], stats: { drafts: 0 } } },
    })
    for (const item of [older, newer]) await act('discardDraft', { id: item?.id })
    expect((await prepared('PARTENAIRE')).data).toMatchObject({
      admin: { drafts: [], contents: { totalCount: 0, stats: { drafts: 0 } } },
    })
  })

  test.each(drafted)(
    'of %s is kept, published and gone; visitors see nothing of it before',
    async (table) => {
      const [title = 'nom'] = Object.keys(sampleInput(table, ''))
      const item = await online(table, 'En ligne')
      const [before, from] = [await contentVersion(), await lastLine(gateway.db)]
      expect(await save(table, { id: item.id, version: item.version, [title]: 'Préparé' })).toMatchObject({
        content: { version: item.version, libelle: 'En ligne' },
      })
      expect(await contentVersion()).toBe(before)
      const draft = await draftOf(item)
      expect(draft).toMatchObject({
        base: item.version,
        savedBy: 'Awa',
        changes: [{ field: title, before: '"En ligne"', value: '"Préparé"' }],
      })
      const own = `... on ${typeNames[table]} { ${title} draft { ${title} savedAt } }`
      expect(await node(item, own)).toMatchObject({ [title]: 'En ligne', draft: { [title]: 'Préparé' } })
      const { site } = lists[table]
      const everybody = site
        ? `site { list: ${site} { edges { node { ${own} } } } }`
        : 'site { id: __typename }'
      for (const who of [visitor, gateway.administrator])
        expect(JSON.stringify(await gateway.read('site', `{ ${everybody} }`, {}, who))).not.toContain(
          'Préparé',
        )
      expect(JSON.stringify(await node(item, own, visitor))).not.toContain('Préparé')
      const search = `{ admin { found: ${lists[table].admin}(search: "Préparé") { totalCount } } }`
      expect(await gateway.read('admin.found.totalCount', search, {}, gateway.administrator)).toBe(0)

      const done = await act('publishDraft', {
        id: item.id,
        version: item.version,
        draftVersion: draft?.version,
      })
      expect(done).toMatchObject({
        content: { version: item.version + 1, status: true, libelle: 'Préparé', draft: null },
      })
      // A category that nothing shows is none that visitors see.
      if (site) expect(await contentVersion()).toBeGreaterThan(before)
      const lines = await linesAfter(gateway.db, from)
      expect(lines.map(({ act, fields, version }) => [act, fields, version])).toEqual([
        ['saveDraft', JSON.stringify([title]), item.version],
        ['publishDraft', JSON.stringify([title]), item.version + 1],
      ])
      // The item itself has not changed with the first: there is nothing to have been before.
      expect(lines[0]?.before).toBeNull()
      await off(item)
    },
  )

  test('takes one field after another, and goes where nothing differs any more or it is discarded', async () => {
    const item = await online('projet', 'Route', { lieu: 'Bouaké' })
    await save('projet', { id: item.id, lieu: 'Man' })
    await save('projet', { id: item.id, client: 'Mairie' })
    expect((await draftOf(item))?.changes.map(({ field }) => field)).toEqual(['client', 'lieu'])
    await save('projet', { id: item.id, lieu: 'Bouaké' })
    expect((await draftOf(item))?.changes.map(({ field }) => field)).toEqual(['client'])
    expect(await save('projet', { id: item.id, client: null })).toMatchObject({ content: { draft: null } })
    await save('projet', { id: item.id, client: 'Mairie' })
    expect(await act('discardDraft', { id: item.id })).toMatchObject({
      content: { version: item.version, draft: null },
    })
    expect(await act('discardDraft', { id: item.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('holds addresses and relations, and gives them back as an input takes them', async () => {
    const [one, two] = [
      await gateway.sample('categorieService', 'Une'),
      await gateway.sample('categorieService', 'Deux'),
    ]
    const item = await online('service', 'Bornage', { categories: [one.id] })
    await save('service', { id: item.id, nom: 'Bornages', slug: '', categories: [two.id] })
    const own = (fields: string) =>
      node(item, `... on Service { slug categories { id } draft { ${fields} } }`)
    expect(await own('slug categories')).toEqual({
      slug: 'bornage',
      categories: [{ id: one.id }],
      draft: { slug: 'bornages', categories: [two.id] },
    })
    await act('publishDraft', { id: item.id })
    expect(await own('version')).toEqual({ slug: 'bornages', categories: [{ id: two.id }], draft: null })
    // What it does not change is as the item has it.
    await save('service', { id: item.id, resume: 'Court' })
    expect(await own('slug categories')).toMatchObject({ draft: { slug: 'bornages', categories: [two.id] } })
    await off(item)

    const [from, to] = [await gateway.sample('faq', 'De'), await gateway.sample('faq', 'Vers')]
    const question = await online('faqQuestion', 'Combien ?', { faq: from.id })
    await save('faqQuestion', { id: question.id, faq: to.id })
    const asked = '... on FaqQuestion { faq { id } draft { faq changes { field value } } }'
    expect(await node(question, asked)).toEqual({
      faq: { id: from.id },
      draft: { faq: to.id, changes: [{ field: 'faq', value: JSON.stringify(to.id) }] },
    })
    await act('publishDraft', { id: question.id })
    expect(await node(question, asked)).toEqual({ faq: { id: to.id }, draft: null })
  })

  test('is refused as an update is, and then nothing is kept', async () => {
    const [item, other] = [await online('projet', 'Pont'), await online('projet', 'Quai')]
    const refused = async (input: Record<string, unknown>, field: string) =>
      expect(await save('projet', { id: item.id, ...input })).toMatchObject({
        code: 'VALIDATION',
        fields: [{ field }],
      })
    await refused({ nom: '' }, 'nom')
    await refused({ slug: 'quai' }, 'slug')
    await refused({ category: 'Inconnue' }, 'category')
    await gateway.sample('categorieProjet', 'Voirie')
    const twin = await gateway.sample('categorieProjet', 'Ponts')
    expect(await save('categorieProjet', { id: twin.id, nom: 'VOIRIE' })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await draftOf(item)).toBeNull()
    // The address was free when the draft was saved.
    await save('projet', { id: item.id, slug: 'passerelle' })
    await gateway.mutate('update', 'projet', { id: other.id, slug: 'passerelle' })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'slug' }],
    })
    expect(await draftOf(item)).not.toBeNull()
    await expect(save('projet', { id: item.id, nom: 'Moi' }, visitor)).rejects.toThrow('Connectez-vous')
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(await save('projet', { id: item.id, nom: 'Moi' }, reader)).toMatchObject({ code: 'FORBIDDEN' })
    const contact = await gateway.sample('contact')
    expect(await act('discardDraft', { id: contact.id })).toMatchObject({ code: 'VALIDATION' })
  })

  test('is not published over a newer version, before somebody has saved it over that', async () => {
    const item = await online('equipe', 'Aya')
    await save('equipe', { id: item.id, version: item.version, poste: 'Directrice' })
    await gateway.mutate('update', 'equipe', { id: item.id, prenom: 'Koné' })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({
      code: 'CONFLICT',
      current: { version: item.version + 1 },
    })
    expect(await save('equipe', { id: item.id, version: item.version, poste: 'Gérante' })).toMatchObject({
      code: 'CONFLICT',
    })
    // A save without a version keeps the base of the draft.
    await save('equipe', { id: item.id, email: 'aya@example.com' })
    expect(await draftOf(item)).toMatchObject({ base: item.version })
    const draftVersion = (await draftOf(item))?.version
    await save('equipe', { id: item.id, version: item.version + 1, draftVersion, poste: 'Gérante' })
    expect(await draftOf(item)).toMatchObject({ base: item.version + 1 })
    await act('publishDraft', { id: item.id, version: item.version + 1 })
    const own = '... on Equipe { prenom poste email draft { base } }'
    const poste = { prenom: 'Koné', poste: 'Gérante', email: 'aya@example.com', draft: null }
    expect(await node(item, own)).toEqual(poste)
  })

  test('is not written over by who has not seen it, and not by an older one of itself', async () => {
    const item = await online('slide', 'Une')
    const { version } = item
    const input = { id: item.id, version }
    await save('slide', { ...input, titre: 'Deux' })
    const first = (await draftOf(item))?.version
    const refused = { code: 'CONFLICT', current: { version, draft: { version: first } } }
    expect(await save('slide', { ...input, titre: 'Trois' })).toMatchObject(refused)
    await save('slide', { ...input, draftVersion: first, titre: 'Trois' })
    for (const name of ['publishDraft', 'discardDraft'] as const)
      expect(await act(name, { id: item.id, draftVersion: first })).toMatchObject({ code: 'CONFLICT' })
    expect(await save('slide', { ...input, draftVersion: first, titre: 'Non' })).toMatchObject({
      code: 'CONFLICT',
    })
    // Nor by one that was discarded meanwhile.
    await act('discardDraft', { id: item.id })
    await save('slide', { ...input, titre: 'Quatre' })
    expect(await act('publishDraft', { id: item.id, draftVersion: first })).toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('stays with what is published, withdrawn or put in the trash, and goes with what is erased', async () => {
    const item = await gateway.sample('presentation', 'Une')
    await save('presentation', { id: item.id, titre: 'Deux' })
    await gateway.mutateContent('publish', { id: item.id })
    expect(await node(item, '... on Presentation { titre draft { titre } }')).toEqual({
      titre: 'Une',
      draft: { titre: 'Deux' },
    })
    await off(item)
    expect(await act('publishDraft', { id: item.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await draftOf(item)).not.toBeNull()
    await gateway.mutateContent('erase', { id: item.id })

    const section = await gateway.sample('faq', 'Section')
    const question = await gateway.sample('faqQuestion', 'Quand ?', { faq: section.id })
    await save('faqQuestion', { id: question.id, question: 'Combien ?' })
    await off(section)
    await gateway.mutateContent('erase', { id: section.id })
    const left = await gateway.db.read
      .selectFrom('draft')
      .select('contentId')
      .where('type', 'in', ['presentation', 'faqQuestion'])
      .execute()
    expect(
      left.filter(({ contentId }) => [item.databaseId, question.databaseId].includes(contentId)),
    ).toEqual([])
  })

  test('follows what it names when that is renamed', async () => {
    const category = await gateway.sample('categorieProjet', 'Ouvrages')
    const item = await online('projet', 'Barrage')
    await save('projet', { id: item.id, category: 'Ouvrages' })
    await gateway.mutate('update', 'categorieProjet', { id: category.id, nom: 'Ouvrages d’art' })
    expect(await draftOf(item)).toMatchObject({ changes: [{ field: 'category', value: '"Ouvrages d’art"' }] })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({ __typename: 'LifecyclePayload' })
    expect(await node(item, '... on Projet { category }')).toEqual({ category: 'Ouvrages d’art' })
  })

  test('is held by the limit of its type when it is to go on line', async () => {
    const shown = await online('entreprise', 'Une')
    const item = await gateway.sample('entreprise', 'Deux')
    await save('entreprise', { id: item.id, horaire: 'Le matin' })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({ code: 'ACTIVE_LIMIT' })
    expect(await draftOf(item)).not.toBeNull()
    await gateway.mutateContent('unpublish', { id: shown.id })
    expect(await act('publishDraft', { id: item.id })).toMatchObject({
      content: { status: true, draft: null },
    })
  })

  test('once it is published, can be taken back', async () => {
    const item = await online('testimonial', 'Aya', { fonction: 'Notaire' })
    await save('testimonial', { id: item.id, fonction: 'Maire' })
    await act('publishDraft', { id: item.id })
    // Of the two acts the second alone has made a version.
    const compared = `... on Content { comparison(from: ${item.version}) { newerEntry { act }
      fields { older { text } newer { text } } } lastEntry { act } }`
    expect(await node(item, compared)).toEqual({
      comparison: {
        newerEntry: { act: 'PUBLISH_DRAFT' },
        fields: [{ older: { text: 'Notaire' }, newer: { text: 'Maire' } }],
      },
      lastEntry: { act: 'PUBLISH_DRAFT' },
    })
    const id = btoa(`JournalEntry:${await lastLine(gateway.db)}`)
    const undo = `mutation { result: undoChange(input: { id: "${id}" }) { __typename } }`
    await gateway.read('result', undo, {}, gateway.administrator)
    expect(await node(item, '... on Testimonial { fonction }')).toEqual({ fonction: 'Notaire' })
  })

  test('costs one query a list, however many there are', async () => {
    const document = '{ admin { contents(type: PARTENAIRE) { edges { node { id draft { savedBy } } } } } }'
    const queries = async () => {
      gateway.queries.length = 0
      await gateway.read('admin', document, {}, gateway.administrator)
      return gateway.queries.length
    }
    const counts = []
    for (const nom of ['A', 'B', 'C']) {
      const item = await gateway.sample('partenaire', nom)
      await save('partenaire', { id: item.id, nom: `${nom} ${nom}` })
      counts.push(await queries())
    }
    expect(new Set(counts).size).toBe(1)
  })
})
