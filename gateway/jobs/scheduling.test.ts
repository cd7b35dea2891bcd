import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../db/publishing/schedules.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../../schema/testing/testSchema.ts'
import { createReport } from '../http/report.ts'
import { Jobs } from './jobs.ts'
import { scheduling } from './scheduling.ts'

const hour = 3_600_000

interface Moments {
  publishAt?: string | null
  unpublishAt?: string | null
}

describe.each(kinds)('what is planned, on %s', (kind) => {
  let gateway: TestSchema
  let runner: Jobs
  let now: Date
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  /** A server whose clock says so. */
  function start(at: string): void {
    now = new Date(at)
    const report = createReport(pino({ level: 'silent' }))
    const { db } = gateway
    const { files } = gateway.context()
    runner = new Jobs({ db, report, kinds: { schedule: scheduling({ db, files }) }, clock: () => now })
    runner.start()
  }
  afterEach(() => runner?.stop(10_000))

  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const plan = (item: { id: string }, moments: Moments & { version?: number }, who = gateway.administrator) =>
    gateway.read(
      'result',
      `mutation ($input: ScheduleContentInput!) { result: scheduleContent(input: $input) { __typename
        ... on ScheduleContentPayload { content { publishAt unpublishAt } obstacle }
        ... on ValidationError { fields { field message } } ... on Error { code } } }`,
      { input: { id: item.id, ...moments } },
      who,
    )
  const planned = () =>
    gateway.read(
      'admin.scheduled',
      '{ admin { scheduled { publish at failure obstacle content { libelle } } } }',
      {},
      gateway.administrator,
    )
  const notified = async (kinds: string): Promise<unknown[]> => {
    const found = await gateway.read(
      'admin.notifications',
      `{ admin { notifications(kinds: ${kinds}) { kind publish failure content { id } } } }`,
      {},
      gateway.administrator,
    )
    return Array.isArray(found) ? found : []
  }
  const isOnline = async ({ id }: Item) =>
    gateway.read(
      'node.status',
      'query ($id: ID!) { node(id: $id) { ... on Content { status } } }',
      { id },
      gateway.administrator,
    )

  test('is done then and not before, by the program, and is gone', async () => {
    const item = await gateway.sample('projet', 'À l’heure')
    const [publishAt, unpublishAt] = [inHours(1), inHours(2)]
    expect(await plan(item, { publishAt, unpublishAt })).toEqual({
      __typename: 'ScheduleContentPayload',
      content: { publishAt, unpublishAt },
      obstacle: null,
    })
    const content = { libelle: 'À l’heure' }
    expect(await planned()).toEqual([
      { publish: true, at: publishAt, failure: null, obstacle: null, content },
      { publish: false, at: unpublishAt, failure: null, obstacle: null, content },
    ])
    const from = await lastLine(gateway.db)
    start(new Date(Date.parse(publishAt) - 1).toISOString())
    // What is due earlier has been done once this is.
    const other = await gateway.sample('projet', 'Plus tôt')
    await plan(other, { publishAt: inHours(0.5) })
    await expect.poll(() => isOnline(other)).toBe(true)
    expect(await isOnline(item)).toBe(false)
    now = new Date(publishAt)
    await expect.poll(() => isOnline(item)).toBe(true)
    now = new Date(unpublishAt)
    await expect.poll(() => isOnline(item)).toBe(false)
    await expect.poll(planned).toEqual([])
    const acts = (await linesAfter(gateway.db, from)).filter(({ itemId }) => itemId === item.databaseId)
    expect(acts).toMatchObject([
      { act: 'publish', door: 'job', accountNom: null },
      { act: 'unpublish', door: 'job' },
    ])
  })

  test('publishes a draft of what is on line, unless others have changed the same since', async () => {
    const save = (item: Item, lieu: string) =>
      gateway.read(
        'result.__typename',
        'mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) { __typename } }',
        { input: { id: item.id, lieu } },
        gateway.administrator,
      )
    const lieu = ({ id }: Item) =>
      gateway.read(
        'node',
        'query ($id: ID!) { node(id: $id) { ... on Projet { lieu nom publishAt draft { lieu } } } }',
        { id },
        gateway.administrator,
      )
    const [item, disputed, given] = [
      await gateway.sample('projet', 'Un', { status: true }),
      await gateway.sample('projet', 'Deux', { status: true }),
      await gateway.sample('projet', 'Trois', { status: true }),
    ]
    const publishAt = inHours(1)
    expect(await plan(item, { publishAt })).toMatchObject({ fields: [{ field: 'publishAt' }] })
    for (const one of [item, disputed, given]) {
      await save(one, 'Man')
      expect(await plan(one, { publishAt })).toMatchObject({ content: { publishAt } })
    }
    await gateway.mutate('update', 'projet', { id: item.id, nom: 'Autre' })
    await gateway.mutate('update', 'projet', { id: disputed.id, lieu: 'Korhogo' })
    // With the draft goes what was planned for it.
    await gateway.read(
      'result',
      'mutation ($id: ID!) { result: discardDraft(input: { id: $id }) { __typename } }',
      { id: given.id },
      gateway.administrator,
    )
    expect(await lieu(given)).toMatchObject({ publishAt: null })
    start(publishAt)
    await expect.poll(() => lieu(item)).toEqual({ lieu: 'Man', nom: 'Autre', publishAt: null, draft: null })
    const failure = 'Quelqu’un a modifié cet élément entre-temps.'
    await expect.poll(planned).toMatchObject([{ publish: true, failure, content: { libelle: 'Deux' } }])
    expect(await lieu(disputed)).toMatchObject({ lieu: 'Korhogo', draft: { lieu: 'Man' } })
    await plan(disputed, { publishAt: null })
  })

  test('is done at once where no server ran at that moment', async () => {
    const item = await gateway.sample('faq', 'Pendant l’arrêt')
    await plan(item, { publishAt: inHours(1) })
    start(inHours(100))
    await expect.poll(() => isOnline(item)).toBe(true)
  })

  test('is refused then as a click is, where the limit has no room; it was said before, and is said after', async () => {
    const items = []
    for (let n = 0; n < 4; n++) items.push(await gateway.sample('service', `Service ${n}`))
    const [late, ...first] = items
    if (!late) throw new Error('There is none.')
    const publishAt = inHours(1)
    expect(await plan(late, { publishAt })).toMatchObject({ obstacle: null })
    for (const one of first) await gateway.mutate('publish', 'service', { id: one.id })
    const obstacle = '3 éléments sont déjà actifs, le maximum.'
    expect(await planned()).toMatchObject([{ obstacle, failure: null }])
    expect(await plan(late, { publishAt })).toMatchObject({ obstacle })
    start(publishAt)
    await expect.poll(planned).toMatchObject([{ at: publishAt, failure: obstacle, obstacle: null }])
    expect(await isOnline(late)).toBe(false)
    const told = { kind: 'REFUSED_PLAN', publish: true, failure: obstacle, content: { id: late.id } }
    expect((await notified('[REFUSED_PLAN, MESSAGE]'))[0]).toEqual(told)
    expect(await notified('[MESSAGE]')).toEqual([])
    expect(await plan(late, { publishAt: null })).toMatchObject({ content: { publishAt: null } })
    expect(await planned()).toEqual([])
  })

  test('of an item in the trash stays undone with the reason, and goes with the item', async () => {
    const item = await gateway.sample('partenaire', 'Jeté')
    const publishAt = inHours(1)
    await plan(item, { publishAt })
    await gateway.mutate('softDelete', 'partenaire', { id: item.id })
    const why = 'Cet élément est dans la corbeille.'
    expect(await planned()).toMatchObject([{ obstacle: why }])
    expect(await plan(item, { publishAt })).toMatchObject({ __typename: 'NotFoundError' })
    start(publishAt)
    await expect.poll(planned).toMatchObject([{ failure: why }])
    const told = { kind: 'REFUSED_PLAN', publish: true, failure: why, content: { id: item.id } }
    expect((await notified('[REFUSED_PLAN]'))[0]).toEqual(told)
    await gateway.mutate('erase', 'partenaire', { id: item.id })
    expect(await notified('[REFUSED_PLAN]')).not.toContainEqual(told)
    expect(await schedules(gateway.db.read).select('id').execute()).toEqual([])
  })

  test('what is left out stays, what is null goes; and the journal says what was planned before', async () => {
    const item = await gateway.sample('testimonial')
    const [publishAt, unpublishAt] = [inHours(1), inHours(2)]
    await plan(item, { publishAt, unpublishAt })
    const from = await lastLine(gateway.db)
    expect(await plan(item, { unpublishAt: null })).toMatchObject({
      content: { publishAt, unpublishAt: null },
    })
    expect(await plan(item, {})).toMatchObject({ content: { publishAt, unpublishAt: null } })
    const lines = await linesAfter(gateway.db, from)
    expect(lines).toMatchObject([{ act: 'schedule', accountNom: 'Awa', itemId: item.databaseId }])
    expect(JSON.parse(lines[0]?.before ?? '')[1]).toEqual({ unpublishAt })
    await plan(item, { publishAt: null })
  })

  test('what makes no sense any more goes with what it needed', async () => {
    const item = await gateway.sample('testimonial')
    await plan(item, { publishAt: inHours(1), unpublishAt: inHours(2) })
    expect(await plan(item, { publishAt: null })).toMatchObject({
      content: { publishAt: null, unpublishAt: null },
    })
    await plan(item, { publishAt: inHours(2) })
    await gateway.mutate('publish', 'testimonial', { id: item.id })
    const unpublishAt = inHours(3)
    expect(await plan(item, { unpublishAt })).toMatchObject({ content: { publishAt: null, unpublishAt } })
    await plan(item, { unpublishAt: null })
  })

  test.each([
    ['publishAt', { publishAt: '2020-01-01T00:00:00.000Z' }, 'Ce moment est passé.'],
    ['publishAt', { publishAt: '2999-01-01T00:00:00.000Z' }, 'Cinq ans d’avance au plus.'],
    ['unpublishAt', { unpublishAt: inHours(1) }, 'Cet élément n’est pas en ligne.'],
    ['unpublishAt', { publishAt: inHours(2), unpublishAt: inHours(1) }, 'Cet élément n’est pas en ligne.'],
  ])('%s is refused where it makes no sense: %o', async (field, moments, message) => {
    const item = await gateway.sample('slide')
    expect(await plan(item, moments)).toMatchObject({ code: 'VALIDATION', fields: [{ field, message }] })
    expect(await planned()).toEqual([])
  })

  test('an item on line is taken off it first', async () => {
    const item = await gateway.sample('slide')
    await gateway.mutate('publish', 'slide', { id: item.id })
    expect(await plan(item, { publishAt: inHours(1) })).toMatchObject({
      fields: [{ field: 'publishAt', message: 'Cet élément est déjà en ligne.' }],
    })
    expect(await plan(item, { unpublishAt: inHours(1), publishAt: inHours(2) })).toMatchObject({
      content: { publishAt: expect.any(String) },
    })
    expect(await plan(item, { version: 1, publishAt: null })).toMatchObject({ code: 'CONFLICT' })
    await plan(item, { publishAt: null, unpublishAt: null })
  })

  test('an item that somebody takes off line is not put back by its plan, which the journal tells', async () => {
    const acts: [string, (id: string) => Promise<unknown>][] = [
      ['unpublish', (id) => gateway.mutate('unpublish', 'projet', { id })],
      ['update', (id) => gateway.mutate('update', 'projet', { id, status: false, nom: 'Retiré' })],
    ]
    for (const [, takeOff] of acts) {
      const item = await gateway.sample('projet')
      await gateway.mutate('publish', 'projet', { id: item.id })
      const moments = { unpublishAt: inHours(1), publishAt: inHours(2) }
      await plan(item, moments)
      const last = await lastLine(gateway.db)
      await takeOff(item.id)
      // The plan to take it off holds for an item that somebody has put back.
      expect(await planned()).toMatchObject([{ publish: false, at: moments.unpublishAt }])
      const lines = await linesAfter(gateway.db, last)
      expect(lines.map(({ act }) => act)).toContain('schedule')
      const told = lines.find(({ act }) => act === 'schedule')
      expect(told).toMatchObject({ type: 'projet', itemId: item.databaseId })
      expect(JSON.parse(told?.before ?? '')).toEqual(
        expect.arrayContaining([{ publishAt: moments.publishAt }]),
      )
      await gateway.mutate('publish', 'projet', { id: item.id })
      start(moments.unpublishAt)
      await expect.poll(() => isOnline(item)).toBe(false)
      await expect.poll(planned).toEqual([])
      await runner.stop(10_000)
    }
  })

  test('what visitors send is not published, and they see nothing of all this', async () => {
    const message = await gateway.sample('contact')
    expect(await plan(message, { publishAt: inHours(1) })).toMatchObject({ fields: [{ field: 'id' }] })
    const item = await gateway.sample('slide')
    await gateway.mutate('publish', 'slide', { id: item.id })
    await plan(item, { unpublishAt: inHours(1) })
    const asked = 'query ($id: ID!) { node(id: $id) { ... on Content { id publishAt unpublishAt } } }'
    expect(await gateway.read('node', asked, { id: item.id })).toEqual({
      id: item.id,
      publishAt: null,
      unpublishAt: null,
    })
    const below = '{ site { slides { edges { node { unpublishAt } } } } }'
    expect(JSON.stringify(await gateway.read('site', below, {}, gateway.administrator))).not.toContain('T')
    await expect(plan(item, { unpublishAt: null }, visitor)).rejects.toThrow('Connectez-vous')
    await plan(item, { unpublishAt: null })
  })
})
