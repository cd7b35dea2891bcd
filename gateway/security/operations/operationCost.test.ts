import { parse } from 'graphql'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRows } from '../../../db/testing/testDatabases.ts'
import { largestAnswer } from '../../../schema/execution/budget.ts'
import { newSchema, type TestSchema } from '../../../schema/testing/testSchema.ts'
import { anonymousRequest } from '../../auth/anonymousRequest.ts'
import { createBackgroundWrites } from '../../auth/backgroundWrites.ts'
import { createAuthenticator } from '../../auth/visitor.ts'
import { readConfig } from '../../config.ts'
import { createExecute } from '../../graphql/execute.ts'
import { createOperations, type Operations } from '../../graphql/operations.ts'
import { createMailer } from '../../received/mail.ts'
import { createReleases } from '../../releases/releases.ts'
import { createReport } from '../../http/report.ts'
import { createGraphql } from '../../graphql/yoga.ts'
import { createCapacity } from '../capacity.ts'
import { KeyedSemaphore } from '../../queues/keyedSemaphore.ts'
import { createRateLimits } from '../rateLimit.ts'

/** Sections of questions, there and back: a few of each are cheap, a hundred are not. */
const nested =
  'faqs(first: $n) { edges { node { questions { faq { questions { faq { titre questions { question } } } } } } } }'
const counted = `query ($n: Int) { site { ${nested} } }`

let gateway: TestSchema
let operations: Operations
let graphql: ReturnType<typeof createGraphql>

beforeAll(async () => {
  gateway = await newSchema('sqlite')
  await addRows(gateway.db, 'faq', 100, { titre: `'Section'`, status: 'true' })
  await addRows(gateway.db, 'faqQuestion', 1_000, {
    status: 'true',
    question: `'Quand ?'`,
    reponse: `'Bientôt'`,
    faqId: '1 + n % 100',
  })
  const { db, files, created, sealSecret, ...settings } = gateway.context()
  const logger = pino({ level: 'silent' })
  const mailer = createMailer(readConfig({}))
  const limits = createRateLimits(db)
  const publicUrl = 'http://geo.example'
  const report = createReport(logger)
  const notes = createBackgroundWrites(report)
  const authenticator = createAuthenticator({ db, limits, mailer, logger, publicUrl, trustProxy: 0, notes })
  operations = createOperations({
    db,
    files,
    settings,
    created,
    sealSecret,
    report,
    logger,
    authenticator,
    announce: () => Promise.resolve(),
  })
  const site = { operations: new Map([['kept', parse(counted)]]), parts: () => new Map() }
  graphql = createGraphql({
    operations,
    report,
    capacity: createCapacity({ places: new KeyedSemaphore(), addressOf: authenticator.addressOf }),
    persistedOperations: createReleases({ db, report, site }).operations,
  })
})
afterAll(async () => {
  await graphql.dispose()
  await gateway.close()
})

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string } }[]
}

async function ask(body: object): Promise<Answer> {
  const response = await graphql.fetch(
    'http://geo.example/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    { caller: anonymousRequest },
  )
  return response.json()
}

const refused = {
  errors: [{ extensions: { code: 'BAD_REQUEST' }, message: expect.stringContaining('trop') }],
}

