import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Caller } from '../context.ts'
import { newSchema, type TestSchema } from '../testing/testSchema.ts'

const errors = '... on Error { code message } ... on ValidationError { fields { field message } }'
const fields = 'id nom url events personalData active offReason failingSince formerSecretUntil createdBy'
const secretPayload = `__typename ... on WebhookSecretPayload { secret webhook { ${fields} } } ${errors}`
const create = `mutation ($input: CreateWebhookInput!) { result: createWebhook(input: $input) { ${secretPayload} } }`
const rotate = `mutation ($input: WebhookInput!) { result: rotateWebhookSecret(input: $input) { ${secretPayload} } }`
const change = `mutation ($input: UpdateWebhookInput!) { result: updateWebhook(input: $input) {
  __typename ... on WebhookPayload { webhook { ${fields} } } ${errors} } }`
const remove = `mutation ($input: WebhookInput!) { result: deleteWebhook(input: $input) {
  __typename ... on DeleteWebhookPayload { deletedWebhookId admin { webhooks { id } } } ${errors} } }`
const delivery = 'delivery { id event state attempts nextAt body }'
const tryIt = `mutation ($input: WebhookInput!) { result: testWebhook(input: $input) {
  __typename ... on WebhookDeliveryPayload { ${delivery} } ${errors} } }`
const resend = `mutation ($input: ResendWebhookDeliveryInput!) { result: resendWebhookDelivery(input: $input) {
  __typename ... on WebhookDeliveryPayload { ${delivery} } ${errors} } }`
const given = { nom: 'Miroir', url: 'https://miroir.example/crochet', events: ['CONTENT_PUBLISHED'] }

