import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { GraphQLError, parse } from 'graphql'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { newDatabase } from '../../db/testing/testDatabases.ts'
import { schema } from '../../schema/schema.ts'
import { anonymousRequest } from '../auth/anonymousRequest.ts'
import { readConfig, settingsOf } from '../config.ts'
import { createContexts } from '../graphql/bounded.ts'
import { createHttpServer } from '../security/connections.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { JsonResult, resultJson, plainResult, deserialize, serialize } from './workerMessages.ts'
import { createReader } from './reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'geometre-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

const told: unknown[] = []
const logger = { error: (...said: unknown[]) => void told.push(...said) }
const given = { config: readConfig({}), logger, build: folder }

let programs = 0
/** A thread that does this with each order. */
function programOf(onOrder: string, ready = `parentPort.postMessage('ready')`): string {
  const program = join(folder, `thread${(programs += 1)}.mjs`)
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
const answer = (n, text) => {
  const html = new TextEncoder().encode(text).buffer
  parentPort.postMessage({ n, page: { status: 200, headers: {}, html } }, [html])
}
parentPort.on('message', (order) => {
  if (order === 'end') return parentPort.close()
  const { n, page: { url } } = order
  ${onOrder}
})
${ready}`,
  )
  return program
}

test('a page that takes long holds up nobody here', async () => {
  const [begun, go] = [join(folder, 'begun'), join(folder, 'go')]
  const program = programOf(`writeFileSync(${JSON.stringify(begun)}, '')
  while (!existsSync(${JSON.stringify(go)}));
  answer(n, url)`)
  const reader = await createReader({ ...given, program })
  const long = reader.page({ url: '/long' })
  // It goes on until somebody else has done something.
  await expect.poll(() => existsSync(begun)).toBe(true)
  writeFileSync(go, '')
  expect(String((await long).html)).toBe('/long')
  await reader.stop(1_000)
})

test('each has the answer to what he asked, in whichever order they come', async () => {
  const program = programOf(`if (url === '/0') globalThis.first = () => answer(n, url)
  else { answer(n, url); if (url === '/9') globalThis.first() }`)
  const reader = await createReader({ ...given, program })
  for (let round = 0; round < 3; round++) {
    const urls = Array.from({ length: 10 }, (_, n) => `/${n}`)
    const pages = await Promise.all(urls.map((url) => reader.page({ url })))
    expect(pages.map(({ html }) => String(html))).toEqual(urls)
  }
  await reader.stop(1_000)
})

test('a thread that ends fails what it was asked, and who asks next has another', async () => {
  const reader = await createReader({
    ...given,
    program: programOf(`if (url === '/end') process.exit(1); if (url !== '/never') answer(n, url)`),
  })
  const asked = await Promise.allSettled(['/never', '/end'].map((url) => reader.page({ url })))
  const failed = { status: 'rejected', reason: expect.objectContaining({ code: 'UNAVAILABLE' }) }
  expect(asked).toEqual([failed, failed])
  expect(String((await reader.page({ url: '/next' })).html)).toBe('/next')
  await reader.stop(1_000)
})

test('a thread that ended while nobody asked fails nobody', async () => {
  const created = once(process, 'worker')
  const reader = await createReader({ ...given, program: programOf('answer(n, url)') })
  const [thread]: Worker[] = await created
  await thread?.terminate()
  expect(String((await reader.page({ url: '/next' })).html)).toBe('/next')
  await reader.stop(1_000)
})

test('what never ends is given up, and the next has another thread', async () => {
  const enough = join(folder, 'enough')
  const program = programOf(
    `if (url === '/loop') while (!existsSync(${JSON.stringify(enough)})); answer(n, url)`,
  )
  // As long as a thread may take to start on a busy machine: the next one has no more.
  const impatient = await createReader({ ...given, program, longestMs: 2_000 })
  await expect(impatient.page({ url: '/loop' })).rejects.toThrow('has ended')
  expect(String((await impatient.page({ url: '/next' })).html)).toBe('/next')
  expect(told).toEqual([expect.stringContaining('sans réponse')])
  await impatient.stop(1_000)
  writeFileSync(enough, '')
})

test('a thread that is given up is not ended from outside, and no more than two of them are there', async () => {
  const workers: Worker[] = []
  const keep = (worker: Worker) => void workers.push(worker)
  process.on('worker', keep)
  onTestFinished(() => void process.off('worker', keep))
  const go = join(folder, 'goOn')
  const program = programOf(`if (url === '/broken') parentPort.postMessage('broken')
  while (!existsSync(${JSON.stringify(go)})); answer(n, url)`)
  const reader = await createReader({ ...given, program })
  for (let n = 0; n < 3; n++)
    await expect(reader.page({ url: '/broken' })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(reader.page({ url: '/none' })).rejects.toMatchObject({ outage: 'busy' })
  expect(workers).toHaveLength(3)
  const ended = workers.map((worker) => once(worker, 'exit'))
  writeFileSync(go, '')
  expect(await Promise.all(ended)).toEqual([[0], [0], [0]])
  expect(String((await reader.page({ url: '/next' })).html)).toBe('/next')
  await reader.stop(1_000)
})

test('no more is read for who has left', async () => {
  const [begun, left] = [join(folder, 'begun query'), join(folder, 'left')]
  const program = join(folder, 'leaving.mjs')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
parentPort.on('message', (order) => {
  if (order === 'end') return parentPort.close()
  writeFileSync(order.query ? ${JSON.stringify(begun)} : ${JSON.stringify(left)}, String(order.n ?? order.left))
  if (order.left !== undefined) parentPort.postMessage({ n: order.left, failure: 'left' })
})
parentPort.postMessage('ready')`,
  )
  const reader = await createReader({ ...given, program })
  const database = await newDatabase('sqlite')
  const nowhere = () => Promise.reject(new Error('Nothing is written here.'))
  const contextFor = createContexts({
    db: database.db,
    files: {
      storePicture: nowhere,
      storeDocument: nowhere,
      withSent: nowhere,
      storeDownload: nowhere,
      storeCrop: nowhere,
      settle: nowhere,
      takesFiles: nowhere,
    },
    created: nowhere,
    sealSecret: nowhere,
    settings: settingsOf(given.config),
  })
  let end: (why: unknown) => void = () => {}
  const ended = new Promise<unknown>((resolve) => (end = resolve))
  const server = createHttpServer({
    places: new KeyedSemaphore(),
    trustProxy: 0,
    cutOff() {},
    handle(req, res) {
      const document = parse('{ site { demo } }')
      const contextValue = contextFor({ req, res }, anonymousRequest)
      reader.query({ schema, document, contextValue }).catch((why: unknown) => end(why))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const leaving = new AbortController()
  const asked = fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal }).catch(() => null)
  await expect.poll(() => existsSync(begun)).toBe(true)
  leaving.abort()
  await asked
  await ended
  expect(readFileSync(left, 'utf8')).toBe(readFileSync(begun, 'utf8'))
  server.close()
  await reader.stop(1_000)
  await database.close()
})

