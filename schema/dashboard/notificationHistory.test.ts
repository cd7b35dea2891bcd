import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { notifyOfRequest } from '../../db/events/notifications.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const Page = z.object({
  totalCount: z.number(),
  edges: z.array(z.object({ node: z.object({ id: z.string(), content: z.unknown() }) })),
  pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
})

describe.each(kinds)('notificationHistory on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    for (const nom of ['Un', 'Deux', 'Trois']) await gateway.sample('contact', nom)
  })
  afterAll(() => gateway.close())

  async function page(args: string, who = gateway.administrator) {
    const source = `{ admin { list: notificationHistory(${args}) { totalCount
      edges { node { id content { libelle } } } pageInfo { endCursor hasNextPage } } } }`
    return Page.parse(await gateway.read('admin.list', source, {}, who))
  }

  const reread = (id: string, who = gateway.administrator) =>
    gateway.read(
      'node',
      'query ($id: ID!) { node(id: $id) { ... on Notification { id kind } } }',
      { id },
      who,
    )

  test('pages through all that has come in, newest first', async () => {
    const first = await page('first: 2')
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    const rest = await page(`first: 2, after: "${first.pageInfo.endCursor}"`)
    expect(rest).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } })
    expect([...first.edges, ...rest.edges].map(({ node }) => node.content)).toEqual([
      { libelle: 'Trois' },
      { libelle: 'Deux' },
      { libelle: 'Un' },
    ])
  })

  test('each is found again by its id, by staff alone', async () => {
    const [edge] = (await page('first: 1')).edges
    const id = edge?.node.id ?? ''
    expect(await reread(id)).toEqual({ id, kind: 'MESSAGE' })
    expect(await reread(id, visitor)).toBeNull()
  })

  test('a request for an account is for people, by its id as well', async () => {
    const account = await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          nom: 'Yao',
          email: 'yao@example.com',
          passwordHash: '',
          status: false,
          createdAt: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await gateway.db.transaction((trx) => notifyOfRequest(trx, account.id))
    const [edge] = (await page('kinds: [ACCOUNT_REQUEST]')).edges
    const id = edge?.node.id ?? ''
    const token = { ...gateway.administrator, tokenId: 1 }
    expect(await reread(id)).toEqual({ id, kind: 'ACCOUNT_REQUEST' })
    expect(await reread(id, token)).toBeNull()
    await expect(page('kinds: [ACCOUNT_REQUEST]', token)).rejects.toThrow(/jeton/)
  })
})
