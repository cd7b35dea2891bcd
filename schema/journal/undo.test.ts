import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import type { ContentTable } from '../../db/tables.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('what was done is taken back, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  /** The global id of what was done last. */
  const latest = async () => encodeGlobalID('JournalEntry', await lastLine(gateway.db))
  const undo = (id: string, who = gateway.administrator) =>
    gateway.read(
      'result',
      `mutation ($id: ID!) { result: undoChange(input: { id: $id }) { __typename
        ... on UndoChangePayload { content { id status softdelete libelle } stats { activeCount } }
        ... on Error { code message } } }`,
      { id },
      who,
    )
  const done = async (verb: string, table: ContentTable, input: Record<string, unknown>) => {
    const result = await gateway.mutate(verb, table, input)
    if (result.code) throw new Error(result.code)
    return latest()
  }
  const on = (item: Item) => ({ id: item.id })
  const names = async (list: string) =>
    gateway.read(
      'admin.list.edges',
      `{ admin { list: ${list}(order: POSITION) { edges { node { libelle } } } } }`,
      {},
      gateway.administrator,
    )

  test('publish, unpublish, trash, restore, and that it was made', async () => {
    const item = await gateway.sample('faq', 'Délais')
    const made = await latest()
    const published = await done('publish', 'faq', on(item))
    expect(await undo(published)).toMatchObject({ content: { status: false }, stats: { activeCount: 0 } })
    await done('publish', 'faq', on(item))
    const hidden = await done('unpublish', 'faq', on(item))
    expect(await undo(hidden)).toMatchObject({ content: { status: true } })
    const trashed = await done('softDelete', 'faq', on(item))
    expect(await undo(trashed)).toMatchObject({ content: { status: true, softdelete: false } })
    await done('softDelete', 'faq', on(item))
    const restored = await done('restore', 'faq', on(item))
    expect(await undo(restored)).toMatchObject({ content: { softdelete: true } })
    expect(await undo(made)).toMatchObject({ code: 'CONFLICT' })

    await gateway.sample('faq', 'Autre')
    expect(await undo(await latest())).toMatchObject({ content: { softdelete: true } })
  })

  test('an update, with its address and its relations; and that in turn', async () => {
    const [one, other] = [
      await gateway.sample('categorieService'),
      await gateway.sample('categorieService', 'B'),
    ]
    const item = await gateway.sample('service', 'Bornage', { resume: 'Avant', categories: [one.id] })
    const asked = '{ node(id: "ID") { ... on Service { nom slug resume categories { id } } } }'.replace(
      'ID',
      item.id,
    )
    const read = () => gateway.read('node', asked, {}, gateway.administrator)
    const before = await read()
    const changes = { nom: 'Bornages', slug: 'bornages', resume: null, categories: [other.id] }
    const changed = await done('update', 'service', { id: item.id, ...changes })
    const after = await read()
    expect(after).not.toEqual(before)
    expect(await undo(changed)).toMatchObject({ content: { libelle: 'Bornage' } })
    expect(await read()).toEqual(before)
    expect(await undo(changed)).toMatchObject({ code: 'CONFLICT' })
    expect(await undo(await latest())).toMatchObject({ content: { libelle: 'Bornages' } })
    expect(await read()).toEqual(after)
  })

  test('a question goes back to its section', async () => {
    const [from, to] = [await gateway.sample('faq', 'De'), await gateway.sample('faq', 'Vers')]
    const item = await gateway.sample('faqQuestion', 'Combien ?', { faq: from.id })
    await undo(await done('update', 'faqQuestion', { id: item.id, faq: to.id }))
    const asked = '{ node(id: "ID") { ... on FaqQuestion { faq { id } } } }'.replace('ID', item.id)
    expect(await gateway.read('node.faq.id', asked, {}, gateway.administrator)).toBe(from.id)
  })

  test('an order, whole, and a swap', async () => {
    const items = []
    for (const nom of ['A', 'B', 'C']) items.push(await gateway.sample('equipe', nom))
    const before = await names('equipes')
    await gateway.read(
      'result',
      'mutation ($ids: [ID!]!) { result: reorderContents(input: { ids: $ids }) { __typename } }',
      { ids: items.map(({ id }) => id).toReversed() },
      gateway.administrator,
    )
    const moved = await latest()
    expect(await names('equipes')).not.toEqual(before)
    expect(await undo(moved)).toMatchObject({ __typename: 'UndoChangePayload' })
    expect(await names('equipes')).toEqual(before)

    const [one, two] = [
      await gateway.sample('presentation', 'Une'),
      await gateway.sample('presentation', 'Deux'),
    ]
    await done('publish', 'presentation', on(one))
    const swapped = await done('swapActive', 'presentation', { id: two.id, replace: one.id })
    expect(await undo(swapped)).toMatchObject({
      content: { id: two.id, status: false },
      stats: { activeCount: 1 },
    })
    const status = `{ node(id: "${one.id}") { ... on Content { status } } }`
    expect(await gateway.read('node.status', status, {}, gateway.administrator)).toBe(true)
  })

  test('a swap by what its own lines say, and by nothing else that the account has taken off line', async () => {
    const sample = (nom: string) => gateway.sample('presentation', nom)
    const [one, two, three] = [await sample('Une'), await sample('Deux'), await sample('Trois')]
    const active = async () => {
      const nodes = await Promise.all(
        [one, two, three].map(({ id }) =>
          gateway.read(
            'node',
            `{ node(id: "${id}") { ... on Content { libelle status } } }`,
            {},
            gateway.administrator,
          ),
        ),
      )
      return nodes.filter((node) => Object(node).status === true).map((node) => Object(node).libelle)
    }
    const shown = await gateway.read(
      'admin.list.edges',
      '{ admin { list: presentations(status: true) { edges { node { id } } } } }',
      {},
      gateway.administrator,
    )
    for (const { node } of Array.isArray(shown) ? shown : [])
      await gateway.mutate('unpublish', 'presentation', { id: node.id })
    await done('publish', 'presentation', on(one))
    await done('unpublish', 'presentation', on(one))

    // What it is to replace is off line: nothing made room.
    const alone = await done('swapActive', 'presentation', { id: two.id, replace: three.id })
    expect(await active()).toEqual(['Deux'])
    expect(await undo(alone)).toMatchObject({ content: { id: two.id, status: false } })
    expect(await active()).toEqual([])

    await done('publish', 'presentation', on(three))
    const from = await lastLine(gateway.db)
    await done('swapActive', 'presentation', { id: two.id, replace: three.id })
    const [swap, off] = await linesAfter(gateway.db, from)
    expect([swap, off]).toMatchObject([
      { act: 'swap', libelle: 'Deux', bundled: 2 },
      { act: 'unpublish', libelle: 'Trois', bundle: swap?.id },
    ])
    const line = encodeGlobalID('JournalEntry', swap?.id ?? 0)
    const undoable = () =>
      gateway.read(
        'admin.journal.edges.0.node',
        '{ admin { journal(first: 1, content: true) { edges { node { act items undoable } } } } }',
        {},
        gateway.administrator,
      )
    expect(await undoable()).toEqual({ act: 'SWAP', items: 1, undoable: true })
    await done('update', 'presentation', { id: three.id, titre: 'Trois bis' })
    expect(await undo(line)).toMatchObject({ code: 'CONFLICT' })
    expect(await active()).toEqual(['Deux'])

    const again = await done('swapActive', 'presentation', { id: one.id, replace: two.id })
    expect(await undo(again)).toMatchObject({ content: { id: one.id, status: false } })
    expect(await active()).toEqual(['Deux'])
    expect(await undo(await latest())).toMatchObject({ __typename: 'UndoChangePayload' })
    expect(await active()).toEqual(['Une'])
  })

  test('a swap by another account, whose own lines lie between', async () => {
    const sample = (nom: string) => gateway.sample('equipe', nom)
    const [one, two, three] = [await sample('Une'), await sample('Deux'), await sample('Trois')]
    const account = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          nom: 'Koffi',
          email: 'koffi@example.com',
          passwordHash: 'x',
          status: true,
          createdAt: new Date().toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    const colleague = { ...gateway.administrator, account }
    for (const item of [one, three]) await done('publish', 'equipe', on(item))
    const swapped = await lastLine(gateway.db)
    await done('swapActive', 'equipe', { id: two.id, replace: one.id })
    const [swap] = await linesAfter(gateway.db, swapped)
    await gateway.mutate('unpublish', 'equipe', on(three), colleague)
    await done('publish', 'equipe', on(three))
    await gateway.mutate('unpublish', 'equipe', on(three), colleague)
    const line = encodeGlobalID('JournalEntry', swap?.id ?? 0)
    expect(await undo(line, colleague)).toMatchObject({ content: { id: two.id, status: false } })
    const statuses = await gateway.read(
      'nodes',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Content { libelle status } } }',
      { ids: [one.id, two.id, three.id] },
      gateway.administrator,
    )
    expect(statuses).toEqual([
      { libelle: 'Une', status: true },
      { libelle: 'Deux', status: false },
      { libelle: 'Trois', status: false },
    ])
  })

  test('an order that moved one item alone, as two had the same place', async () => {
    const [one, two] = [await gateway.sample('slide', 'Un'), await gateway.sample('slide', 'Deux')]
    for (const item of [one, two]) await gateway.mutate('update', 'slide', { id: item.id, ordre: 7 })
    await gateway.read(
      'result',
      'mutation ($ids: [ID!]!) { result: reorderContents(input: { ids: $ids }) { __typename } }',
      { ids: [two.id, one.id] },
      gateway.administrator,
    )
    expect(await names('slides')).toEqual([{ node: { libelle: 'Deux' } }, { node: { libelle: 'Un' } }])
    expect(await undo(await latest())).toMatchObject({ __typename: 'UndoChangePayload' })
    expect(await names('slides')).toEqual([{ node: { libelle: 'Un' } }, { node: { libelle: 'Deux' } }])
  })

  test('is refused as a click would be, and where there is nothing to take back', async () => {
    const one = await gateway.sample('entreprise', 'Une')
    const two = await gateway.sample('entreprise', 'Deux')
    await done('publish', 'entreprise', on(one))
    const hidden = await done('unpublish', 'entreprise', on(one))
    await done('publish', 'entreprise', on(two))
    expect(await undo(hidden)).toMatchObject({ code: 'ACTIVE_LIMIT' })

    await gateway.sample('contact')
    expect(await undo(await latest())).toMatchObject({ code: 'VALIDATION' })
    await gateway.mutate('softDelete', 'entreprise', on(one))
    const erased = await done('erase', 'entreprise', on(one))
    expect(await undo(erased)).toMatchObject({
      code: 'VALIDATION',
      message: 'Cette modification ne peut pas être annulée.',
    })
    await expect(undo(erased, visitor)).rejects.toThrow('Connectez-vous')
  })
})
