import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile } from '../../../db/files/files.ts'
import { sql } from 'kysely'
import { newSchema, type TestSchema } from '../../testing/testSchema.ts'

let gateway: TestSchema
beforeAll(async () => {
  gateway = await newSchema('sqlite')
  await gateway.db.transaction((trx) =>
    insertFile(trx, {
      key: 'borne',
      kind: 'image',
      name: 'borne.png',
      width: 8,
      height: 8,
      placeholder: null,
      variants: JSON.stringify([{ format: 'webp', width: 8, file: '8.webp' }]),
    }),
  )
})
afterAll(() => gateway.close())

test('a picture that two items use has an id for each, which stays', async () => {
  const one = await gateway.sample('projet', 'Un')
  const other = await gateway.sample('projet', 'Autre')
  const service = await gateway.sample('service', 'Bornage')
  const items = [one, other, service]
  const read = async () => {
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) {
      ... on Projet { image { id alt url } draft { image { id alt } picture { id } } } ... on Service { image { id alt url } } } }`
    const nodes = await gateway.read(
      'nodes',
      document,
      { ids: items.map(({ id }) => id) },
      gateway.administrator,
    )
    return nodes
  }
  await gateway.db.transaction(async (trx) => {
    await sql`update "projet" set "image" = 'borne'`.execute(trx)
    await sql`update "service" set "image" = 'borne'`.execute(trx)
  })
  await gateway.mutate('update', 'projet', { id: one.id, imageAlt: 'Une borne' })
  await gateway.read(
    'saveProjetDraft.__typename',
    'mutation ($input: SaveProjetDraftInput!) { saveProjetDraft(input: $input) { __typename } }',
    { input: { id: one.id, imageAlt: 'Une autre borne' } },
    gateway.administrator,
  )
  const url = '/uploads/borne/8.webp'
  const draft = btoa(`Image:projet:${one.databaseId}:image:draft`)
  expect(await read()).toEqual([
    {
      image: { id: btoa(`Image:projet:${one.databaseId}:image`), alt: 'Une borne', url },
      draft: { image: { id: draft, alt: 'Une autre borne' }, picture: { id: draft } },
    },
    { image: { id: btoa(`Image:projet:${other.databaseId}:image`), alt: null, url }, draft: null },
    { image: { id: btoa(`Image:service:${service.databaseId}:image`), alt: null, url } },
  ])
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  expect(await gateway.read('node', node, { id: draft }, gateway.administrator)).toBeNull()
})
