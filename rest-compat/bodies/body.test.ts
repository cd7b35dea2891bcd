import { describe, expect, test } from 'vitest'
import { readBody } from './body.ts'
import { FormFile, readMultipart } from './multipart.ts'
import { readPairs } from './urlencoded.ts'

function request(body: BodyInit | null, type?: string): Request {
  return new Request('http://h/api/faq/store', {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
  })
}

const form = 'application/x-www-form-urlencoded'

test('JSON keeps its types', async () => {
  const body = { titre: 'é', ordre: 2, status: true, rien: null, questions: [{ id: 1 }] }
  expect(await readBody(request(JSON.stringify(body), 'application/json; charset=UTF-8'))).toEqual(body)
  expect(await readBody(request('\ufeff{"a":1}', 'application/json'))).toEqual({ a: 1 })
  const polluted = await readBody(request('{"__proto__":{"status":true}}', 'application/json'))
  expect(Reflect.get({}, 'status')).toBeUndefined()
  expect(Object.hasOwn(polluted, 'status')).toBe(false)
})

test('no body is an empty one', async () => {
  expect(await readBody(request(null))).toEqual({})
  expect(await readBody(request('', 'text/plain'))).toEqual({})
})

test('forms: lists by brackets, and the last of two', async () => {
  expect(
    await readBody(request('a=1&a=2&b[]=3&b[]=4&c[5][id]=6&c[5][nom]=x&c[7][id]=8&d=+%C3%A9&e=100%', form)),
  ).toEqual({
    a: '2',
    'a[]': ['1', '2'],
    b: ['3', '4'],
    c: [{ id: '6' }, { id: '8' }],
    d: ' é',
    e: '100%',
  })
})

test.each([
  '',
  '=',
  '&&a',
  'a',
  'a=',
  '=b',
  'a=b=c',
  '%',
  '%4',
  '%zz%41+%2B',
  'é=%C3%A9+%F0%9F%98%80',
  'a%3Db=%26',
  '%%41%4%',
])('forms: %s is read as browsers read it, in whatever pieces it comes', async (text) => {
  const pairs = [...new URLSearchParams(text)]
  for (const size of [1, 2, 3, 100]) expect(await readPairs(inPieces(text, size))).toEqual(pairs)
})

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('forms: as many pairs as may be, empty ones among them', async () => {
  expect(await readPairs(inPieces(`${'&'.repeat(255)}a=b`, 64))).toEqual([['a', 'b']])
  await expect(readPairs(inPieces('&'.repeat(256), 64))).rejects.toMatchObject({ status: 413 })
})

test('multipart: texts with their line ends, files as files', async () => {
  const data = new FormData()
  data.set('message', 'Un\nDeux\r\nTrois')
  data.set('image', new File(['x'], 'a.png', { type: 'image/png' }))
  data.append('categories[]', '1')
  const { image, ...texts } = await readBody(request(data))
  expect(texts).toEqual({ message: 'Un\nDeux\nTrois', categories: ['1'] })
  expect(image).toBeInstanceOf(FormFile)
})

describe('multipart: a file', () => {
  const content = Buffer.alloc(1_000_000, 'octets')
  const head = '--b\r\ncontent-disposition: form-data; name="a"; filename="a.png"\r\n\r\n'
  const form = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')])

  /** The file, and what it came in: each piece is memory of its own. */
  async function read(size: number): Promise<{ file: FormFile; came: ArrayBufferLike[] }> {
    const came: ArrayBufferLike[] = []
    async function* body() {
      for (let at = 0; at < form.length; at += size) {
        const piece = Uint8Array.from(form.subarray(at, at + size))
        came.push(piece.buffer)
        yield piece
      }
    }
    const [[name, file] = []] = await readMultipart(body(), 'multipart/form-data; boundary=b')
    if (!(file instanceof FormFile)) throw new Error('No file came.')
    expect([name, file.name, file.size]).toEqual(['a', 'a.png', content.length])
    expect(Buffer.concat(file.pieces()).equals(content)).toBe(true)
    return { file, came }
  }

  test('is what came, not a copy of it', async () => {
    const { file, came } = await read(65_536)
    const own = file.pieces().filter(({ buffer }) => came.includes(buffer))
    // The parser keeps back what may be the beginning of a delimiter.
    expect(own.reduce((size, { length }) => size + length, 0)).toBeGreaterThan(content.length - 16 * 100)
    expect(file.pieces().length).toBeLessThan(3 * came.length)
  })

  test('that comes in very many pieces is kept in few', async () => {
    const { file } = await read(64)
    expect(file.pieces().length).toBeLessThan(600)
  })
})

test('what is no UTF-8', async () => {
  const latin1 = new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d])
  await expect(readBody(request(latin1, 'application/json'))).rejects.toMatchObject({ status: 400 })
  await expect(readBody(request('a=%E9', form))).rejects.toMatchObject({ status: 400 })
  await expect(readBody(request('a=b', `${form}; charset=iso-8859-15`))).rejects.toMatchObject({
    status: 415,
  })
  await expect(readBody(request('a=%E9', `${form}; charset=iso-8859-15`))).rejects.toMatchObject({
    status: 415,
  })
  expect(await readBody(request('', `${form}; charset=iso-8859-15`))).toEqual({})
  const part = (bytes: string) =>
    request(
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${bytes}\r\n--b--\r\n`, 'latin1'),
      'multipart/form-data; boundary=b',
    )
  await expect(readBody(part('\xe9'))).rejects.toMatchObject({ status: 400 })
  // This is the replacement character itself, well written.
  expect(await readBody(part('\xef\xbf\xbd'))).toEqual({ a: '\ufffd' })
})

test('a body that was cut is too large; one that broke off is malformed', async () => {
  const broken = (name: string) => {
    const stream = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error('cut'), { name })),
    })
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }
    return readBody(new Request('http://h/', init))
  }
  await expect(broken('BodyTooLargeError')).rejects.toMatchObject({ status: 413, code: 'BAD_REQUEST' })
  await expect(broken('AbortError')).rejects.toMatchObject({ status: 400 })
})
