import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import { newSchema, tables, type Mutated, type TestSchema } from '../testing/testSchema.ts'

const limits = { entreprise: 1, equipe: 4, service: 3, presentation: 1 } as const
const limited = ['entreprise', 'equipe', 'service', 'presentation'] as const

const doors = ['its type', 'Content'] as const

describe.each(kinds.flatMap((kind) => doors.map((door) => [kind, door] as const)))(
  'the life of an item on %s, by the mutations of %s',
  (kind, door) => {
    let gateway: TestSchema
    beforeAll(async () => {
      gateway = await newSchema(kind)
    })
    afterAll(() => gateway.close())

    function mutate(verb: string, table: ContentTable, input: Record<string, unknown>): Promise<Mutated> {
      const own = verb === 'create' || verb === 'update' || door === 'its type'
      return own ? gateway.mutate(verb, table, input) : gateway.mutateContent(verb, input)
    }

    test.each(tables)('%s is created, published, hidden, trashed, restored and erased', async (table) => {
      const fromVisitors = ['contact', 'devis', 'carriere'].includes(table)
      const { id, status, version } = await gateway.sample(table)
      expect({ status, version }).toEqual({ status: fromVisitors, version: 1 })

      const published = await mutate('publish', table, { id })
      expect(published.content).toMatchObject({ status: true, version: fromVisitors ? 1 : 2 })
      expect((await mutate('unpublish', table, { id })).content).toMatchObject({ status: false })
      await mutate('publish', table, { id })

      const trashed = await mutate('softDelete', table, { id })
      expect(trashed).toMatchObject({ deletedContentId: id, content: { softdelete: true, status: true } })
      expect(trashed.stats).toMatchObject({ activeCount: 0, trashed: 1 })
      for (const verb of ['publish', 'unpublish', 'update']) {
        expect(await mutate(verb, table, { id })).toMatchObject({
          __typename: 'NotFoundError',
          code: 'NOT_FOUND',
        })
      }

      expect((await mutate('restore', table, { id })).content).toMatchObject({
        softdelete: false,
        status: false,
      })
      expect(await mutate('erase', table, { id })).toMatchObject({ __typename: 'NotFoundError' })
      await mutate('publish', table, { id })
      await mutate('softDelete', table, { id })
      expect((await mutate('restore', table, { id, asBefore: true })).content).toMatchObject({
        status: true,
      })

      await mutate('softDelete', table, { id })
      const erased = await mutate('erase', table, { id })
      expect(erased).toMatchObject({ content: null, deletedContentId: id, stats: { trashed: 0 } })
      expect(
        await gateway.read(
          'node',
          'query ($id: ID!) { node(id: $id) { id } }',
          { id },
          gateway.administrator,
        ),
      ).toBeNull()
    })

    test.each(tables)('%s refuses an older version and answers the present one', async (table) => {
      const { id, version } = await gateway.sample(table)
      await mutate('update', table, { id, version, status: false })
      await mutate('update', table, { id, status: true })
      const present = await mutate('update', table, { id })
      for (const verb of ['update', 'publish', 'unpublish', 'softDelete', 'restore', 'erase']) {
        expect(await mutate(verb, table, { id, version })).toMatchObject({
          __typename: 'ConflictError',
          code: 'CONFLICT',
          current: present.content,
        })
      }
      await mutate('softDelete', table, { id })
      await mutate('erase', table, { id })
    })

    test.each(tables)('an update of %s that changes nothing leaves its version', async (table) => {
      const { id, version, status } = await gateway.sample(table)
      expect((await mutate('update', table, { id, status, softdelete: false })).content).toMatchObject({
        version,
      })
      await mutate('update', table, { id, softdelete: true })
      expect((await mutate('update', table, { id, softdelete: false })).content).toMatchObject({
        softdelete: false,
        status: false,
      })
    })

    test.each(limited)(
      '%s: the limit holds on every path, and a blocked activation changes nothing',
      async (table) => {
        const limit = limits[table]
        const active = []
        for (let n = 0; n < limit; n++)
          active.push(await gateway.sample(table, `Actif ${n}`, { status: true }))
        const full = { __typename: 'ActiveLimitError', code: 'ACTIVE_LIMIT', limit, activeCount: limit }
        const { id, version } = await gateway.sample(table, 'De trop')
        expect(await mutate('publish', table, { id })).toMatchObject(full)
        expect(await mutate('update', table, { id, status: true })).toMatchObject(full)
        const stats = (await mutate('softDelete', table, { id: (await gateway.sample(table, 'Jeté')).id }))
          .stats
        expect(stats).toMatchObject({ activeCount: limit, activeLimit: limit })

        // An active item saved again is no activation.
        const [first] = active
        if (!first) throw new Error('no active item')
        expect(await mutate('update', table, { id: first.id, status: true })).toMatchObject({
          content: { status: true },
        })

        // Out of the trash as it was, where another has taken its place.
        await mutate('softDelete', table, { id: first.id })
        await mutate('publish', table, { id, version })
        expect(await mutate('restore', table, { id: first.id, asBefore: true })).toMatchObject(full)
        expect(
          await mutate('update', table, { id: first.id, softdelete: false, status: true }),
        ).toMatchObject(full)
        expect((await mutate('restore', table, { id: first.id })).content).toMatchObject({
          status: false,
        })

        const swapped = await mutate('swapActive', table, { id: first.id, replace: id })
        expect(swapped).toMatchObject({
          content: { id: first.id, status: true },
          stats: { activeCount: limit },
        })
        const refused = await mutate('swapActive', table, { id, replace: id })
        expect(refused).toMatchObject({ __typename: 'ValidationError' })
      },
    )
  },
)
