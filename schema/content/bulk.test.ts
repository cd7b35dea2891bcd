import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesAfter, lastLine } from '../../db/testing/testJournal.ts'
import { addRows, kinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import { globalIdOf } from './globalId.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

interface Answer {
  code?: string
  message?: string
  contents: { id: string; status: boolean; softdelete: boolean; version: number }[]
  deletedContentIds: string[]
  refused: { contentId: string; libelle: string | null; code: string; message: string }[]
  stats: { activeCount: number; trashed: number }
  obstacle: string | null
  entry: { id: string; items: number; undoable: boolean } | null
}

const inputs: Record<string, string> = {
  markMessages: 'MarkMessagesInput',
  restoreContents: 'RestoreContentsInput',
  scheduleContents: 'ScheduleContentsInput',
}

describe.each(kinds)('several at once, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const act = async (
    verb: string,
    items: readonly Pick<Item, 'id'>[],
    more: Record<string, unknown> = {},
    who = gateway.administrator,
  ): Promise<Answer> => {
    const name = verb === 'markMessages' ? verb : `${verb}Contents`
    const { data, errors } = await gateway.answer(
      `mutation ($input: ${inputs[name] ?? 'ContentsInput'}!) { result: ${name}(input: $input) {
        ... on ContentsPayload {
          contents { id status softdelete version } deletedContentIds
          refused { contentId libelle code message } stats { activeCount trashed } obstacle
          entry { id items undoable } }
        ... on Error { code message } } }`,
      { input: { items, ...more } },
      who,
    )
    if (errors) throw errors[0]
    // What is asked for above is what comes.
    return JSON.parse(JSON.stringify(data?.result))
  }
  const undo = (id: string | undefined) =>
    gateway.read(
      'result',
      `mutation ($id: ID!) { result: undoChange(input: { id: $id }) {
        ... on UndoChangePayload { contents { status softdelete } refused { libelle code } }
        ... on Error { code } } }`,
      { id: id ?? '' },
      gateway.administrator,
    )
  const latest = () =>
    gateway.read(
      'admin.journal.edges',
      '{ admin { journal(first: 2, content: true) { edges { node { act items libelle undoable } } } } }',
      {},
      gateway.administrator,
    )
  const samples = async (table: ContentTable, ...names: string[]) => {
    const items: Item[] = []
    for (const nom of names) items.push(await gateway.sample(table, nom))
    return items
  }
  const ids = (items: readonly Item[]) => items.map(({ id }) => ({ id }))

  test('is one act: one line on the dashboard, taken back at once, and that in turn', async () => {
    const items = await samples('projet', 'Un', 'Deux', 'Trois')
    const from = await lastLine(gateway.db)
    const done = await act('publish', ids(items))
    expect(done.contents.map(({ id, status }) => [id, status])).toEqual(items.map(({ id }) => [id, true]))
    expect(done).toMatchObject({ refused: [], deletedContentIds: [], stats: { activeCount: 3 } })
    expect(done.entry).toMatchObject({ items: 3, undoable: true })
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act: one, libelle }) => [one, libelle])).toEqual([
      ['publish', 'Un'],
      ['publish', 'Deux'],
      ['publish', 'Trois'],
    ])
    const first = lines[0]?.id
    expect(lines.map(({ bundle, bundled }) => [bundle, bundled])).toEqual([
      [null, 3],
      [first, null],
      [first, null],
    ])
    expect(await latest()).toMatchObject([
      { node: { act: 'PUBLISH', items: 3, libelle: 'Un', undoable: true } },
      { node: { act: 'CREATE', items: 1, libelle: 'Trois', undoable: false } },
    ])
    expect(await undo(done.entry?.id)).toMatchObject({ contents: items.map(() => ({ status: false })) })
    expect(await latest()).toMatchObject([
      { node: { act: 'UNPUBLISH', items: 3, undoable: true } },
      { node: { act: 'PUBLISH', undoable: false } },
    ])
    // Any line of an act stands for the whole act.
    const [, , last] = await linesAfter(gateway.db, Number(first) + 2)
    expect(await undo(btoa(`JournalEntry:${last?.id}`))).toMatchObject({
      contents: items.map(() => ({ status: true })),
      refused: [],
    })
  })

  test('what something newer stands on is left, and named; the others are taken back', async () => {
    const items = await samples('categorieService', 'A', 'B', 'C')
    const { entry } = await act('publish', ids(items))
    await gateway.mutate('update', 'categorieService', { id: items[1]?.id, nom: 'B bis' })
    expect(await undo(entry?.id)).toEqual({
      contents: [false, true, false].map((status) => ({ status, softdelete: false })),
      refused: [{ libelle: 'B bis', code: 'CONFLICT' }],
    })
    const trashed = await act('softDelete', ids(items.slice(0, 1)))
    await gateway.mutate('restore', 'categorieService', { id: items[0]?.id })
    expect(await undo(trashed.entry?.id)).toEqual({ code: 'CONFLICT' })
  })

  test('each is judged by itself: what is newer, gone, in the trash or of another type is named with the reason', async () => {
    const [one, newer, trashed, gone] = await samples('faq', 'Une', 'Nouvelle', 'Jetée', 'Effacée')
    const [other] = await samples('slide', 'Ailleurs')
    if (!one || !newer || !trashed || !gone || !other) throw new Error('There are some.')
    await gateway.mutate('update', 'faq', { id: newer.id, titre: 'Plus nouvelle' })
    for (const { id } of [trashed, gone]) await gateway.mutate('softDelete', 'faq', { id })
    await gateway.mutate('erase', 'faq', { id: gone.id })
    const { contents, refused } = await act(
      'publish',
      [
        { ...one, version: one.version },
        { id: newer.id, version: newer.version },
        ...ids([trashed, gone, other, one]),
      ].map((item) => ({ id: item.id, ...('version' in item && { version: item.version }) })),
    )
    expect(contents.map(({ id }) => id)).toEqual([one.id])
    const notFound = { code: 'NOT_FOUND', message: 'Cet élément n’existe pas ou n’existe plus.' }
    const conflict = { code: 'CONFLICT', message: 'Quelqu’un a modifié cet élément entre-temps.' }
    expect(refused).toEqual([
      { contentId: newer.id, libelle: 'Plus nouvelle', ...conflict },
      { contentId: gone.id, libelle: null, ...notFound },
      { contentId: other.id, libelle: null, ...notFound },
      { contentId: trashed.id, libelle: 'Jetée', ...notFound },
    ])
    expect(await act('publish', ids([one]))).toMatchObject({ refused: [], entry: null })
  })

  test('an item that is named twice, in two spellings of its id, is one', async () => {
    const item = await gateway.sample('equipe', 'Deux fois')
    // The last letter of base64 holds bits that nobody reads.
    const other = item.id.replace(/.(?==*$)/, (last) => String.fromCharCode(last.charCodeAt(0) + 1))
    const both = [{ id: item.id }, { id: other }]
    const done = await act('publish', both)
    expect([done.contents, done.entry?.items]).toMatchObject([[{ version: 2 }], 1])
    expect(await act('schedule', both, { unpublishAt: '2030-01-01T00:00:00Z' })).toMatchObject({
      contents: [{ version: 2 }],
      refused: [],
    })
    await act('schedule', both, { unpublishAt: null })
  })

  test('limits hold: the first that are named get the room', async () => {
    const items = await samples('service', 'S1', 'S2', 'S3', 'S4', 'S5')
    const done = await act('publish', ids(items))
    expect(done.contents).toHaveLength(3)
    const full = { code: 'ACTIVE_LIMIT', message: '3 éléments sont déjà actifs, le maximum.' }
    expect(done.refused).toMatchObject([
      { libelle: 'S4', ...full },
      { libelle: 'S5', ...full },
    ])
    const trashed = await act('softDelete', ids(items))
    expect(trashed).toMatchObject({ refused: [], stats: { activeCount: 0, trashed: 5 } })
    expect(trashed.deletedContentIds).toEqual(items.map(({ id }) => id))
    const back = await act('restore', ids(items), { asBefore: true })
    expect(back.contents.map(({ status }) => status)).toEqual([true, true, true, false, false])
    expect(await undo(back.entry?.id)).toMatchObject({ refused: [] })
    const offline = await act('restore', ids(items))
    expect(offline.contents.every(({ status, softdelete }) => !status && !softdelete)).toBe(true)
    // Back in the trash they are as they were.
    await undo(offline.entry?.id)
    expect((await act('restore', ids(items), { asBefore: true })).stats.activeCount).toBe(3)
  })

  test('where the limit has no room for all that is planned, that is said beforehand', async () => {
    const members = await samples('presentation', 'Une', 'Autre')
    const [one = { id: '' }, ...others] = ids(members)
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    expect((await act('schedule', [one], { publishAt })).obstacle).toBeNull()
    const both = await act('schedule', [one, ...others], { publishAt })
    expect(both.obstacle).toBe('Il n’y a de place que pour un seul d’entre eux.')
    expect((await act('publish', others)).obstacle).toBeNull()
    expect((await act('schedule', [one], { publishAt })).obstacle).toBe('Un élément est déjà actif.')
    expect((await act('schedule', [one, ...others], { publishAt: null })).obstacle).toBeNull()
  })

  test('several at once over one limit never pass it', async () => {
    const items = await samples('equipe', ...Array.from({ length: 12 }, (_, n) => `E${n}`))
    const answers = await Promise.all([
      act('publish', ids(items.slice(0, 5))),
      act('publish', ids(items.slice(4, 9)).toReversed()),
      act('publish', ids(items.slice(6))),
      gateway.mutate('publish', 'equipe', { id: items[11]?.id }),
    ])
    expect(answers.length).toBe(4)
    const stats = await gateway.db.read
      .selectFrom('contentStats')
      .selectAll()
      .where('type', '=', 'equipe')
      .execute()
    expect(stats).toMatchObject([{ active: 4 }])
  })

  test('of two categories of one name one comes out of the trash', async () => {
    const [kept] = await samples('categorieProjet', 'Voirie')
    await act('softDelete', ids(kept ? [kept] : []))
    const [twin] = await samples('categorieProjet', 'Voirie')
    await act('softDelete', ids(twin ? [twin] : []))
    const both = [kept, twin].flatMap((item) => item ?? [])
    expect(await act('restore', ids(both))).toMatchObject({
      contents: [{ id: kept?.id }],
      refused: [{ contentId: twin?.id, code: 'VALIDATION' }],
    })
  })

  test('are planned at once, and given up at once', async () => {
    const items = await samples('testimonial', 'T1', 'T2')
    const [online] = await samples('testimonial', 'T3')
    await gateway.mutate('publish', 'testimonial', { id: online?.id })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await act('schedule', ids([...items, ...(online ? [online] : [])]), { publishAt })
    expect(planned.contents).toHaveLength(2)
    expect(planned.refused).toMatchObject([{ libelle: 'T3', code: 'VALIDATION' }])
    const moments = () =>
      gateway.read('admin.scheduled', '{ admin { scheduled { id at } } }', {}, gateway.administrator)
    const one = { id: expect.any(String), at: publishAt }
    expect(await moments()).toEqual([one, one])
    const again = `query ($id: ID!) { node(id: $id) { ... on ScheduledAct { id at } } }`
    const scheduled = '{ admin { scheduled { id } } }'
    const id = await gateway.read('admin.scheduled.0.id', scheduled, {}, gateway.administrator)
    expect(await gateway.read('node', again, { id }, gateway.administrator)).toEqual({ id, at: publishAt })
    expect(await latest()).toMatchObject([{ node: { act: 'SCHEDULE', items: 2, undoable: true } }, {}])
    expect(await undo(planned.entry?.id)).toMatchObject({ refused: [] })
    expect(await moments()).toEqual([])
    expect(await undo(planned.entry?.id)).toMatchObject({
      refused: [{ code: 'CONFLICT' }, { code: 'CONFLICT' }],
    })
    const past = { publishAt: new Date(Date.now() - 3_600_000).toISOString() }
    expect(await act('schedule', ids(items), past)).toMatchObject({ code: 'VALIDATION' })
  })

  test('messages are filed away and brought back as well', async () => {
    const items = await samples('contact', 'M1', 'M2')
    const filed = await act('unpublish', ids(items))
    expect(filed.contents.map(({ status }) => status)).toEqual([false, false])
    expect(await undo(filed.entry?.id)).toMatchObject({ contents: [{ status: true }, { status: true }] })
    expect(await act('schedule', ids(items), { publishAt: null })).toMatchObject({ code: 'VALIDATION' })
  })

  test('messages are marked as read, taken back, and marked one by one meanwhile', async () => {
    const items = await samples('devis', 'D1', 'D2', 'D3')
    const [, second] = items
    const read = () =>
      gateway.read(
        'admin.devis.edges',
        '{ admin { devis(order: OLDEST) { edges { node { lu } } } } }',
        {},
        gateway.administrator,
      )
    const marked = (...all: boolean[]) => all.map((lu) => ({ node: { lu } }))
    const done = await act('markMessages', ids(items), { lu: true })
    expect([done.contents.length, done.refused, done.entry]).toMatchObject([
      3,
      [],
      { items: 3, undoable: true },
    ])
    expect(await read()).toEqual(marked(true, true, true))
    await gateway.mutate('update', 'devis', { id: second?.id, lu: false })
    expect(await undo(done.entry?.id)).toMatchObject({ refused: [{ code: 'CONFLICT' }] })
    expect(await read()).toEqual(marked(false, false, false))
    await act('softDelete', ids(items.slice(0, 1)))
    expect(await act('markMessages', ids(items), { lu: true })).toMatchObject({
      contents: [{}, {}],
      refused: [{ code: 'NOT_FOUND' }],
    })
    // The journal keeps no other former values of a message, so nothing else can be undone.
    await gateway.mutate('update', 'devis', { id: second?.id, nom: 'Autre', lu: false })
    const line = await gateway.db.read
      .selectFrom('journal')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(await undo(btoa(`JournalEntry:${line[0]?.id}`))).toMatchObject({ code: 'VALIDATION' })
    const slides = await samples('slide', 'Ni lu ni non lu')
    expect(await act('markMessages', ids(slides), { lu: true })).toMatchObject({ code: 'VALIDATION' })
    await expect(act('markMessages', ids(items), { lu: true }, visitor)).rejects.toThrow('Connectez-vous')
  })

  test('from the trash several go for good, with all that is about them; others stay', async () => {
    const [one, two, kept] = await samples('faq', 'Va', 'Va aussi', 'Reste')
    if (!one || !two || !kept) throw new Error('There are some.')
    const question = await gateway.sample('faqQuestion', 'De la une', { faq: one.id })
    await act('softDelete', ids([one, two]))
    const from = await lastLine(gateway.db)
    const done = await act('erase', ids([one, two, kept]))
    expect(done).toMatchObject({
      contents: [],
      deletedContentIds: [one.id, two.id],
      refused: [{ libelle: 'Reste', code: 'NOT_FOUND', message: 'Cet élément n’est pas dans la corbeille.' }],
      entry: null,
    })
    const lines = await linesAfter(gateway.db, from)
    expect(lines.map(({ act: one, libelle, bundled }) => [one, libelle, bundled])).toEqual([
      ['erase', 'Va', 2],
      ['erase', 'Va aussi', null],
      ['erase', 'De la une', null],
    ])
    expect(await undo(btoa(`JournalEntry:${lines[0]?.id}`))).toEqual({ code: 'VALIDATION' })
    const { data } = await gateway.answer(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: [one, two, question, kept].map(({ id }) => id) },
      gateway.administrator,
    )
    expect(data).toEqual({ nodes: [null, null, null, { id: kept.id }] })
    expect(await act('erase', ids([one]))).toMatchObject({ refused: [{ code: 'NOT_FOUND', libelle: null }] })
    await expect(act('erase', ids([kept]), {}, visitor)).rejects.toThrow('Connectez-vous')
  })

  test('what the inbox finds is chosen without its pages', async () => {
    const [filed, trashed] = await samples('carriere', 'Postule une', 'Postule deux', 'Postule trois')
    await act('unpublish', ids(filed ? [filed] : []))
    await act('softDelete', ids(trashed ? [trashed] : []))
    const found = (filter: string) =>
      gateway.read(
        'admin.everyMessage',
        `{ admin { everyMessage(type: CARRIERE, search: "postule", ${filter}) { nom } } }`,
        {},
        gateway.administrator,
      )
    expect(await found('status: true')).toEqual([{ nom: 'Postule trois' }])
    expect(await found('everywhere: true')).toHaveLength(3)
    expect(await found('trashed: true')).toEqual([{ nom: 'Postule deux' }])
    expect(await found('lu: true')).toEqual([])
  })

  test('what a list finds is chosen without its pages', async () => {
    await samples('slide', 'Vague une', 'Vague deux', 'Autre')
    const found = (filter: string) =>
      gateway.read(
        'admin.everyContent',
        `{ admin { everyContent(type: SLIDE, ${filter}) { libelle } } }`,
        {},
        gateway.administrator,
      )
    expect(await found('search: "vague", order: LABEL')).toEqual([
      { libelle: 'Vague deux' },
      { libelle: 'Vague une' },
    ])
    expect(await found('trashed: true')).toEqual([])
  })

  test('nobody may but who writes, none is too few, and more than a thousand are too many', async () => {
    const items = await samples('slide', 'Garde')
    await expect(act('publish', ids(items), {}, visitor)).rejects.toThrow('Connectez-vous')
    expect(await act('publish', [])).toMatchObject({ message: 'Choisissez au moins un élément.' })
    const many = Array.from({ length: 1_001 }, (_, n) => ({ id: globalIdOf('slide', n + 1) }))
    expect(await act('publish', many)).toMatchObject({ message: '1\u202f000 éléments au plus à la fois.' })
    const [, ...fewer] = many
    expect((await act('publish', fewer)).refused.length).toBeGreaterThan(900)
  })

  const count = process.env.TEST_LONG ? 1_000 : 40
  test(`${count} take as many statements as three, for acts, plans, orders and taking them back`, async () => {
    await addRows(gateway.db, 'partenaire', count, {
      nom: `'Rang ' || n`,
      url: `'https://example.com/' || n`,
      status: gateway.db.kind === 'sqlite' ? '0' : 'false',
      label: `'rang ' || n`,
      search: `'rang ' || n`,
    })
    const rows = await gateway.read(
      'admin.everyContent',
      '{ admin { everyContent(type: PARTENAIRE, search: "rang", order: OLDEST) { id version } } }',
      {},
      gateway.administrator,
    )
    const all: Item[] = JSON.parse(JSON.stringify(rows))
    expect(all).toHaveLength(count)
    const timings: string[] = []
    const cost = async (name: string, items: readonly Item[]) => {
      const run = async (label: string, work: () => Promise<unknown>) => {
        gateway.queries.length = 0
        const started = performance.now()
        const answer = await work()
        if (items.length > 3) timings.push(`${label} ${Math.round(performance.now() - started)} ms`)
        // Two fields ask for these: once together, or one after the other.
        const statements = gateway.queries.filter((one) => !one.startsWith('select * from "contentStats"'))
        return { answer, statements: statements.length }
      }
      const more = name === 'schedule' ? { publishAt: new Date(Date.now() + 3_600_000).toISOString() } : {}
      if (name === 'reorder') {
        const order = items.map(({ id }) => id).toReversed()
        const moved = await run(name, () =>
          gateway.read(
            'result.entry',
            `mutation ($ids: [ID!]!) { result: reorderContents(input: { ids: $ids }) {
              ... on ReorderPayload { entry { id items } } } }`,
            { ids: order },
            gateway.administrator,
          ),
        )
        const { id, items: many } = JSON.parse(JSON.stringify(moved.answer))
        expect(many).toBeGreaterThan(1)
        const back = await run('undo', () => undo(id))
        expect(back.answer).toMatchObject({ refused: [] })
        return [moved.statements, back.statements]
      }
      if (name === 'erase') {
        await act('softDelete', ids(items))
        const gone = await run(name, () => act(name, ids(items)))
        expect(gone.answer).toMatchObject({ deletedContentIds: items.map(({ id }) => id) })
        return [gone.statements]
      }
      const done = await run(name, () => act(name, ids(items), more))
      const { entry, refused, contents } = JSON.parse(JSON.stringify(done.answer))
      expect([contents.length, refused]).toEqual([items.length, []])
      const back = await run('undo', () => undo(entry.id))
      expect(back.answer).toMatchObject({ refused: [] })
      return [done.statements, back.statements]
    }
    for (const verb of ['publish', 'softDelete', 'schedule', 'reorder', 'erase']) {
      const few = await cost(verb, all.slice(0, 3))
      expect([verb, await cost(verb, verb === 'erase' ? all.slice(3) : all)]).toEqual([verb, few])
      expect(Math.max(...few)).toBeLessThan(20)
    }
    if (process.env.TEST_LONG) console.info(`${kind}, ${count} at once: ${timings.join(', ')}`)
  })
})
