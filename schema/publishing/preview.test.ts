import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { lock } from '../../db/content/contentStore.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { withOverlaidRows } from '../../db/publishing/overlaidRows.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable, Tables } from '../../db/tables.ts'
import { typeNames } from '../content/globalId.ts'
import { newSchema, sampleInput, tables, type Item, type TestSchema } from '../testing/testSchema.ts'
import { previewOf } from './preview.ts'

const published = tables.filter((table) => !isMessageTable(table))
/** Fields that a draft changes beside the title. */
const more: Partial<Record<ContentTable, object>> = {
  projet: { slug: 'autre', ordre: null },
  partenaire: { ordre: null },
  equipe: { ordre: 3 },
  slide: { archive: true, ordre: 2 },
}

describe.each(kinds)('a preview reads, on %s,', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  /** All that pages read, but for when it was written. */
  async function stateOf(db: Kysely<Tables>) {
    const state: Record<string, unknown> = {}
    for (const table of ['contentStats', 'serviceCategorie', ...published]) {
      const { rows } = await sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(db)
      state[table] = rows.map((row) => ({ ...row, updatedAt: 'some time' }))
    }
    return state
  }
  const preview = (table: ContentTable, { databaseId: id }: Item) =>
    previewOf(gateway.db.read, { type: table, id })
  const saveDraft = (table: ContentTable, input: object) =>
    gateway.read(
      'result',
      `mutation ($input: Save${typeNames[table]}DraftInput!) {
        result: save${typeNames[table]}Draft(input: $input) { ... on Error { message } } }`,
      { input },
      gateway.administrator,
    )
  const act = (name: string, id: string) =>
    gateway.read(
      'result.__typename',
      `mutation ($id: ID!) { result: ${name}(input: { id: $id }) { __typename ... on Error { message } } }`,
      { id },
      gateway.administrator,
    )

  test.each(published)('a %s as publishing its draft then leaves it', async (table) => {
    const faq =
      table === 'faqQuestion' ? { faq: (await gateway.sample('faq', 'Délais', { status: true })).id } : {}
    const [first, second] = [
      await gateway.sample('categorieService', `Une de ${table}`),
      await gateway.sample('categorieService', `Deux de ${table}`),
    ]
    const own = table === 'service' ? { categories: [first.id] } : {}
    const ordre = 'ordre' in (more[table] ?? {}) ? { ordre: 7 } : {}
    const item = await gateway.sample(table, 'Avant', { ...faq, ...own, ...ordre })
    const [title = ''] = Object.keys(sampleInput(table, ''))
    const hasDraft = table !== 'categorieProjet'
    if (hasDraft) {
      const drafted = {
        [title]: 'L’Après',
        ...more[table],
        ...(table === 'service' && { categories: [second.id] }),
      }
      expect(await saveDraft(table, { id: item.id, ...drafted })).toEqual({})
    }
    const before = await stateOf(gateway.db.read)
    const { laid = [] } = (await preview(table, item)) ?? {}
    const supposed = await stateOf(withOverlaidRows(gateway.db.read, laid))
    expect(await stateOf(gateway.db.read)).toEqual(before)
    await act(hasDraft ? 'publishDraft' : 'publishContent', item.id)
    expect(supposed).toEqual(await stateOf(gateway.db.read))
    expect(supposed).not.toEqual(before)
  })

  test('while others hold what publishing the draft would lock', async () => {
    const [former, section] = [await gateway.sample('faq', 'Ancienne'), await gateway.sample('faq', 'Tenue')]
    const category = await gateway.sample('categorieProjet', 'Tenue')
    const question = await gateway.sample('faqQuestion', 'Tenue ?', { faq: former.id })
    const projet = await gateway.sample('projet', 'Tenu')
    await saveDraft('faqQuestion', { id: question.id, faq: section.id })
    await saveDraft('projet', { id: projet.id, category: 'Tenue', slug: 'tenu-bien' })
    await gateway.db.transaction(async (trx) => {
      for (const [table, { databaseId }] of [
        ['faq', section],
        ['categorieProjet', category],
      ] as const)
        await lock(trx, table, databaseId)
      await lockKey(trx, 'slug of projet')
      expect((await preview('faqQuestion', question))?.shown).toMatchObject({ faqId: section.databaseId })
      expect((await preview('projet', projet))?.shown).toMatchObject({ category: 'Tenue', slug: 'tenu-bien' })
    })
  })

  test('by queries of every kind the rows that lie over the others', async () => {
    const item = await gateway.sample('partenaire', 'Laid over')
    const { laid = [] } = (await preview('partenaire', item)) ?? {}
    const db = withOverlaidRows(gateway.db.read, laid)
    const built = db.selectFrom('partenaire').select(['id', 'status']).where('id', '=', item.databaseId)
    expect(await built.execute()).toEqual([{ id: item.databaseId, status: true }])
    const within =
      await sql`select * from (${built}) q where exists (select 1 from "partenaire" where "status" = true)`.execute(
        db,
      )
    expect(within.rows).toEqual([{ id: item.databaseId, status: true }])
  })
})
