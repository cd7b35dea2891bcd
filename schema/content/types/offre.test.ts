import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema } from '../../testing/testSchema.ts'

const dayMs = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

describe.each(kinds)('offers on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const offer = (titre: string, jusquAu: string | null) =>
    gateway.sample('offre', titre, { jusquAu, status: true })

  test('are shown to visitors up to their last day, and counted alike', async () => {
    const open = await offer('Sans terme', null)
    const future = await offer('Bientôt', dayFromNow(1))
    const today = await offer('Aujourd’hui', dayFromNow(0))
    const past = await offer('Échue', dayFromNow(-1))
    const { site } = Object(
      (await gateway.answer('{ site { offres(first: 1) { totalCount edges { node { id } } } } }')).data,
    )
    expect(site).toMatchObject({ offres: { totalCount: 3, edges: [{ node: { id: today.id } }] } })
    const ids = '{ site { offres { totalCount edges { node { id } } } } }'
    const shown = JSON.stringify(await gateway.read('site.offres.edges', ids))
    for (const { id } of [open, future, today]) expect(shown).toContain(id)
    expect(shown).not.toContain(past.id)
    const byKey = 'query ($key: String!) { site { offre(key: $key) { id } } }'
    expect(await gateway.read('site.offre.id', byKey, { key: 'bientot' })).toBe(future.id)
    expect(await gateway.read('site.offre', byKey, { key: 'echue' })).toBeNull()
    // Staff find it on line, as they left it.
    const admin = '{ admin { offres(status: true) { totalCount } } }'
    expect(await gateway.read('admin.offres.totalCount', admin, {}, gateway.administrator)).toBe(4)
  })

  test.each(['2026-02-30', '31/03/2026', '2026-3-1', 'demain'])(
    'have no last day that is none: %s',
    async (jusquAu) => {
      expect(await gateway.mutate('create', 'offre', { titre: 'Chef de brigade', jusquAu })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ field: 'jusquAu' }],
      })
    },
  )
})
