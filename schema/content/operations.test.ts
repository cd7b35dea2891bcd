import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lock } from '../../db/content/contentStore.ts'
import { lockKey } from '../../db/connection/locks.ts'
import type { ContentTable } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { newSchema, sampleInput, visitor, type TestSchema } from '../testing/testSchema.ts'
import { typeNames } from './globalId.ts'

const fromVisitors = ['contact', 'devis', 'carriere'] as const

describe.each(kinds)('writes on %s', (kind) => {
  let gateway: TestSchema
  let colleague: Caller
  beforeAll(async () => {
    gateway = await newSchema(kind)
    const { account } = gateway.administrator
    if (!account) throw new Error('no account')
    colleague = { ...gateway.administrator, account: { ...account, id: account.id + 1 } }
  })
  afterAll(() => gateway.close())

  function field(id: string, table: ContentTable, path: string): Promise<unknown> {
    const document = `query ($id: ID!) { node(id: $id) { ... on ${typeNames[table]} { ${path} } } }`
    return gateway.read(`node.${path.split(' ')[0]}`, document, { id }, gateway.administrator)
  }

  async function total(table: ContentTable): Promise<unknown> {
    const id = Buffer.from(`ContentStats:${table}`).toString('base64')
    const document = `query ($id: ID!) { node(id: $id) { ... on ContentStats { total } } }`
    return gateway.read('node.total', document, { id }, gateway.administrator)
  }

  test('a form is refused, for all there is, while others write what it rests on', async () => {
    const [section, category] = [
      await gateway.sample('faq'),
      await gateway.sample('categorieProjet', 'Tenue'),
    ]
    const taken = await gateway.sample('projet', 'Pris')
    await gateway.db.transaction(async (trx) => {
      await lock(trx, 'faq', section.databaseId)
      await lock(trx, 'categorieProjet', category.databaseId)
      await lock(trx, 'projet', taken.databaseId)
      await lockKey(trx, 'slug of projet')
      const question = { question: '', reponse: 'Oui', faq: section.id }
      expect(await gateway.mutate('create', 'faqQuestion', question)).toMatchObject({
        fields: [{ field: 'question' }],
      })
      const projet = { id: taken.id, nom: '', category: 'Tenue', slug: 'libre' }
      expect(await gateway.mutate('update', 'projet', projet)).toMatchObject({
        fields: [{ field: 'nom' }],
      })
    })
  })

  describe('a create that comes again', () => {
    test('answers the first result, to the account that made it', async () => {
      const first = await gateway.mutate('create', 'slide', { titre: 'Une', clientMutationId: 'a' })
      const repeat = { titre: 'Une', clientMutationId: ' a ' }
      expect(await gateway.mutate('create', 'slide', repeat)).toEqual(first)
      // What staff have written over it since is not what was sent.
      await gateway.mutate('update', 'slide', { id: first.content?.id, titre: 'Trois', status: true })
      expect((await gateway.mutate('create', 'slide', repeat)).content).toEqual(first.content)
      const under = await gateway.mutate('create', 'slide', { titre: 'Deux', clientMutationId: 'a' })
      expect(under).toMatchObject({ __typename: 'ValidationError', fields: [{ field: 'clientMutationId' }] })
      expect(await field(first.content?.id ?? '', 'slide', 'titre')).toBe('Trois')
      const other = await gateway.mutate(
        'create',
        'slide',
        { titre: 'Une', clientMutationId: 'a' },
        colleague,
      )
      expect(other.content?.id).not.toBe(first.content?.id)
      const elsewhere = await gateway.mutate('create', 'partenaire', { nom: 'Une', clientMutationId: 'a' })
      expect(elsewhere.content).toBeTruthy()
    })

    test('twenty at once make one item', async () => {
      const before = Number(await total('projet'))
      const input = { nom: 'Une fois', clientMutationId: 'vingt' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => gateway.mutate('create', 'projet', input)),
      )
      expect(new Set(answers.map(({ content }) => content?.id)).size).toBe(1)
      expect(answers[0]?.content).toBeTruthy()
      expect(await total('projet')).toBe(before + 1)
    })

    test.each(fromVisitors)('a visitor’s %s is one record, and no key to another’s', async (table) => {
      const before = Number(await total(table))
      const input = { ...sampleInput(table, 'Awa'), clientMutationId: 'x' }
      const create = (own: object) => gateway.mutate('create', table, { ...input, ...own }, visitor)
      const answers = await Promise.all(Array.from({ length: 20 }, () => create({})))
      expect(new Set(answers.map(({ content }) => content?.id)).size).toBe(1)
      expect(await total(table)).toBe(before + 1)
      expect(await create({ nom: 'Koffi' })).toMatchObject({ fields: [{ field: 'clientMutationId' }] })
      const elsewhere = { ...visitor, address: '192.0.2.77' }
      const guessed = await gateway.mutate('create', table, { ...input, nom: 'Koffi' }, elsewhere)
      await gateway.mutate('update', table, { id: answers[0]?.content?.id, nom: 'Changé', status: false })
      expect((await create({})).content).toEqual(answers[0]?.content)
      expect(guessed.content?.id).not.toBe(answers[0]?.content?.id)
      expect(await total(table)).toBe(before + 2)
    })

    test.each(fromVisitors)('a visitor’s %s tells him nothing of how many came before', async (table) => {
      const create = async (nom: string) =>
        (await gateway.mutate('create', table, sampleInput(table, nom), visitor)).content?.databaseId ?? 0
      const numbers = [await create('Un'), await create('Deux'), await create('Trois')]
      for (const one of numbers) expect(one).toBeGreaterThanOrEqual(2 ** 30)
      const [first = 0, second = 0, third = 0] = numbers
      expect([Math.abs(second - first), Math.abs(third - second)]).not.toContain(1)
      const repeated = { ...sampleInput(table, 'Awa'), clientMutationId: 'numéro' }
      const [one, two] = [
        await gateway.mutate('create', table, repeated, visitor),
        await gateway.mutate('create', table, repeated, visitor),
      ]
      expect(two.content?.databaseId).toBe(one.content?.databaseId)
    })

    test('a failure is no result: the same id then creates', async () => {
      const input = { nom: 'P', category: 'Inconnue', clientMutationId: 'raté' }
      expect(await gateway.mutate('create', 'projet', input)).toMatchObject({ __typename: 'ValidationError' })
      expect((await gateway.mutate('create', 'projet', { ...input, category: null })).content).toBeTruthy()
    })

    test('what was erased since is made again, the questions of an erased section too', async () => {
      const section = { titre: 'S', clientMutationId: 'section' }
      const faq = (await gateway.mutate('create', 'faq', section)).content?.id ?? ''
      const question = { question: 'Q', reponse: '<p>R</p>', clientMutationId: 'question' }
      const first = await gateway.mutate('create', 'faqQuestion', { ...question, faq })
      await gateway.mutate('softDelete', 'faq', { id: faq })
      await gateway.mutate('erase', 'faq', { id: faq })
      const again = (await gateway.mutate('create', 'faq', section)).content?.id ?? ''
      expect(again).not.toBe(faq)
      for (let n = 0; n < 2; n++) {
        const second = await gateway.mutate('create', 'faqQuestion', { ...question, faq: again })
        expect(second.content?.id).toBeTruthy()
        expect(second.content?.id).not.toBe(first.content?.id)
      }
    })

    test('is forgotten after a day', async () => {
      const input = { nom: 'Hier', clientMutationId: 'hier' }
      const first = await gateway.mutate('create', 'partenaire', input)
      const old = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString()
      await gateway.db.transaction((trx) =>
        trx.updateTable('idempotentCreate').set({ createdAt: old }).execute(),
      )
      const second = await gateway.mutate('create', 'partenaire', input)
      expect(second.content?.id).not.toBe(first.content?.id)
    })
  })

  test('fifty quote requests at once get fifty references in a row, also after a failure', async () => {
    const year = new Date().getUTCFullYear()
    const references = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          gateway.mutate('create', 'devis', sampleInput('devis', 'D'), visitor),
        ),
      )
      return Promise.all(answers.map(({ content }) => field(content?.id ?? '', 'devis', 'reference')))
    }
    const [first] = await references(1)
    const start = Number(String(first).slice(-4))
    expect(first).toBe(`DV-${year}-${String(start).padStart(4, '0')}`)
    const failed = await gateway.mutate('create', 'devis', { ...sampleInput('devis', 'D'), email: 'non' })
    expect(failed.__typename).toBe('ValidationError')
    const numbers = (await references(50)).map((reference) => Number(String(reference).slice(-4)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => start + 1 + n))
  })

  describe('the categories of projets', () => {
    test('a renamed one relabels its projets, hidden and trashed too, and nobody else’s', async () => {
      const { id } = await gateway.sample('categorieProjet', 'Cadastre')
      await gateway.sample('categorieProjet', 'Autre')
      const items = [
        await gateway.sample('projet', 'A', { category: 'Cadastre', status: true }),
        await gateway.sample('projet', 'B', { category: 'Cadastre' }),
        await gateway.sample('projet', 'C', { category: 'Cadastre' }),
      ]
      const other = await gateway.sample('projet', 'D', { category: 'Autre' })
      await gateway.mutate('softDelete', 'projet', { id: items[2]?.id })
      await gateway.mutate('update', 'categorieProjet', { id, nom: 'Foncier' })
      for (const item of items) expect(await field(item.id, 'projet', 'category')).toBe('Foncier')
      expect(await field(items[0]?.id ?? '', 'projet', 'version')).toBe(2)
      expect(await field(other.id, 'projet', 'version')).toBe(1)
      const list = (search: string) => `{ admin { projets(search: "${search}") { totalCount } } }`
      const hits = (term: string) =>
        gateway.read('admin.projets.totalCount', list(term), {}, gateway.administrator)
      expect([await hits('foncier'), await hits('cadastre')]).toEqual([2, 0])
    })

    test('projets saved meanwhile keep neither the old label nor an old text', async () => {
      const { id } = await gateway.sample('categorieProjet', 'Avant')
      const items = await Promise.all(
        Array.from({ length: 8 }, (_, n) => gateway.sample('projet', `Projet ${n}`, { category: 'Avant' })),
      )
      const writes = items.map((item, n) =>
        gateway.mutate('update', 'projet', { id: item.id, lieu: `Lieu ${n}` }),
      )
      const creates = Array.from({ length: 8 }, (_, n) =>
        gateway.mutate('create', 'projet', { nom: `Nouveau ${n}`, category: 'Avant' }),
      )
      const renamed = gateway.mutate('update', 'categorieProjet', { id, nom: 'Après' })
      const created = await Promise.all(creates)
      await Promise.all([...writes, renamed])
      expect((await renamed).content).toBeTruthy()
      for (const { content, fields } of created) {
        if (content) expect(await field(content.id, 'projet', 'category')).toBe('Après')
        else expect(fields).toEqual([{ field: 'category', message: 'Cette catégorie n’existe pas.' }])
      }
      for (const [n, item] of items.entries()) {
        expect(await field(item.id, 'projet', 'category')).toBe('Après')
        expect(await field(item.id, 'projet', 'version')).toBe(3)
        const search = `{ admin { projets(search: "lieu ${n}") { totalCount } } }`
        expect(await gateway.read('admin.projets.totalCount', search, {}, gateway.administrator)).toBe(1)
      }
    })

    test('an unknown or trashed one is refused, the one it has already stays', async () => {
      const category = await gateway.sample('categorieProjet', 'Jetée')
      const projet = await gateway.sample('projet', 'P', { category: 'Jetée' })
      await gateway.mutate('softDelete', 'categorieProjet', { id: category.id })
      const failure = { fields: [{ field: 'category', message: 'Cette catégorie n’existe pas.' }] }
      for (const label of ['Jetée', 'jetée', 'Inconnue']) {
        expect(await gateway.mutate('create', 'projet', { nom: 'X', category: label })).toMatchObject(failure)
      }
      const same = await gateway.mutate('update', 'projet', { id: projet.id, category: 'Jetée', nom: 'Q' })
      expect(same.content).toBeTruthy()
      const cleared = await gateway.mutate('update', 'projet', { id: projet.id, category: '' })
      expect(cleared.content).toBeTruthy()
      expect(await field(projet.id, 'projet', 'category')).toBeNull()
    })
  })

  describe('the categories of a service', () => {
    async function categoriesOf(id: string): Promise<string[]> {
      return [
        ...JSON.stringify(await field(id, 'service', 'categories { id }')).matchAll(/"id":"([^"]+)"/g),
      ].map(([, found]) => found ?? '')
    }
    const set = (id: string, categories: unknown) => gateway.mutate('update', 'service', { id, categories })

    test('are set, changed, left alone and cleared', async () => {
      const [a, b, c] = [
        (await gateway.sample('categorieService', 'A')).id,
        (await gateway.sample('categorieService', 'B')).id,
        (await gateway.sample('categorieService', 'C')).id,
      ]
      const { id } = await gateway.sample('service', 'S', { categories: [b, a, b] })
      expect(await categoriesOf(id)).toEqual([a, b])
      expect((await set(id, [a, b])).content?.version).toBe(1)
      expect((await set(id, [c, b])).content?.version).toBe(2)
      expect(await categoriesOf(id)).toEqual([b, c])
      await gateway.mutate('update', 'service', { id, nom: 'T' })
      expect(await categoriesOf(id)).toEqual([b, c])
      const failure = { fields: [{ field: 'categories', message: 'Une de ces catégories n’existe pas.' }] }
      const service = await gateway.sample('service', 'Autre')
      const unknown = Buffer.from('CategorieService:999999').toString('base64')
      for (const wrong of [[a, unknown], [service.id], ['rien'], [a, '']]) {
        expect(await set(id, wrong)).toMatchObject(failure)
      }
      expect(await categoriesOf(id)).toEqual([b, c])
      // One in the trash is not shown, not taken away by saving what is shown, and back when it comes back.
      await gateway.mutate('softDelete', 'categorieService', { id: c })
      const { version } = (await gateway.mutate('update', 'service', { id })).content ?? {}
      expect((await set(id, [b])).content?.version).toBe(version)
      expect(await set(id, [a, c])).toMatchObject(failure)
      expect(await categoriesOf(id)).toEqual([b])
      await gateway.mutate('restore', 'categorieService', { id: c })
      expect(await categoriesOf(id)).toEqual([b, c])
      await set(id, [])
      expect(await categoriesOf(id)).toEqual([])
      await set(id, [a])
      await set(id, null)
      expect(await categoriesOf(id)).toEqual([])
    })

    test('are as many as a person could choose', async () => {
      const many = Array.from({ length: 40_000 }, (_, n) =>
        Buffer.from(`CategorieService:${n + 1}`).toString('base64'),
      )
      const { id } = await gateway.sample('service', 'Trop')
      expect(await set(id, many)).toMatchObject({ __typename: 'ValidationError' })
    })
  })

  test('a question needs a section that exists and is not in the trash', async () => {
    const faq = await gateway.sample('faq', 'Section')
    const trashed = await gateway.sample('faq', 'Jetée')
    await gateway.mutate('softDelete', 'faq', { id: trashed.id })
    const input = { question: 'Q', reponse: '<p>R</p>' }
    const create = (of: unknown) => gateway.mutate('create', 'faqQuestion', { ...input, faq: of })
    const refused = (message: string) => ({ fields: [{ field: 'faq', message }] })
    for (const none of [undefined, null, '']) {
      expect(await create(none)).toMatchObject(refused('Choisissez une section.'))
    }
    const unknown = Buffer.from('Faq:999999').toString('base64')
    for (const wrong of [unknown, trashed.id, 'rien', Buffer.from(`Service:1`).toString('base64')]) {
      expect(await create(wrong)).toMatchObject(refused('Cette section n’existe pas.'))
    }
    const { content } = await create(faq.id)
    const id = content?.id ?? ''
    expect(await gateway.mutate('update', 'faqQuestion', { id, faq: null })).toMatchObject(
      refused('Choisissez une section.'),
    )
    const same = await gateway.mutate('update', 'faqQuestion', { id, faq: faq.id })
    expect(same.content?.version).toBe(1)
    await gateway.mutate('softDelete', 'faq', { id: faq.id })
    expect(
      (await gateway.mutate('update', 'faqQuestion', { id, faq: faq.id, question: 'R' })).content,
    ).toBeTruthy()
  })

  describe('visitors’ creates', () => {
    test.each(fromVisitors)('%s: start in the inbox, unread, and tell no numbers', async (table) => {
      const input = sampleInput(table, 'Koffi')
      const { content, stats } = await gateway.mutate('create', table, input, visitor)
      expect(content).toMatchObject({ status: true, softdelete: false, version: 1 })
      expect(stats).toBeNull()
      expect(await field(content?.id ?? '', table, 'lu')).toBe(false)
      for (const own of ['status', 'lu', 'softdelete', 'reference', 'id', 'version']) {
        await expect(gateway.mutate('create', table, { ...input, [own]: false }, visitor)).rejects.toThrow(
          own,
        )
      }
      const { stats: told } = await gateway.mutate('create', table, input)
      expect(told?.total).toBeGreaterThan(1)
    })
  })
})