describe('what an operation costs', () => {
  test.each([
    ['a text', { query: counted }],
    ['a persisted one', { id: 'kept' }],
  ])('is decided for these variables, never for another’s: %s', async (_what, asked) => {
    expect((await ask({ ...asked, variables: { n: 1 } })).errors).toBeUndefined()
    expect(await ask({ ...asked, variables: { n: 100 } })).toMatchObject(refused)
    expect((await ask({ ...asked, variables: { n: 1 } })).errors).toBeUndefined()
  })

  test('once refused is not refused to others', async () => {
    const query = `query Autre ($n: Int) { site { ${nested} } }`
    expect(await ask({ query, variables: { n: 100 } })).toMatchObject(refused)
    expect((await ask({ query, variables: { n: 1 } })).errors).toBeUndefined()
  })

  test('is measured for pages and REST as well', async () => {
    const execute = createExecute(operations)
    const document = parse(counted)
    expect((await execute(document, { n: 1 }, { caller: anonymousRequest })).errors).toBeUndefined()
    expect(await execute(document, { n: 100 }, { caller: anonymousRequest })).toMatchObject(refused)
  })

  test('counts the defaults of variables, and answers variables that are null', async () => {
    const query = `query ($n: Int = 100) { site { ${nested} } }`
    expect(await ask({ query })).toMatchObject(refused)
    expect(await ask({ query, variables: null })).toMatchObject(refused)
    expect((await ask({ query, variables: { n: 1 } })).errors).toBeUndefined()
    const small = 'query ($n: Int) { site { faqs(first: $n) { totalCount } } }'
    expect(await ask({ query: small, variables: null })).toMatchObject({ data: { site: {} } })
  })

  test('counts each letter that is given to be examined', async () => {
    const query = (times: number) =>
      `query ($id: ID!, $with: [CheckedText!]) { node(id: $id) { ... on Content { ${Array.from(
        { length: times },
        (_, n) => `a${n}: checks(with: $with) { rule }`,
      ).join(' ')} } } }`
    const variables = { id: 'x', with: [{ field: 'description', text: 'a'.repeat(200_000) }] }
    expect(await ask({ query: query(5), variables })).toMatchObject(refused)
    expect((await ask({ query: query(4), variables })).errors).toBeUndefined()
  })

  test('counts the whole text, whichever operation is asked for', async () => {
    const many = Array.from({ length: 25 }, (_, n) => `a${n}: site { ...f }`).join(' ')
    const query = `query A { site { id } } query B { ${many} } query C { ${many} } fragment f on Site { ${'id '.repeat(20)} }`
    expect((await ask({ query, operationName: 'A' })).errors?.[0]?.message).toContain('champs')
  })

  test('a few mistakes in variables are told, not a hundred thousand', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { errors = [] } = await ask({
      query,
      variables: { ids: Array.from({ length: 100_000 }, () => ({})) },
    })
    expect(errors.length).toBeGreaterThan(1)
    expect(errors.length).toBeLessThan(30)
    for (const { extensions } of errors) expect(extensions.code).toBe('BAD_REQUEST')
  })
})

describe('an answer', () => {
  /** How often others had their turn meanwhile. */
  async function turnsDuring(work: () => Promise<void>): Promise<number> {
    let turns = 0
    let over = false
    const count = () => {
      turns += 1
      if (!over) setImmediate(count)
    }
    setImmediate(count)
    await work()
    over = true
    return turns
  }

  test('the largest that the bounds allow lets others go on, every few thousand fields', async () => {
    // Three fields of each of a hundred sections, ten questions, and what is asked of these.
    const aliases = Array.from({ length: 90 }, (_, n) => `a${n}: id`).join(' ')
    const query = `{ site { faqs(first: 100) { edges { node { questions { ${aliases} } } } } } }`
    const turns = await turnsDuring(async () => expect((await ask({ query })).errors).toBeUndefined())
    expect(turns).toBeGreaterThan(10)
  })

  test('that turns out larger than was thought is given up', async () => {
    await addRows(gateway.db, 'faqQuestion', 2_000, {
      id: '5000 + n',
      status: 'true',
      question: `'Quand ?'`,
      reponse: `'Bientôt'`,
      faqId: '1',
    })
    const aliases = Array.from({ length: 90 }, (_, n) => `a${n}: id`).join(' ')
    const query = `{ site { faqs(first: 100) { edges { node { questions { ${aliases} } } } } } }`
    expect(await ask({ query })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' }, message: expect.stringContaining('trop grande') }],
    })
  })

  test('holds so much text and no more', async () => {
    const long = 200_000
    await gateway.db.transaction((trx) =>
      trx
        .updateTable('faqQuestion')
        .set({ reponse: 'é'.repeat(long) })
        .where('faqId', '=', 2)
        .execute(),
    )
    const times = largestAnswer.characters / long / 10
    const texts = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: reponse`).join(' ')
    const query = (count: number) =>
      `{ site { faqs(first: 2) { edges { node { titre questions { ${texts(count)} } } } } } }`
    expect((await ask({ query: query(times - 1) })).errors).toBeUndefined()
    expect((await ask({ query: query(times + 1) })).errors?.[0]?.message).toContain('trop grande')
  })
})
