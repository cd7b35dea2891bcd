import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteBackup } from '../../db/jobs/backups.ts'
import { fillDatabase } from '../../db/fill.ts'
import { noteEmailTested } from '../../db/content/firstSteps.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const steps = '{ admin { firstSteps { name done } } }'
const hide = 'mutation { done: hideFirstSteps { __typename ... on Error { code } } }'

describe.each(kinds)('first steps on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    await fillDatabase(gateway.db, { content: 'demo', storePicture: async () => {} })
  })
  afterAll(() => gateway.close())

  const read = (path: string, document: string, variables = {}) =>
    gateway.read(path, document, variables, gateway.administrator)
  /** Those that are done, or null where there is no list any more. */
  async function done(): Promise<string[] | null> {
    const list = await read('admin.firstSteps', steps)
    if (list === null) return null
    return Object.values(Object(list)).flatMap((one) => (Object(one).done ? [String(Object(one).name)] : []))
  }
  const active = async (list: string) =>
    String(
      await read(
        'admin.list.edges.0.node.id',
        `{ admin { list: ${list}(status: true, first: 1) { edges { node { id } } } } }`,
      ),
    )

  test('samples are no step taken, even if they were taken off line and published again', async () => {
    const id = await active('presentations')
    await gateway.mutate('unpublish', 'presentation', { id })
    await gateway.mutate('publish', 'presentation', { id })
    expect(await done()).toEqual([])
  })

  test('each is ticked by what is there', async () => {
    // The order of surveyors that a firm is of is written, and no place in a list.
    await gateway.mutate('update', 'entreprise', { id: await active('entreprises'), ordre: 'Notre ordre' })
    expect(await done()).toEqual(['COMPANY'])
    await gateway.mutate('update', 'entreprise', { id: await active('entreprises'), nom: 'La nôtre' })
    expect(await done()).toEqual(['COMPANY'])
    await gateway.db.transaction(async (trx) => {
      const file = { kind: 'image' as const, width: 1, height: 1, placeholder: null, variants: '[]' }
      await trx
        .insertInto('file')
        .values({ ...file, key: 'notre', name: 'logo.png', createdAt: '' })
        .execute()
      await trx.updateTable('entreprise').set({ logo: 'notre' }).where('status', '=', true).execute()
    })
    await gateway.mutate('update', 'presentation', { id: await active('presentations'), titre: 'Nous' })
    expect(await done()).toEqual(['COMPANY', 'LOGO', 'PRESENTATION'])
    await gateway.mutate('update', 'service', { id: await active('services'), nom: 'Bornage' })
    await read('clearDemoContent.__typename', 'mutation { clearDemoContent { __typename } }')
    expect(await done()).toEqual(['COMPANY', 'LOGO', 'PRESENTATION', 'SERVICES', 'DEMO_CLEARED'])
    await gateway.db.transaction(noteEmailTested)
    const { id } = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({ nom: 'Aya', email: 'aya@example.com', passwordHash: '-', status: false, createdAt: '' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await done()).toHaveLength(6)
    await read('done', 'mutation ($id: ID!) { done: activateAccount(input: { id: $id }) { __typename } }', {
      id: Buffer.from(`Account:${id}`).toString('base64'),
    })
    expect(await done()).toHaveLength(7)
    await gateway.db.transaction((trx) => noteBackup(trx, new Date().toISOString()))
    expect(await done()).toBeNull()
    gateway.queries.length = 0
    expect(await done()).toBeNull()
    expect(gateway.queries).toEqual([])
  })
})

describe.each(kinds)('the list of first steps on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  test('is put away for good by who may write, and then costs nothing', async () => {
    const shown = () => gateway.read('admin.firstSteps', steps, {}, gateway.administrator)
    const { errors } = await gateway.answer(hide, {}, visitor)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(await gateway.read('done.code', hide, {}, reader)).toBe('FORBIDDEN')
    expect(await shown()).toHaveLength(8)
    expect(await gateway.read('done.__typename', hide, {}, gateway.administrator)).toBe(
      'HideFirstStepsPayload',
    )
    expect(await shown()).toBeNull()
    gateway.queries.length = 0
    expect(await shown()).toBeNull()
    expect(gateway.queries).toEqual([])
  })
})