describe.each(kinds)('webhooks on %s', (kind) => {
  let schema: TestSchema
  beforeAll(async () => {
    schema = await newSchema(kind)
  })
  afterAll(() => schema.close())

  const rows = () => schema.db.read.selectFrom('webhook').selectAll().orderBy('id').execute()
  const run = async (document: string, input: object, who: Caller = schema.administrator) => {
    const { data, errors } = await schema.answer(document, { input }, who)
    expect(errors).toBeUndefined()
    const result: unknown = data?.result
    return result
  }
  async function add(input: object = {}): Promise<{ id: string; secret: string }> {
    const made = await run(create, { ...given, ...input })
    const webhook: unknown = Reflect.get(Object(made), 'webhook')
    return {
      id: String(Reflect.get(Object(webhook), 'id')),
      secret: String(Reflect.get(Object(made), 'secret')),
    }
  }

  test('the secret is shown once, and no row or line of the journal holds it', async () => {
    const made = await run(create, given)
    expect(made).toMatchObject({
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      webhook: {
        ...given,
        personalData: false,
        active: true,
        offReason: null,
        formerSecretUntil: null,
        createdBy: 'Awa',
      },
    })
    expect(await rows()).toMatchObject([{ secret: expect.stringMatching(/^sealed whsec_/) }])
    const { data } = await schema.answer(
      '{ admin { webhooks { __typename nom } journal { edges { node { act type libelle changes { field before } } } } } }',
      {},
      schema.administrator,
    )
    expect(JSON.stringify(data)).not.toContain('whsec_')
    expect(data).toMatchObject({
      admin: {
        webhooks: [{ nom: 'Miroir' }],
        journal: { edges: [{ node: { act: 'CREATE_WEBHOOK', type: 'Webhook', libelle: 'Miroir' } }] },
      },
    })
  })

  test('a secret is replaced: for a day the former one counts as well', async () => {
    const { id, secret } = await add()
    const made = await run(rotate, { id })
    expect(made).toMatchObject({ webhook: { formerSecretUntil: expect.any(String) } })
    expect(Reflect.get(Object(made), 'secret')).not.toBe(secret)
    const row = (await rows()).at(-1)
    expect(row?.previousSecret).toBe(`sealed ${secret}`)
    const left = Date.parse(row?.previousUntil ?? '') - Date.now()
    expect(Math.round(left / 3_600_000)).toBe(24)
  })

  test.each([
    ['http://miroir.example/', 'url', 'L’adresse doit commencer par https://.'],
    ['ftp://miroir.example/', 'url', 'L’adresse doit commencer par https://.'],
    ['miroir', 'url', 'Ce n’est pas une adresse web.'],
    ['https://awa:secret@miroir.example/', 'url', 'L’adresse ne doit contenir ni nom ni mot de passe.'],
  ])('%s is no address', async (url, field, message) => {
    expect(await run(create, { ...given, url })).toMatchObject({ fields: [{ field, message }] })
    const { id } = await add()
    expect(await run(change, { id, url })).toMatchObject({ fields: [{ field, message }] })
    await run(remove, { id })
  })

  test('it asks for at least one event, has a name, and there are twenty at most', async () => {
    expect(await run(create, { ...given, events: [] })).toMatchObject({
      fields: [{ field: 'events', message: 'Choisissez au moins un événement.' }],
    })
    expect(await run(create, { ...given, nom: ' ' })).toMatchObject({ fields: [{ field: 'nom' }] })
    const made: string[] = []
    while ((await rows()).length < 20) made.push((await add()).id)
    expect(await run(create, given)).toMatchObject({ fields: [{ message: 'Pas plus de 20 webhooks.' }] })
    for (const id of made) await run(remove, { id })
  })

  test('what is given is changed, and begins anew once it is switched on', async () => {
    const { id } = await add()
    const number = Number(atob(id).split(':')[1])
    await schema.db.transaction((trx) =>
      trx
        .updateTable('webhook')
        .set({ enabled: false, offReason: 'Non.', failingSince: new Date().toISOString() })
        .where('id', '=', number)
        .execute(),
    )
    expect(await run(change, { id, nom: 'Autre' })).toMatchObject({
      webhook: { nom: 'Autre', url: given.url, active: false, offReason: 'Non.' },
    })
    expect(await run(change, { id, active: true, events: ['MESSAGE_RECEIVED'] })).toMatchObject({
      webhook: { active: true, offReason: null, failingSince: null, events: ['MESSAGE_RECEIVED'] },
    })
    const lines = await schema.db.read.selectFrom('journal').selectAll().orderBy('id', 'desc').execute()
    expect(lines[0]?.before).toContain('content.published')
    await schema.db.transaction((trx) =>
      trx
        .updateTable('webhook')
        .set({ failingSince: new Date().toISOString() })
        .where('id', '=', number)
        .execute(),
    )
    expect(await run(change, { id, nom: 'Encore' })).toMatchObject({
      webhook: { failingSince: expect.any(String) },
    })
    expect(await run(change, { id, url: 'https://example.com/ailleurs' })).toMatchObject({
      webhook: { failingSince: null },
    })
  })

  test('a test and a repetition are deliveries that wait to be sent; one that is off takes a test alone', async () => {
    const { id } = await add()
    const tried = await run(tryIt, { id })
    expect(tried).toMatchObject({
      delivery: { event: 'webhook.test', state: 'WAITING', attempts: 0, nextAt: expect.any(String) },
    })
    await schema.sample('partenaire', 'BTP Ébrié', { status: false })
    const { content } = await schema.mutate('publish', 'partenaire', {
      id: (await schema.sample('partenaire', 'Autre')).id,
    })
    expect(content).toMatchObject({ status: true })
    const log = await schema.read(
      'node.deliveries.edges',
      `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries { edges { node { id event state body } } } } } }`,
      { id },
      schema.administrator,
    )
    expect(log).toMatchObject([
      { node: { event: 'content.published', state: 'WAITING' } },
      { node: { event: 'webhook.test', state: 'WAITING' } },
    ])
    const first: unknown = Reflect.get(Object(Reflect.get(Object(log), 0)), 'node')
    const body: unknown = JSON.parse(String(Reflect.get(Object(first), 'body')))
    expect(body).toMatchObject({
      data: { type: 'Partenaire', id: content?.id, databaseId: content?.databaseId },
    })
    const event = { id: Reflect.get(Object(first), 'id') }
    await schema.db.transaction((trx) => trx.deleteFrom('job').execute())
    expect(await run(resend, event)).toMatchObject({
      delivery: { state: 'WAITING', nextAt: expect.any(String) },
    })
    await run(change, { id, active: false })
    expect(await run(resend, event)).toMatchObject({ fields: [{ field: 'id' }] })
    expect(await run(tryIt, { id })).toMatchObject({ delivery: { event: 'webhook.test' } })
    expect(await run(resend, { id: btoa('WebhookDelivery:999') })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('it is deleted with its log and with what waits', async () => {
    for (const { id } of await rows()) await run(remove, { id: btoa(`Webhook:${id}`) })
    await schema.db.transaction((trx) => trx.deleteFrom('job').execute())
    const { id } = await add()
    await run(tryIt, { id })
    expect(await run(remove, { id })).toMatchObject({ deletedWebhookId: id, admin: { webhooks: [] } })
    const { read } = schema.db
    expect(await read.selectFrom('webhookDelivery').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('job').selectAll().where('kind', '=', 'webhook').execute()).toEqual([])
    expect(await run(remove, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('neither visitors nor tokens see one', async () => {
    const { id } = await add()
    await run(tryIt, { id })
    const document = `query ($id: ID!, $other: ID!) { a: node(id: $id) { id } b: node(id: $other) { id } }`
    const last = await schema.db.read
      .selectFrom('webhookDelivery')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const variables = { id, other: btoa(`WebhookDelivery:${last.id}`) }
    const token: Caller = { ...schema.administrator, tokenId: 1 }
    const own = await schema.answer(document, variables, schema.administrator)
    expect(own.data).toEqual({ a: { id }, b: { id: variables.other } })
    for (const who of [undefined, token]) {
      const { data } = await schema.answer(document, variables, who)
      expect(data).toEqual({ a: null, b: null })
    }
    for (const document of ['{ admin { webhooks { id } } }']) {
      const { errors } = await schema.answer(document, {}, token)
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })
})
