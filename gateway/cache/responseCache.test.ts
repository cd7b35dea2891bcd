import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import type { Answer } from './encodedAnswer.ts'
import { createResponseCache } from './responseCache.ts'
import { createHttpServer, isResponseClosed, onResponseClosed } from '../security/connections.ts'
import { KeyedSemaphore } from '../queues/keyedSemaphore.ts'
import { connectAndSend, startInProcess } from '../lab/servers/inProcess.ts'
import { persistedIdOf } from '../lab/testing/operations.ts'
import { client } from '../lab/servers/server.ts'
import { FairQueue } from '../queues/fairQueue.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const forAll = (body: string): Answer => ({ status: 200, headers: { 'cache-control': 'public' }, body })

/** A server that keeps what `create` makes of an address, and for whom. */
async function start(
  create: (url: string, cookie: string) => Promise<Answer>,
  options: {
    mostBytes?: number
    mostEntries?: number
    makingMs?: number
    isFresh?: () => boolean
    turns?: FairQueue
  } = {},
) {
  const state = { version: 1, isOut: false, asked: 0, made: [] as string[], left: 0 }
  const read = () => (state.isOut ? Promise.reject<number>(new Error('out')) : state.version)
  const kept = createResponseCache({ version: read, ...options })
  const server = createHttpServer({
    places: new KeyedSemaphore(),
    trustProxy: 0,
    cutOff: () => {},
    handle(req, res) {
      const { url = '' } = req
      onResponseClosed(res, () => (state.left += res.writableFinished ? 0 : 1))
      state.asked += 1
      const { cookie = '' } = req.headers
      const make = async () => {
        state.made.push(url)
        const answer = await create(url, cookie)
        return isResponseClosed(res) ? null : answer
      }
      const answered = kept.answer(url, req, res, make, (work) =>
        options.turns ? options.turns.run(cookie, work) : work(),
      )
      answered?.catch(() => res.destroy())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  const get = async (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) => {
    const response = await fetch(origin + path, { headers, ...(signal && { signal }) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { state, get, port, announce: kept.announce }
}

const asked = 'GET / HTTP/1.1\r\nHost: x\r\n'

/** Sixteen requests at once on one connection: a thousand connections take a busy machine longer than a server waits. */
async function sixteen(port: number): Promise<string[]> {
  const socket = await connectAndSend(port, `${asked}\r\n`.repeat(15) + `${asked}Connection: close\r\n\r\n`)
  const answers = await text(socket)
  return answers.match(/version \d/g) ?? []
}

describe('an answer for everybody', () => {
  test('a version that cannot be read is a failure that somebody hears of, and ends nothing', async () => {
    const unheard: unknown[] = []
    const hear = (error: unknown) => unheard.push(error)
    process.on('unhandledRejection', hear)
    ends.push(() => process.off('unhandledRejection', hear))
    const { state, get } = await start(() => Promise.resolve(forAll('a')))
    state.isOut = true
    expect((await get('/')).text).toBe('a')
    expect(unheard).toEqual([])
  })

  test('is made once, however many ask, and again when the content has moved', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const { state, get, port } = await start(async () => (await gate, forAll(`version ${state.version}`)))
    const many = Promise.all(Array.from({ length: 63 }, () => sixteen(port)))
    await expect.poll(() => state.made.length).toBe(1)
    go()
    expect((await many).flat()).toEqual(Array(63 * 16).fill('version 1'))
    expect(state.made).toHaveLength(1)
    state.version = 2
    expect((await get('/')).text).toBe('version 2')
    expect((await get('/')).text).toBe('version 2')
    expect(state.made).toHaveLength(2)
  })

  test('goes out in the coding that is asked for, the same in each, and not at all to who has it', async () => {
    const { state, get } = await start(() => Promise.resolve(forAll('é'.repeat(5_000))))
    for (const coding of ['br', 'gzip', 'identity', 'br', 'br', 'br', 'br']) {
      const { headers, text } = await get('/', { 'accept-encoding': coding })
      expect(headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
      expect(text).toBe('é'.repeat(5_000))
      const etag = headers.get('etag') ?? ''
      const known = await get('/', { 'accept-encoding': coding, 'if-none-match': etag })
      expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect(state.made).toHaveLength(1)
  })

  test('outlasts a flood of addresses that nobody asks for twice', async () => {
    const { state, get } = await start(() => Promise.resolve(forAll('x'.repeat(1_000))), {
      mostBytes: 100_000,
    })
    for (let n = 0; n < 400; n++) {
      await get(`/?${n}`)
      if (n % 10 === 0) await get('/')
    }
    expect(state.made.filter((url) => url === '/')).toHaveLength(1)
    await get('/?0')
    expect(state.made.filter((url) => url === '/?0')).toHaveLength(2)
  })

  test('counts its address and itself among the bytes that are kept, and is one of so many', async () => {
    const bodies = (n: number) => `/?${n}${'x'.repeat(900)}`
    const kept = async (options: { mostBytes?: number; mostEntries?: number }) => {
      const { state, get } = await start(() => Promise.resolve(forAll('')), options)
      for (let n = 0; n < 100; n++) await get(bodies(n))
      // The last first: what is made again takes the place of others.
      for (let n = 99; n >= 0; n--) await get(bodies(n))
      return 200 - state.made.length
    }
    expect(await kept({})).toBe(100)
    // Some three thousand bytes each, of which its text is none.
    expect(await kept({ mostBytes: 100_000 })).toBeLessThan(40)
    expect(await kept({ mostEntries: 10 })).toBeLessThanOrEqual(10)
  })

  test('of a former version goes before all others, however often it was asked for', async () => {
    const { state, get } = await start(() => Promise.resolve(forAll('x')), { mostEntries: 10 })
    for (let n = 0; n < 10; n++) for (let times = 0; times < 4; times++) await get(`/?old${n}`)
    state.version = 2
    for (let n = 0; n < 10; n++) await get(`/?new${n}`)
    const before = state.made.length
    for (let n = 0; n < 10; n++) await get(`/?new${n}`)
    expect(state.made).toHaveLength(before)
  })

  test('is made by the next where the one whose turn it was has left', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const { state, get } = await start(async (_url, cookie) => {
      if (cookie === 'first') await gate
      return forAll('ok')
    })
    const leaving = new AbortController()
    const first = get('/', { cookie: 'first' }, leaving.signal)
    await expect.poll(() => state.made.length).toBe(1)
    const second = get('/')
    leaving.abort()
    await expect(first).rejects.toThrow('aborted')
    await expect.poll(() => state.left).toBe(1)
    go()
    expect((await second).text).toBe('ok')
    expect(state.made).toHaveLength(2)
  })
})

describe('an answer that its first asker waits in line for', () => {
  /** Two jobs of the attacker's run and so many wait; he has asked for the page before the visitor does. */
  async function askBehind(waiting: number) {
    const turns = new FairQueue(2, 200)
    let finish = () => {}
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const jobs = Array.from({ length: 2 + waiting }, () => turns.run('attacker', () => gate))
    const { state, get } = await start(() => Promise.resolve(forAll('ok')), { turns })
    const attacker = get('/', { cookie: 'attacker' }).then(
      ({ text }) => text,
      () => 'refused',
    )
    await expect.poll(() => state.asked).toBe(1)
    const visitors = await Promise.all([get('/', { cookie: 'visitor' }), get('/', { cookie: 'other' })])
    finish()
    await Promise.all(jobs)
    return { attacker: await attacker, visitors: visitors.map(({ text }) => text), made: state.made }
  }

  test('is made for who asks for it in a line of his own, once', async () => {
    expect(await askBehind(100)).toEqual({ attacker: 'ok', visitors: ['ok', 'ok'], made: ['/'] })
  })

  test('is refused to nobody else where that line is full', async () => {
    expect(await askBehind(200)).toEqual({ attacker: 'refused', visitors: ['ok', 'ok'], made: ['/'] })
  })
})

/** What is made of the first version is kept; what of another, as `outcome` says, once `open` was called with that. */
async function startGated({
  makingMs = 60_000,
  isFresh = true,
  outcome = (n: number) => forAll(`version ${n}`),
} = {}) {
  const opens: (() => void)[] = []
  const gates = [0, 1, 2, 3].map((n) => new Promise<void>((resolve) => (opens[n] = resolve)))
  const { state, get, announce } = await start(
    async () => {
      const { version } = state
      await gates[version]
      return outcome(version)
    },
    { makingMs, isFresh: () => isFresh },
  )
  const open = (version: number) => opens[version]?.()
  const read = async () => (await get('/')).text
  /** That two who ask now are both given the next, made once for both. */
  const expectNext = async () => {
    const both = Promise.all([read(), read()])
    await expect.poll(() => state.made.length).toBe(2)
    open(2)
    expect(await both).toEqual(['version 2', 'version 2'])
    expect(state.made).toHaveLength(2)
  }
  open(1)
  await read()
  return { state, announce, open, read, expectNext }
}

describe('after a change', () => {
  test('one waits for the next answer, others have the former at once, and it is announced when the next is made', async () => {
    const { state, announce, open, read } = await startGated()
    let isAnnounced = false
    state.version = 2
    const first = read()
    await expect.poll(() => state.made.length).toBe(2)
    const announced = announce().then(() => (isAnnounced = true))
    for (let n = 0; n < 20; n++) expect(await read()).toBe('version 1')
    expect([state.made.length, isAnnounced]).toEqual([2, false])
    open(2)
    expect(await first).toBe('version 2')
    await announced
    expect(await read()).toBe('version 2')
    expect(state.made).toHaveLength(2)
  })

  test('that follows another, what was before both is given until the first is made, and then neither', async () => {
    const { state, announce, open, read } = await startGated()
    state.version = 2
    const first = read()
    await expect.poll(() => state.made.length).toBe(2)
    const announced = [announce()]
    state.version = 3
    announced.push(announce())
    expect(await read()).toBe('version 1')
    expect(state.made).toHaveLength(2)
    open(2)
    expect(await first).toBe('version 2')
    await Promise.all(announced)
    open(3)
    expect(await Promise.all([read(), read()])).toEqual(['version 3', 'version 3'])
    expect(state.made).toHaveLength(3)
  })

  test('for which nobody asks it is announced at once, and then nobody has the former', async () => {
    const { state, announce, expectNext } = await startGated()
    state.version = 2
    await announce()
    await expectNext()
  })

  test('a next answer that does not come holds the change back for so long, and nobody has the former then', async () => {
    const { state, announce, open, read } = await startGated({ makingMs: 50 })
    state.version = 2
    const first = read()
    await expect.poll(() => state.made.length).toBe(2)
    await announce()
    const second = read()
    open(2)
    expect(await Promise.all([first, second])).toEqual(['version 2', 'version 2'])
  })

  test('nobody has the former for longer than that, though nobody announces the change', async () => {
    const { state, expectNext } = await startGated({ makingMs: 0 })
    state.version = 2
    await expectNext()
  })

  test('nobody has the former where the change may have been long ago', async () => {
    const { state, expectNext } = await startGated({ isFresh: false })
    state.version = 2
    await expectNext()
  })

  test('a next answer that fails holds it back no longer, and nobody has the former then', async () => {
    const { state, announce, open, read } = await startGated({
      outcome: (n) => ({ ...forAll(`version ${n}`), status: n === 1 ? 200 : 500 }),
    })
    state.version = 2
    const first = read()
    await expect.poll(() => state.made.length).toBe(2)
    const announced = announce()
    expect(await read()).toBe('version 1')
    open(2)
    expect(await first).toBe('version 2')
    await announced
    expect(await read()).toBe('version 2')
    expect(state.made).toHaveLength(3)
  })

  test('of which the database does not tell, nobody has the former once it is announced', async () => {
    const { state, announce, expectNext } = await startGated()
    state.version = 2
    state.isOut = true
    await announce()
    state.isOut = false
    await expectNext()
  })
})

test('an answer for one is given to nobody else, not even to who asks at the same time', async () => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  const { state, get } = await start(async (_url, cookie) => {
    if (state.made.length === 1) await gate
    return { status: 200, headers: { 'cache-control': 'private, no-store' }, body: cookie }
  })
  const answers = ['a', 'b', 'c'].map((cookie) => get('/', { cookie }))
  await expect.poll(() => state.made.length).toBe(1)
  go()
  expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test.each([404, 500])('an answer of %i is not kept', async (status) => {
  const { state, get } = await start(() => Promise.resolve({ ...forAll('non'), status }))
  await get('/')
  await get('/')
  expect(state.made).toHaveLength(2)
})

test('after a change, no door gives an old answer again; whoever is signed in gets what visitors get', async () => {
  const server = await startInProcess()
  ends.push(() => server.stop())
  const staff = client(server.origin)
  await staff.signIn()
  const { made } = await staff.run<{ made: { content: { id: string; version: number } } }>(
    `mutation { made: createService(input: { nom: "Titre 0", status: true }) { ... on CreateServicePayload { content { id version } } } }`,
  )
  const doors = ['/', '/api/service/service', `/graphql?id=${persistedIdOf('AccueilPageQuery')}`]
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(server.origin + path, { headers })).text()
  for (let n = 1; n <= 20; n++) {
    await staff.run(
      `mutation ($id: ID!, $titre: String!) {
        updateService(input: { id: $id, nom: $titre }) { ... on UpdateServicePayload { content { id } } } }`,
      { id: made.content.id, titre: `Titre ${n}` },
    )
    for (const door of doors) {
      const [anybody, signedIn] = await Promise.all([read(door), read(door, staff.credentials())])
      expect(anybody).toContain(`Titre ${n}`)
      expect(anybody).not.toMatch(new RegExp(`Titre ${n - 1}\\b`))
      expect(signedIn).toBe(anybody)
    }
  }
  // What an object has by nature is no kind of JSON.
  const strange = await fetch(server.origin + (doors.at(-1) ?? ''), { headers: { accept: 'constructor' } })
  expect(strange.status).toBe(406)
})
