import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startReceiver, type Receiver } from '../../web/testing/receiver.ts'
import { post, type PostOptions } from './post.ts'
import { isPublicAddress } from './publicAddress.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const send = (options: Partial<PostOptions> = {}) =>
  post({
    url: receiver.url,
    headers: { 'webhook-id': 'msg_1' },
    body: '{"é":1}',
    signal: new AbortController().signal,
    allowsPrivate: true,
    ...options,
  })

describe('a receiver that', () => {
  test('answers is told the whole body', async () => {
    receiver.answer = (res) => void res.writeHead(201).end('  Reçu\n\u202e ')
    expect(await send()).toEqual({ statusCode: 201, answer: 'Reçu', error: null })
    expect(receiver.received).toMatchObject([{ body: '{"é":1}', headers: { 'webhook-id': 'msg_1' } }])
  })

  test('redirects is not followed', async () => {
    const elsewhere = await startReceiver()
    receiver.answer = (res) => void res.writeHead(307, { location: elsewhere.url }).end()
    expect(await send()).toMatchObject({ statusCode: 307, error: expect.stringContaining('redirections') })
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })

  test('hangs is left after the time limit, before its answer or in the middle of it', async () => {
    receiver.answer = () => {}
    expect(await send({ longestMs: 200 })).toEqual({
      statusCode: null,
      answer: null,
      error: 'Pas de réponse en 0\u00a0secondes.',
    })
    receiver.answer = (res) => void res.writeHead(200).write('Un début')
    expect(await send({ longestMs: 200 })).toEqual({ statusCode: 200, answer: 'Un début', error: null })
  })

  test('sends without end is cut off', async () => {
    let isOver = false
    receiver.answer = (res) => {
      const more = () => {
        while (!isOver && res.write('x'.repeat(65_536)));
      }
      res
        .writeHead(200)
        .on('drain', more)
        .on('close', () => (isOver = true))
      more()
    }
    expect(await send()).toEqual({ statusCode: 200, answer: 'x'.repeat(500), error: null })
    await expect.poll(() => isOver).toBe(true)
  })

  test('lies about its length, sends too long a header, or speaks another language fails in one sentence', async () => {
    receiver.answer = (res) =>
      void res.writeHead(200, { 'content-length': '1000' }).write('court', () => res.destroy())
    expect(await send()).toEqual({ statusCode: 200, answer: 'court', error: null })
    receiver.answer = (res) => void res.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end()
    expect(await send()).toMatchObject({
      statusCode: null,
      error: expect.stringContaining('HPE_HEADER_OVERFLOW'),
    })
    const other = createServer((socket) => void socket.resume().end('220 bonjour\r\n')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toMatchObject({ statusCode: null })
    other.close()
    await once(other, 'close')
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toMatchObject({
      error: 'Rien ne répond à cette adresse.',
    })
  })

  test('wants to speak another protocol, or closes without a word, is left at once', async () => {
    receiver.answer = (res) =>
      void res.socket?.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      )
    expect(await send()).toEqual({ statusCode: 101, answer: '', error: 'Réponse 101.' })
    receiver.answer = (res) => void res.socket?.end()
    expect(await send()).toMatchObject({ statusCode: null })
  })

  test('is not waited for once the server stops', async () => {
    const stop = new AbortController()
    receiver.answer = () => stop.abort()
    expect(await send({ signal: stop.signal })).toMatchObject({ statusCode: null })
  })
})

describe('an address of the own network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
  ])('%s is refused', async (url) => {
    expect(await send({ url, allowsPrivate: false })).toMatchObject({
      statusCode: null,
      error: expect.stringContaining('réseau privé'),
    })
  })

  test('is refused behind a name too, even beside a public one, and DNS is asked once', async () => {
    const { port } = new URL(receiver.url)
    const asked: string[] = []
    const answers = [['93.184.216.34', '127.0.0.1'], ['127.0.0.1']]
    const resolve: PostOptions['resolve'] = (hostname, _options, callback) => {
      asked.push(hostname)
      const found = answers.shift() ?? []
      callback(
        null,
        found.map((address) => ({ address, family: 4 })),
      )
    }
    const url = `https://piege.example:${port}/`
    for (const count of [1, 2]) {
      expect(await send({ url, allowsPrivate: false, resolve })).toMatchObject({
        error: expect.stringContaining('réseau privé'),
      })
      expect(asked).toEqual(Array(count).fill('piege.example'))
    }
    expect(receiver.received).toEqual([])
  })

  test('that DNS gives at a second question is never reached: the connection goes where the check went', async () => {
    const { port } = new URL(receiver.url)
    const asked: string[] = []
    const resolve: PostOptions['resolve'] = (hostname, _options, callback) => {
      asked.push(hostname)
      callback(null, [{ address: '127.0.0.1', family: 4 }])
    }
    expect(await send({ url: `http://change.example:${port}/`, resolve })).toMatchObject({ statusCode: 204 })
    expect(asked).toEqual(['change.example'])
    expect(receiver.received).toMatchObject([{ headers: { host: `change.example:${port}` } }])
  })

  test('is not reached without encryption either', async () => {
    expect(await send({ allowsPrivate: false })).toMatchObject({
      error: 'L’adresse doit commencer par https://.',
    })
    expect(receiver.received).toEqual([])
  })

  test('is told from a public one', () => {
    const given = ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450::1']
    expect(given.filter(isPublicAddress)).toEqual(given)
    for (const address of ['', 'example.com', '3fff::1', '2001:db8::1', 'fe80::1%eth0', '1.2.3'])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})
