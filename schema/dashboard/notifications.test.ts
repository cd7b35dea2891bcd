import { encodeGlobalID } from '@pothos/plugin-relay'
import { graphql, parse, subscribe, type ExecutionResult } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { notify, notifyOfRequest } from '../../db/events/notifications.ts'
import { outageOf, Unavailable } from '../../db/connection/outage.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Context } from '../context.ts'
import { schema } from '../schema.ts'
import { newSchema, sampleInput, visitor, type TestSchema } from '../testing/testSchema.ts'

const document = parse(`subscription ($after: String) { notifications(after: $after) {
  cursor createdAt content { __typename id ... on Contact { nom } ... on Devis { nom } ... on Carriere { nom } } } }`)

const requests =
  parse(`subscription ($after: String) { notifications(after: $after, kinds: [MESSAGE, ACCOUNT_REQUEST]) {
  kind account { nom email waiting } content { libelle } stats { type } } }`)

interface Event {
  cursor: string
  createdAt: string
  content: { __typename: string; id: string; nom: string }
}

const three = ['contact', 'devis', 'carriere'] as const

describe.each(kinds)('notifications on %s', (kind) => {
  let gateway: TestSchema
  let otherServer: Db
  beforeAll(async () => {
    gateway = await newSchema(kind)
    otherServer = await openDatabase(gateway.place)
  })
  afterAll(async () => {
    await otherServer.close()
    await gateway.close()
  })

  /** The open subscription of an administrator; `own` changes its context. */
  async function open(
    after?: string,
    own: Partial<Context> = {},
    asked = document,
  ): Promise<AsyncGenerator<ExecutionResult>> {
    const contextValue = { ...gateway.context(gateway.administrator), ...own }
    const stream = await subscribe({
      schema,
      document: asked,
      contextValue,
      variableValues: { after: after ?? null },
    })
    if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream))
    return stream
  }

  async function take(stream: AsyncGenerator<ExecutionResult>, count: number): Promise<Event[]> {
    const events: Event[] = []
    while (events.length < count) {
      const { value, done } = await stream.next()
      if (done) throw new Error(`The stream ended after ${events.length}.`)
      expect(value.errors).toBeUndefined()
      const event: unknown = value.data?.notifications
      if (!isEvent(event)) throw new Error('no event')
      events.push(event)
    }
    return events
  }

  /** Fails where anything comes before what is sent now. */
  async function expectNoMore(stream: AsyncGenerator<ExecutionResult>): Promise<void> {
    await send('contact', 'Ensuite')
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Ensuite'])
    await stream.return(undefined)
  }

  /** Asks again where so many writers at once were too many, as the answer says one should. */
  async function send(table: (typeof three)[number], nom: string, db = gateway.db): Promise<void> {
    const name = { contact: 'Contact', devis: 'Devis', carriere: 'Carriere' }[table]
    const answer = await graphql({
      schema,
      source: `mutation ($input: Create${name}Input!) { create${name}(input: $input) { __typename } }`,
      variableValues: { input: sampleInput(table, nom) },
      contextValue: { ...gateway.context(visitor), db },
    })
    const isBusy = answer.errors?.some(({ originalError }) => outageOf(originalError)?.outage === 'busy')
    if (isBusy) return send(table, nom, db)
    // A wait for what was not sent would never end.
    if (answer.errors) throw new AggregateError(answer.errors, answer.errors.join())
  }

  async function lastCursor(): Promise<string> {
    await send('contact', 'Repère')
    const row = await gateway.db.read
      .selectFrom('notification')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return String(row.id)
  }

  test('new ones come in order, once, from another server too; old ones do not', async () => {
    await send('contact', 'Avant')
    const stream = await open()
    await send('contact', 'Un')
    const first = await take(stream, 1)
    const events = take(stream, 3)
    await send('devis', 'Deux', otherServer)
    await send('carriere', 'Trois')
    await send('contact', 'Quatre', otherServer)
    const found = [...first, ...(await events)]
    expect(found.map(({ content }) => [content.__typename, content.nom])).toEqual([
      ['Contact', 'Un'],
      ['Devis', 'Deux'],
      ['Carriere', 'Trois'],
      ['Contact', 'Quatre'],
    ])
    const cursors = found.map(({ cursor }) => Number(cursor))
    expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
    await stream.return(undefined)
  })

  test('`after` brings those since first, then the new ones, none twice', async () => {
    const after = await lastCursor()
    await send('devis', 'A')
    await send('contact', 'B')
    const stream = await open(after)
    const missed = await take(stream, 2)
    expect(missed.map(({ content }) => content.nom)).toEqual(['A', 'B'])
    await send('carriere', 'C', otherServer)
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['C'])
    await stream.return(undefined)
    const again = await open(missed[0]?.cursor)
    expect((await take(again, 2)).map(({ content }) => content.nom)).toEqual(['B', 'C'])
    await again.return(undefined)
  })

  test('sixty at once over three types and two servers: each comes once', async () => {
    const after = await lastCursor()
    const stream = await open(after)
    const events = take(stream, 60)
    const sent = Array.from({ length: 60 }, (_, n) =>
      send(three[n % 3] ?? 'contact', `M${n}`, n % 2 === 0 ? gateway.db : otherServer),
    )
    await Promise.all(sent)
    const found = await events
    expect(new Set(found.map(({ content }) => content.nom)).size).toBe(60)
    await expectNoMore(stream)
  })

  test('more than one batch comes whole and in order', async () => {
    const after = await lastCursor()
    for (let n = 0; n < 6; n++) {
      await Promise.all(Array.from({ length: 40 }, (_, m) => send('contact', `L${n * 40 + m}`)))
    }
    const stream = await open(after)
    const cursors = (await take(stream, 240)).map(({ cursor }) => Number(cursor))
    expect(cursors).toEqual(Array.from({ length: 240 }, (_, n) => Number(after) + 1 + n))
    await stream.return(undefined)
  })

  test('what staff create or erase is announced or forgotten like the rest', async () => {
    const after = await lastCursor()
    const { id } = await gateway.sample('contact', 'Effacé')
    await gateway.mutate('softDelete', 'contact', { id })
    await gateway.mutate('erase', 'contact', { id })
    await gateway.sample('devis', 'Gardé')
    const stream = await open(after)
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Gardé'])
    await stream.return(undefined)
  })

  test('what lies in the trash is neither listed nor brought, and comes back with its message', async () => {
    const after = await lastCursor()
    const listed = () =>
      gateway.read(
        'admin.notifications',
        '{ admin { notifications { content { libelle } } } }',
        {},
        gateway.administrator,
      )
    await gateway.db.transaction((trx) =>
      trx.deleteFrom('notification').where('id', '<=', Number(after)).execute(),
    )
    const stay = Array.from({ length: 20 }, (_, n) => `Reste ${n}`)
    for (const nom of stay) await gateway.sample('contact', nom)
    const gone = await Promise.all(
      three.flatMap((table) => Array.from({ length: 7 }, () => gateway.sample(table, `Jeté ${table}`))),
    )
    for (const { id } of gone) await gateway.mutateContent('softDelete', { id })
    expect(await listed()).toEqual(stay.toReversed().map((libelle) => ({ content: { libelle } })))
    const stream = await open(after)
    expect((await take(stream, 20)).map(({ content }) => content.nom)).toEqual(stay)
    await expectNoMore(stream)
    await gateway.mutateContent('restore', { id: gone[0]?.id })
    expect(await listed()).toContainEqual({ content: { libelle: 'Jeté contact' } })
  })

  test('what was planned and refused comes to who asks for it, live, from another server too; to others it does not', async () => {
    const after = await lastCursor()
    const { databaseId: id } = await gateway.sample('projet', 'Prévu')
    const asked = parse(`subscription ($after: String) {
      notifications(after: $after, kinds: [MESSAGE, REFUSED_PLAN]) { kind publish failure content { libelle } } }`)
    const all = await open(after, {}, asked)
    const usual = await open(after)
    const came = [all.next(), all.next(), usual.next()]
    await otherServer.transaction((trx) =>
      notify(trx, { type: 'projet', id }, { publish: true, refusal: 'Plus de place.' }),
    )
    await send('contact', 'Ensuite')
    const told = (await Promise.all(came)).map(({ value }) => value.data?.notifications)
    expect(told).toEqual([
      { kind: 'REFUSED_PLAN', publish: true, failure: 'Plus de place.', content: { libelle: 'Prévu' } },
      { kind: 'MESSAGE', publish: null, failure: null, content: { libelle: 'Ensuite' } },
      expect.objectContaining({ content: expect.objectContaining({ nom: 'Ensuite' }) }),
    ])
    for (const stream of [all, usual]) await stream.return(undefined)
  })

  test('a request for an account comes once, while it waits, to who asks for it, from another server too', async () => {
    const after = await lastCursor()
    const add = (nom: string, db = gateway.db) =>
      db.transaction(async (trx) => {
        const { id } = await trx
          .insertInto('account')
          .values({
            nom,
            email: 'yao@example.com',
            passwordHash: '',
            status: false,
            createdAt: new Date().toISOString(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await notifyOfRequest(trx, id)
        return id
      })
    const all = await open(after, {}, requests)
    const usual = await open(after)
    const came = [all.next(), all.next(), usual.next()]
    const id = await add('Yao', otherServer)
    await gateway.db.transaction((trx) => notifyOfRequest(trx, id))
    await send('contact', 'Ensuite')
    const told = (await Promise.all(came)).map(({ value }) => value.data?.notifications)
    const account = { nom: 'Yao', email: 'yao@example.com', waiting: true }
    expect(told).toEqual([
      { kind: 'ACCOUNT_REQUEST', account, content: null, stats: null },
      {
        kind: 'MESSAGE',
        account: null,
        content: { libelle: 'Ensuite' },
        stats: { type: 'Contact' },
      },
      expect.objectContaining({ content: expect.objectContaining({ nom: 'Ensuite' }) }),
    ])
    for (const stream of [all, usual]) await stream.return(undefined)

    const listed = () =>
      gateway.read(
        'admin.notifications',
        '{ admin { notifications(kinds: [ACCOUNT_REQUEST]) { account { id nom } } } }',
        {},
        gateway.administrator,
      )
    expect(await listed()).toEqual([{ account: { id: expect.any(String), nom: 'Yao' } }])
    for (const act of ['disableAccount', 'deleteAccount']) {
      await gateway.read(
        act,
        `mutation ($input: AccountInput!) { ${act}(input: $input) { __typename } }`,
        { input: { id: encodeGlobalID('Account', id) } },
        gateway.administrator,
      )
      expect(await listed()).toEqual([])
    }
    const left = gateway.db.read.selectFrom('notification').select('id').where('type', '=', 'account')
    expect(await left.execute()).toEqual([])
    // A new request after a deletion is announced again.
    await add('Yao')
    expect(await listed()).toEqual([{ account: { id: expect.any(String), nom: 'Yao' } }])
  })

  test('requests for accounts are for people: tokens and visitors are refused', async () => {
    const byToken = { ...gateway.administrator, tokenId: 1 }
    for (const [who, code] of [
      [byToken, 'FORBIDDEN'],
      [visitor, 'UNAUTHENTICATED'],
    ] as const) {
      const refused = await subscribe({ schema, document: requests, contextValue: gateway.context(who) })
      expect(JSON.parse(JSON.stringify(refused))).toMatchObject({ errors: [{ extensions: { code } }] })
    }
    const listed = await graphql({
      schema,
      source: '{ admin { notifications(kinds: [MESSAGE, ACCOUNT_REQUEST]) { cursor } } }',
      contextValue: gateway.context(byToken),
    })
    expect(listed).toMatchObject({
      errors: [
        {
          message: 'Cela se fait dans l’administration, non avec un jeton.',
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    })
  })

  test('it ends once the visitor is no longer signed in', async () => {
    let signedIn = true
    const { auth } = gateway.context(gateway.administrator)
    const after = await lastCursor()
    const stream = await open(after, { auth: { ...auth, stillSignedIn: async () => signedIn } })
    await send('contact', 'Vu')
    expect(await take(stream, 1)).toHaveLength(1)
    signedIn = false
    await send('contact', 'Jamais vu')
    await expect(stream.next()).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } })
    expect(await stream.next()).toMatchObject({ done: true })
  })

  test('an outage is waited for, and then all comes that came meanwhile, once', async () => {
    let failed: (() => void) | null = null
    const stillSignedIn = async () => {
      if (!failed) return true
      failed()
      throw new Unavailable('unreachable', 'cut')
    }
    const { auth } = gateway.context(gateway.administrator)
    const after = await lastCursor()
    const stream = await open(after, { auth: { ...auth, stillSignedIn } })
    await send('contact', 'Avant')
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Avant'])
    const hasFailed = new Promise<void>((resolve) => (failed = resolve))
    const next = take(stream, 2)
    for (const nom of ['Pendant', 'Encore']) await send('contact', nom)
    await hasFailed
    failed = null
    expect((await next).map(({ content }) => content.nom)).toEqual(['Pendant', 'Encore'])
    await stream.return(undefined)
  })

  test('it ends with its server, and looks no more', async () => {
    const stopping = await openDatabase(gateway.place)
    let stopped: Promise<void> | undefined
    let stops = false
    const stillSignedIn = async () => {
      if (stops) await (stopped ??= stopping.close())
      return true
    }
    const { auth } = gateway.context(gateway.administrator)
    const after = await lastCursor()
    const stream = await open(after, { db: stopping, whole: stopping, auth: { ...auth, stillSignedIn } })
    await send('contact', 'Vu', stopping)
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Vu'])
    stops = true
    await send('contact', 'Jamais vu', stopping)
    expect(await stream.next()).toMatchObject({ done: true })
  })

  test('it ends in the middle of what waits to be sent', async () => {
    let signedIn = true
    const { auth } = gateway.context(gateway.administrator)
    const after = await lastCursor()
    for (const nom of ['Vu', 'Jamais vu', 'Jamais vu non plus']) await send('contact', nom)
    const stream = await open(after, { auth: { ...auth, stillSignedIn: async () => signedIn } })
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Vu'])
    signedIn = false
    await expect(stream.next()).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } })
  })

  test('visitors are refused, and learn nothing', async () => {
    for (const after of [null, '0', 'rien']) {
      const contextValue = gateway.context(visitor)
      const stream = await subscribe({ schema, document, contextValue, variableValues: { after } })
      expect(Symbol.asyncIterator in stream).toBe(false)
      expect(JSON.parse(JSON.stringify(stream))).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' }, message: 'Connectez-vous pour continuer.' }],
      })
    }
  })

  test('a cursor that is none is refused in French', async () => {
    for (const after of ['', 'rien', '-1', '1e3', '99999999999', '1; drop table notification', '\u0000']) {
      const contextValue = gateway.context(gateway.administrator)
      const refused = await subscribe({ schema, document, contextValue, variableValues: { after } })
      expect(JSON.parse(JSON.stringify(refused))).toMatchObject({
        errors: [{ message: 'Ce curseur n’est pas de cette liste.', extensions: { code: 'BAD_REQUEST' } }],
      })
    }
  })

  test('without a cursor it brings what is sent once it is open, however late one begins to read', async () => {
    await send('contact', 'Avant')
    const stream = await open()
    await send('contact', 'Après')
    expect((await take(stream, 1)).map(({ content }) => content.nom)).toEqual(['Après'])
    await stream.return(undefined)
  })
})

function isEvent(value: unknown): value is Event {
  return typeof value === 'object' && value !== null && 'content' in value
}
