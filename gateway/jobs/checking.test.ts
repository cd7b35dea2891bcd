import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../../schema/testing/testSchema.ts'
import { createReport } from '../http/report.ts'
import { checkItem } from '../../schema/publishing/checks/site.ts'
import { checking, lapsing } from './checking.ts'
import { Jobs } from './jobs.ts'

const good = { resume: 'Des bornes posées au centimètre.', description: '<h2>Un</h2><p>Bien.</p>' }
const link = (href: string) => `<p><a href="${href}">là</a></p>`

describe.each(kinds)('what is said of the whole site, on %s', (kind) => {
  let gateway: TestSchema
  let runner: Jobs | undefined
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())
  beforeEach(() => start())
  afterEach(() => runner?.stop(10_000))

  function start(check = checking(gateway.db)): void {
    const report = createReport(pino({ level: 'silent' }))
    runner = new Jobs({ db: gateway.db, report, kinds: { check } })
    runner.start()
  }

  const document = `query ($first: Int, $after: String) { admin { siteChecks(first: $first, after: $after) {
    totalCount totalIsMore pageInfo { hasNextPage endCursor }
    edges { node { id field rule message content { id libelle } } } } } }`
  const page = (variables = {}, who = gateway.administrator) =>
    gateway.read('admin.siteChecks', document, variables, who)
  const at = (path: string, variables = {}) =>
    gateway.read(`admin.siteChecks.${path}`, document, variables, gateway.administrator)
  const isLeft = async () => (await gateway.db.read.selectFrom('job').select('id').execute()).length > 0

  /** What is said once all that was written has been looked at, the latest first. */
  async function said(): Promise<string[]> {
    await expect.poll(isLeft).toBe(false)
    const edges = await gateway.read('admin.siteChecks.edges', document, {}, gateway.administrator)
    if (!Array.isArray(edges)) throw new Error('There is no list.')
    return edges.map(({ node }) => `${node.content.libelle} ${node.field} ${node.rule}`)
  }
  const save = (item: Item, input: object) => gateway.mutate('update', 'service', { id: item.id, ...input })

  test('nothing of what is not published; and of what is, as it is on line', async () => {
    const item = await gateway.sample('service', 'Bornage', { ...good, resume: 'Texte à compléter' })
    expect(await said()).toEqual([])
    await gateway.mutate('publish', 'service', { id: item.id })
    expect(await said()).toEqual(['Bornage resume PLACEHOLDER'])
    const draft = (act: string) =>
      gateway.read(
        'done',
        `mutation ($id: ID!) { done: ${act}) { __typename } }`,
        { id: item.id },
        gateway.administrator,
      )
    await draft('saveServiceDraft(input: { id: $id, resume: "Fait." }')
    expect(await said()).toEqual(['Bornage resume PLACEHOLDER'])
    await draft('publishDraft(input: { id: $id }')
    expect(await said()).toEqual([])
    await save(item, { resume: null, description: '<h2>A</h2><h4>B</h4>' })
    expect((await said()).toSorted()).toEqual(['Bornage description HEADINGS', 'Bornage resume SUMMARY'])
    await gateway.mutateContent('softDelete', { id: item.id })
    expect(await said()).toEqual([])
  })

  test('a link to an offer is said once its last day has passed, and is asked about no more', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const offer = await gateway.sample('offre', 'Métreur', { status: true, jusquAu: day(1) })
    const item = await gateway.sample('service', 'Métré', {
      ...good,
      description: link('/carriere/metreur'),
      status: true,
    })
    expect(await said()).toEqual(['Métreur resume SUMMARY'])
    const look = async () => {
      const controller = new AbortController()
      const held = { key: '', createdAt: '', signal: controller.signal, holds: () => Promise.resolve(true) }
      await lapsing(gateway.db).run(null, held)
    }
    await look()
    expect(await isLeft()).toBe(false)
    // A day passes.
    await gateway.db.transaction((trx) =>
      trx
        .updateTable('offre')
        .set({ jusquAu: day(-1) })
        .where('status', '=', true)
        .execute(),
    )
    await look()
    expect(await said()).toEqual(['Métré description LINK'])
    await runner?.stop(10_000)
    await look()
    expect(await isLeft()).toBe(false)
    start()
    await gateway.mutateContent('softDelete', { id: item.id })
    await gateway.mutateContent('softDelete', { id: offer.id })
    expect(await said()).toEqual([])
  })

  test.runIf(kind === 'postgres')(
    'a link is said though what it leads to went off line, and was looked at by another server, at that moment',
    async () => {
      const { db } = gateway
      const target = await gateway.sample('projet', 'Viaduc', { status: true, resultat: 'Bien.' })
      expect(await said()).toEqual([])
      await runner?.stop(10_000)
      let isFirst = true
      start({
        ...checking(db),
        run: (item, { holds }) =>
          checkItem(db, item, async (trx) => {
            if (isFirst) {
              isFirst = false
              await gateway.mutate('unpublish', 'projet', { id: target.id })
              await checkItem(db, { type: 'projet', id: target.databaseId }, async () => true)
              // It has done the job.
              const key = `projet ${target.databaseId}`
              await db.transaction((other) => other.deleteFrom('job').where('key', '=', key).execute())
            }
            return holds(trx)
          }),
      })
      const description = good.description + link('/projets/viaduc')
      const item = await gateway.sample('service', 'Ouvrages', { ...good, status: true, description })
      expect(await said()).toEqual(['Ouvrages description LINK'])
      await gateway.mutateContent('softDelete', { id: item.id })
      expect(await said()).toEqual([])
    },
  )

  test('a link is said of the item that has it, once what it leads to is on line no more', async () => {
    const target = await gateway.sample('projet', 'Pont', { status: true, resultat: 'Bien.' })
    const item = await gateway.sample('service', 'Voirie', {
      ...good,
      status: true,
      description: good.description + link('/projets/pont') + link(`/projets/${target.databaseId}#plan`),
    })
    expect(await said()).toEqual([])
    await gateway.mutate('unpublish', 'projet', { id: target.id })
    expect(await said()).toEqual(['Voirie description LINK'])
    await gateway.mutate('publish', 'projet', { id: target.id })
    expect(await said()).toEqual([])
    // Its former address leads there as well.
    await gateway.mutate('update', 'projet', { id: target.id, slug: 'viaduc' })
    expect(await said()).toEqual([])
    await gateway.mutateContent('softDelete', { id: target.id })
    expect(await said()).toEqual(['Voirie description LINK'])
    await gateway.mutateContent('erase', { id: target.id })
    const messages = async () => JSON.stringify(await page())
    await expect.poll(messages).toContain('ne mène nulle part')
    await save(item, { description: good.description + link('/projets/digue') + link('/projets/%00') })
    expect(await said()).toEqual(['Voirie description LINK'])
    await save(item, { description: good.description + link('/projets/digue') })
    await said()
    await gateway.sample('projet', 'Digue', { status: true, resultat: 'Bien.' })
    expect(await said()).toEqual([])
    await gateway.mutateContent('softDelete', { id: item.id })
  })

  test('what visitors see only below something else is said with that', async () => {
    const faq = await gateway.sample('faq', 'Délais', { status: true })
    await gateway.sample('faqQuestion', 'Quand', { faq: faq.id, status: true, reponse: '<p>À définir</p>' })
    expect(await said()).toEqual(['Quand reponse PLACEHOLDER'])
    await gateway.mutate('unpublish', 'faq', { id: faq.id })
    expect(await said()).toEqual([])
    await gateway.mutate('publish', 'faq', { id: faq.id })
    expect(await said()).toEqual(['Quand reponse PLACEHOLDER'])
    for (const verb of ['softDelete', 'erase']) await gateway.mutateContent(verb, { id: faq.id })
    expect(await said()).toEqual([])
    expect(await gateway.db.read.selectFrom('siteCheck').select('id').execute()).toEqual([])
  })

  test('what is written while somebody looks is looked at again', async () => {
    await runner?.stop(10_000)
    const item = await gateway.sample('partenaire', 'Avant', { status: true })
    const looks: string[] = []
    let goOn = () => {}
    const isLooking = new Promise<void>((resolve) => {
      const check = checking(gateway.db)
      start({
        ...check,
        async run(one, job) {
          looks.push(job.key)
          if (looks.length === 1) {
            resolve()
            await new Promise<void>((done) => (goOn = done))
            // He has seen what was there before.
            expect(await gateway.db.transaction(job.holds)).toBe(false)
          }
          await check.run(one, job)
        },
      })
    })
    await isLooking
    for (const nom of ["L'autre", 'Texte à venir'])
      await gateway.mutate('update', 'partenaire', { id: item.id, nom })
    goOn()
    expect(await said()).toEqual(['Texte à venir nom PLACEHOLDER'])
    // However often it was written meanwhile.
    expect(looks).toEqual([`partenaire ${item.databaseId}`, `partenaire ${item.databaseId}`])
    await gateway.mutateContent('softDelete', { id: item.id })
    await said()
  })

  test('goes page by page, the latest first, under ids that stay; and is for administrators', async () => {
    const items: Item[] = []
    for (let n = 0; n < 5; n++)
      items.push(await gateway.sample('testimonial', `T${n}`, { status: true, message: 'Lorem ipsum' }))
    await said()
    const first = await page({ first: 3 })
    expect(first).toMatchObject({ totalCount: 5, totalIsMore: false, pageInfo: { hasNextPage: true } })
    const endCursor = await at('pageInfo.endCursor', { first: 3 })
    const second = await page({ first: 3, after: endCursor })
    expect(second).toMatchObject({ pageInfo: { hasNextPage: false } })
    expect(JSON.stringify([first, second]).match(/T\d/g)).toEqual(['T4', 'T3', 'T2', 'T1', 'T0'])
    await gateway.mutate('update', 'testimonial', { id: items[0]?.id, nom: 'Autre nom' })
    await said()
    expect(JSON.stringify(await page({ first: 3 }))).toBe(JSON.stringify(first))
    const id = await at('edges.0.node.id')
    const node = 'query ($id: ID!) { node(id: $id) { __typename ... on SiteCheck { message } } }'
    expect(await gateway.read('node', node, { id }, gateway.administrator)).toMatchObject({
      message: expect.stringContaining('provisoire'),
    })
    expect(await gateway.read('node', node, { id }, visitor)).toBeNull()
    await expect(page({}, visitor)).rejects.toThrow('Connectez-vous')
  })
})
