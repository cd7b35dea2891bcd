import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../../db/testing/testDatabases.ts'
import { newSchema, type TestSchema, visitor } from '../../testing/testSchema.ts'

const position = { latitude: 5.123456789, longitude: -90 }
const without = {
  latitude: {
    __typename: 'ValidationError',
    fields: [{ field: 'latitude', message: 'Indiquez aussi la latitude, ou retirez la longitude.' }],
  },
  longitude: {
    __typename: 'ValidationError',
    fields: [{ field: 'longitude', message: 'Indiquez aussi la longitude, ou retirez la latitude.' }],
  },
}

describe.each(kinds)('what comes in pairs on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  describe.each(['projet', 'entreprise'] as const)('the position of %s', (table) => {
    const given = { nom: 'Lot', ...(table === 'entreprise' && { email1: 'a@b.ci', phone1: '0700000001' }) }
    const stored = (id: string) =>
      gateway.read(
        'node',
        `query ($id: ID!) { node(id: $id) { ... on ${table === 'projet' ? 'Projet' : 'Entreprise'} { latitude longitude } } }`,
        { id },
        gateway.administrator,
      )

    test('is taken whole, kept as it is and taken away whole', async () => {
      const { content } = await gateway.mutate('create', table, { ...given, ...position })
      const id = content?.id ?? ''
      expect(await stored(id)).toEqual(position)
      expect((await gateway.mutate('update', table, { id, latitude: 0 })).content?.version).toBe(2)
      expect((await gateway.mutate('update', table, { id, ...position, latitude: 0 })).content?.version).toBe(
        2,
      )
      const away = { id, latitude: null, longitude: null }
      expect((await gateway.mutate('update', table, away)).content?.version).toBe(3)
      expect(await stored(id)).toEqual({ latitude: null, longitude: null })
    })

    test('is refused by half, whether it is new, added or taken away, in a draft too', async () => {
      expect(await gateway.mutate('create', table, { ...given, latitude: 5 })).toMatchObject(
        without.longitude,
      )
      expect(await gateway.mutate('create', table, { ...given, longitude: -4 })).toMatchObject(
        without.latitude,
      )
      const { id } = await gateway.sample(table)
      for (const verb of ['update', 'save'] as const) {
        const send = (input: object) =>
          verb === 'update'
            ? gateway.mutate('update', table, { id, ...input })
            : gateway.read(
                'done',
                `mutation ($input: Save${table === 'projet' ? 'Projet' : 'Entreprise'}DraftInput!) {
                  done: save${table === 'projet' ? 'Projet' : 'Entreprise'}Draft(input: $input) {
                    __typename ... on ValidationError { fields { field message } } } }`,
                { input: { id, ...input } },
                gateway.administrator,
              )
        expect(await send({ latitude: 0 })).toMatchObject(without.longitude)
        expect(await send({ longitude: 0, latitude: null })).toMatchObject(without.latitude)
      }
      await gateway.mutate('update', table, { id, ...position })
      expect(await gateway.mutate('update', table, { id, longitude: null })).toMatchObject(without.longitude)
      expect(await stored(id)).toEqual(position)
    })

    test('that was half before hinders no other change, and sent again changes nothing', async () => {
      const { id, databaseId } = await gateway.sample(table)
      await gateway.db.transaction((trx) =>
        trx.updateTable(table).set({ latitude: 5 }).where('id', '=', databaseId).execute(),
      )
      const again = { id, latitude: 5, longitude: null }
      expect((await gateway.mutate('update', table, { ...again, nom: 'Autre' })).content?.version).toBe(2)
      expect(await gateway.mutate('update', table, { id, latitude: 6 })).toMatchObject(without.longitude)
    })
  })

  describe.each(['contact', 'devis', 'carriere'] as const)('the ways to answer a %s', (table) => {
    const refused = {
      __typename: 'ValidationError',
      fields: [{ field: 'email', message: 'Indiquez une adresse e-mail ou un numéro de téléphone.' }],
    }
    const telephone = '07 00 00 00 01'
    const text = table === 'devis' ? { description: 'Un bornage' } : { message: 'Bonjour' }
    const create = (input: object) =>
      gateway.mutate('create', table, { nom: 'Awa', ...text, ...input }, visitor)
    const type = { contact: 'Contact', devis: 'Devis', carriere: 'Carriere' }[table]

    test('may be one or the other; neither is refused, with all else that is wrong', async () => {
      const { content } = await create({ telephone })
      const document = `query ($id: ID!) { node(id: $id) { ... on ${type} { email telephone } ... on Message { of: email } } }`
      expect(await gateway.read('node', document, { id: content?.id }, gateway.administrator)).toEqual({
        email: null,
        telephone,
        of: null,
      })
      expect((await create({ email: 'awa@example.com' })).content).toBeTruthy()
      for (const neither of [{}, { email: ' ', telephone: null }, { email: null, telephone: ' ' }])
        expect(await create(neither)).toMatchObject(refused)
      const { fields } = await create({ nom: ' ' })
      expect(fields?.map(({ field }) => field).sort()).toEqual(['email', 'nom'])
      expect((await create({ email: 'awa@' })).fields).toEqual([
        {
          field: 'email',
          message: 'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».',
        },
      ])
    })

    test('stay one at least through every update', async () => {
      const { content } = await create({ telephone, email: 'awa@example.com' })
      const id = content?.id ?? ''
      const change = (input: object) => gateway.mutate('update', table, { id, ...input })
      expect(await change({ email: null, telephone: '' })).toMatchObject(refused)
      expect((await change({ email: '' })).content?.version).toBe(2)
      expect(await change({ telephone: null })).toMatchObject(refused)
      expect((await change({ telephone: null, email: 'awa@example.com' })).content?.version).toBe(3)
    })
  })
})