test('what cannot be handed over fails alone, and ends no thread', async () => {
  const created = once(process, 'worker')
  const reader = await createReader({ ...given, program: programOf('answer(n, url)') })
  const [thread]: Worker[] = await created
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const input = Object.defineProperty({}, 'x', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })
  await expect(reader.page({ url: '/', form: { status: 422, input, messages: {} } })).rejects.toThrow('no')
  // As long as it would be waited for, and more.
  vi.advanceTimersByTime(60_000)
  expect(String((await reader.page({ url: '/next' })).html)).toBe('/next')
  expect(thread?.threadId).toBeGreaterThan(0)
  vi.useRealTimers()
  await reader.stop(1_000)
})

test('once it is stopped nobody has another thread', async () => {
  const reader = await createReader({ ...given, program: programOf('answer(n, url)') })
  await reader.stop(1_000)
  await expect(reader.page({ url: '/' })).rejects.toMatchObject({ outage: 'stopped' })
})

test('a program that does not start, or ends before it is ready, is told at once', async () => {
  await expect(createReader({ ...given, program: join(folder, 'none.mjs') })).rejects.toThrow('none.mjs')
  await expect(createReader({ ...given, program: programOf('', 'process.exit(0)') })).rejects.toThrow(
    'has ended',
  )
})

test('a result is the same on the other side', () => {
  const { loc } = parse('{ site { id } admin { id } }')
  const data = { site: { id: 'à – ’' }, admin: null }
  const good = deserialize(serialize({ data }), loc?.source)
  expect(good).toBeInstanceOf(JsonResult)
  expect(good.data).toEqual(data)
  expect(plainResult(good)).toEqual({ data })
  expect(resultJson(good)).toBe(JSON.stringify({ data }))
  const error = new GraphQLError('Non.', {
    source: loc?.source,
    positions: [14],
    path: ['admin'],
    extensions: { code: 'FORBIDDEN', http: { headers: { 'retry-after': '5' } } },
  })
  const failed = deserialize(serialize({ data, errors: [error] }), loc?.source)
  expect(failed.data).toEqual(data)
  expect(failed.errors?.map((one) => one.toJSON())).toEqual([error.toJSON()])
  expect(failed.errors?.[0]).toBeInstanceOf(GraphQLError)
  expect(error.toJSON().locations).toEqual([{ line: 1, column: 15 }])
})
