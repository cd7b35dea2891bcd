import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '../../db/jobs/jobs.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const fields = `emailsLateSince unsentEmails { totalCount edges { node {
  id text to error createdAt about { __typename libelle } } } }`

describe.each(kinds)('e-mails that did not go, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  beforeEach(() => gateway.db.transaction((trx) => trx.deleteFrom('job').execute()))
  afterAll(() => gateway.close())

  const listed = () => gateway.read('admin', `{ admin { ${fields} } }`, {}, gateway.administrator)
  const change = (name: string, input: object) =>
    gateway.read(
      'result',
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { result: ${name}(input: $input) {
        __typename ... on EmailsPayload { admin { unsentEmails { totalCount } } } } }`,
      { input },
      gateway.administrator,
    )
  const left = (count: number) => ({
    __typename: 'EmailsPayload',
    admin: { unsentEmails: { totalCount: count } },
  })
  const rows = () => gateway.db.read.selectFrom('job').selectAll().orderBy('id').execute()
  const jobs = async () => (await rows()).map(({ key, due, attempts }) => ({ key, due, attempts }))
  const ids = async () => (await rows()).map(({ id }) => encodeGlobalID('Email', id))

  /** One that was written so long ago, and given up where it is said why. */
  const write = (key: string, payload: JobPayloads['email'], minutes: number, lastError?: string) =>
    gateway.db.transaction(async (trx) => {
      await enqueue(trx, { kind: 'email', key, payload })
      const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
      await trx.updateTable('job').set({ createdAt }).where('key', '=', key).execute()
      if (lastError !== undefined)
        await trx
          .updateTable('job')
          .set({ due: null, attempts: 6, lastError })
          .where('key', '=', key)
          .execute()
    })
  const toAwa = { text: 'newPassword', to: 'awa@example.com' } as const

  test('are told of from a quarter of an hour on', async () => {
    expect(await listed()).toMatchObject({ emailsLateSince: null, unsentEmails: { totalCount: 0 } })
    await write('a', toAwa, 14)
    expect(await listed()).toMatchObject({ emailsLateSince: null })
    await write('b', toAwa, 16)
    const [, late] = await rows()
    expect(await listed()).toMatchObject({
      emailsLateSince: late?.createdAt,
      unsentEmails: { totalCount: 0 },
    })
  })

  test('are listed once they are given up, with what they tell of and why, newest first', async () => {
    const { databaseId: id } = await gateway.sample('devis', 'Zo', { email: 'zo@example.com' })
    await write('notice', { text: 'notice', type: 'devis', id }, 900, 'Le serveur ne répond pas.')
    await write('confirmation', { text: 'confirmation', type: 'devis', id }, 900, 'Refusé.')
    await write('gone', { text: 'notice', type: 'contact', id: 999_999 }, 900, 'Refusé.')
    await write('password', toAwa, 900, 'Refusé.')
    const about = { __typename: 'Devis', libelle: expect.stringContaining('Zo') }
    const nodes = [
      { text: 'NEW_PASSWORD', to: 'awa@example.com', about: null, error: 'Refusé.' },
      { text: 'NOTICE', to: null, about: null },
      { text: 'CONFIRMATION', to: 'zo@example.com', about },
      { text: 'NOTICE', to: null, about, error: 'Le serveur ne répond pas.' },
    ]
    const unsentEmails = { totalCount: 4, edges: nodes.map((node) => ({ node })) }
    expect(await listed()).toMatchObject({ unsentEmails })
  })

  test('are sent again or dropped, those that are named or all', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await write(key, toAwa, 900, 'Refusé.')
    await write('waiting', toAwa, 1)
    const before = await jobs()
    const [a, , c, d] = await ids()
    expect(await change('resendEmails', { ids: [d, 'nothing'] })).toEqual(left(3))
    expect(await change('resendEmails', { ids: [] })).toEqual(left(3))
    expect(await change('dropEmails', { ids: [d, c] })).toEqual(left(2))
    expect(await change('resendEmails', { ids: [a] })).toEqual(left(1))
    expect(await change('resendEmails', {})).toEqual(left(0))
    expect(await jobs()).toEqual([
      { key: 'a', due: expect.any(String), attempts: 0 },
      { key: 'b', due: expect.any(String), attempts: 0 },
      { key: 'd', due: expect.any(String), attempts: 0 },
      before.at(-1),
    ])
  })

  test('are for administrators', async () => {
    await write('a', toAwa, 900, 'Refusé.')
    const [id] = await ids()
    const node = (who = visitor) =>
      gateway.read('node', 'query ($id: ID!) { node(id: $id) { id } }', { id }, who)
    expect(await node()).toBeNull()
    expect(await node(gateway.administrator)).toEqual({ id })
  })
})
