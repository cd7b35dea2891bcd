import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRows, kinds } from '../../db/testing/testDatabases.ts'
import { adminList, ask, ids, siteList, walk } from '../testing/testLists.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('lists on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const document = adminList('partenaires')

  test('a page without a size has 20; nobody’s insertion or removal makes a hole or a repeat', async () => {
    await addRows(gateway.db, 'partenaire', 70, { nom: `'commune'` })
    expect((await ask(gateway, document)).edges).toHaveLength(20)
    expect((await ask(gateway, document, { first: 100 })).edges).toHaveLength(70)
    for (const order of ['NEWEST', 'OLDEST', 'LABEL', 'POSITION']) {
      const before = new Set(await walk(gateway, document, 100, { order }))
      const found: number[] = []
      let removed: number | undefined
      for (let after: string | null = null; ;) {
        const list = await ask(gateway, document, { order, first: 9, after })
        found.push(...ids(list))
        after = list.pageInfo.endCursor
        if (!list.pageInfo.hasNextPage) break
        for (const nom of ['aaa', 'commune 3', 'zzz']) await gateway.sample('partenaire', nom)
        // The item that the cursor stands for goes away.
        if (removed === undefined && found.length > 20) {
          removed = found.at(-1)
          const id = Buffer.from(`Partenaire:${removed}`).toString('base64')
          await gateway.mutate('softDelete', 'partenaire', { id })
        }
      }
      expect(new Set(found).size).toBe(found.length)
      expect([...before].filter((id) => !found.includes(id))).toEqual([])
    }
  })

  test('questions stand as on the site, by section; pages of them meet', async () => {
    const late = await gateway.sample('faq', 'Après', { ordre: 2 })
    const early = await gateway.sample('faq', 'Avant', { ordre: 1 })
    const expected: number[] = []
    for (const faq of [early, late])
      for (const ordre of [1, 2, null]) {
        const of = faq === early ? late : early
        const { databaseId } = await gateway.sample('faqQuestion', `Q ${ordre}`, { faq: faq.id, ordre })
        expected.push(databaseId)
        await gateway
          .sample('faqQuestion', 'Jetée', { faq: of.id, ordre: 1 })
          .then(({ id }) => gateway.mutate('softDelete', 'faqQuestion', { id }))
      }
    for (const size of [1, 4, 100])
      expect(await walk(gateway, adminList('faqQuestions'), size, { order: 'SITE' })).toEqual(expected)
    expect(await walk(gateway, adminList('faqQuestions'), 4, { order: 'SITE', search: 'q ' })).toEqual(
      expected,
    )
  })

  test('the trash begins with what was deleted last', async () => {
    const made = []
    for (const nom of ['un', 'deux', 'trois']) made.push(await gateway.sample('categorieProjet', nom))
    const [first, second, third] = made
    for (const one of [third, first, second])
      await gateway.mutate('softDelete', 'categorieProjet', { id: one?.id ?? '' })
    const trash = await walk(gateway, adminList('categoriesProjet'), 2, { order: 'CHANGED', trashed: true })
    expect(trash).toEqual([second, first, third].map((one) => one?.databaseId))
  })

  test('status, trash and search combine, and every count is true', async () => {
    const search = 'lot n° 1'
    const states = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
      status: n % 2 === 0,
      trashed: n > 4,
      hit: n % 3 > 0,
    }))
    for (const [n, { status, trashed, hit }] of states.entries()) {
      const { id } = await gateway.sample('testimonial', hit ? `LÔT N° 1${n}` : `Autre ${n}`, { status })
      if (trashed) await gateway.mutate('softDelete', 'testimonial', { id })
    }
    for (const status of [null, true, false]) {
      for (const trashed of [null, false, true]) {
        for (const term of [null, '', '  ', search]) {
          const expected = states.filter(
            (one) =>
              one.trashed === (trashed ?? false) &&
              (status === null || one.status === status) &&
              (!term?.trim() || one.hit),
          ).length
          const list = await ask(gateway, adminList('testimonials'), { status, trashed, search: term })
          expect({ status, trashed, term, found: list.edges.length, totalCount: list.totalCount }).toEqual({
            status,
            trashed,
            term,
            found: expected,
            totalCount: expected,
          })
          expect(list.totalIsMore).toBe(false)
        }
      }
    }
  })

  test('counters stay true through random operations', async () => {
    const random = generator(7)
    const known: Item[] = []
    for (let n = 0; n < 120; n++) {
      const one = known[Math.floor(random() * known.length)]
      const verb = ['publish', 'unpublish', 'softDelete', 'restore', 'erase', 'update'][
        Math.floor(random() * 6)
      ]
      if (!one || random() < 0.3) {
        const { content } = await gateway.mutate('create', 'equipe', {
          nom: `É ${n}`,
          status: random() < 0.2,
        })
        if (content) known.push(content)
      } else if (verb === 'update') {
        await gateway.mutate('update', 'equipe', {
          id: one.id,
          status: random() < 0.5,
          softdelete: random() < 0.5,
        })
      } else await gateway.mutate(verb ?? '', 'equipe', { id: one.id })
    }
    const live = await ask(gateway, adminList('equipes'), { first: 100 })
    const active = await ask(gateway, adminList('equipes'), { first: 100, status: true })
    const trashed = await ask(gateway, adminList('equipes'), { first: 100, trashed: true })
    const trashedActive = await ask(gateway, adminList('equipes'), {
      trashed: true,
      status: true,
      first: 100,
    })
    const site = await ask(gateway, siteList('equipe'))
    for (const list of [live, active, trashed, trashedActive, site]) {
      expect(list.totalCount).toBe(list.edges.length)
    }
    expect(live).toMatchObject({
      stats: {
        total: live.edges.length,
        activeCount: active.edges.length,
        activeLimit: 4,
        trashed: trashed.edges.length,
      },
    })
    expect(ids(site).sort()).toEqual(ids(active).sort())
    expect(trashed.edges.length).toBeGreaterThan(0)
    expect(active.edges.length).toBeLessThanOrEqual(4)
  })

  test('projets of a category: those that visitors see, newest first', async () => {
    for (const nom of ['Géodésie', 'Topographie']) await gateway.sample('categorieProjet', nom)
    const shown = []
    for (let n = 0; n < 5; n++) {
      shown.unshift(await gateway.sample('projet', `P${n}`, { category: 'Géodésie', status: true }))
    }
    await gateway.sample('projet', 'Caché', { category: 'Géodésie' })
    await gateway.sample('projet', 'Autre', { category: 'Topographie', status: true })
    const document = (category: string | null) =>
      siteList('projets', `category: ${JSON.stringify(category)},`)
    const expected = shown.map(({ databaseId }) => databaseId)
    expect(await walk(gateway, document('Géodésie'), 2)).toEqual(expected)
    expect(await walk(gateway, document('Géodésie'), 2, {}, true)).toEqual(expected)
    expect(await ask(gateway, document('Géodésie'), { first: 1 })).toMatchObject({
      totalCount: 5,
      totalIsMore: false,
    })
    expect((await ask(gateway, document(null))).totalCount).toBe(6)
    for (const none of ['geodesie', '', 'Géodésie ', "' or 1=1 --", '\u0000', '%']) {
      expect(await ask(gateway, document(none))).toMatchObject({ edges: [], totalCount: 0 })
    }
  })
})

/** The same numbers at every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
