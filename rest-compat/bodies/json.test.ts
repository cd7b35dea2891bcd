import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { Refusal } from '../refusal.ts'
import { JsonBounds, readJson } from './json.ts'

const statusOf = (text: string) => {
  try {
    readJson(text)
    return 200
  } catch (error) {
    return error instanceof Refusal ? error.status : error
  }
}

test('is read with as many values and levels as anybody needs, and refused beyond', () => {
  const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join(',')}]`
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, { b: n }])))
  expect([numbers(9_000), nested(32), keys(4_000), '{"a":"[[,\\"[,{"}', '"', '['].map(statusOf)).toEqual([
    200, 200, 200, 200, 400, 400,
  ])
  expect([numbers(11_000), nested(33), keys(6_000), nested(100_000)].map(statusOf)).toEqual([
    413, 413, 413, 413,
  ])
})

test('what stands in texts is no value, wherever the bytes are cut', () => {
  const bytes = Buffer.from(JSON.stringify({ a: `\\"${'[,{"'.repeat(20_000)}\\` }))
  const bounds = new JsonBounds()
  for (let at = 0; at < bytes.length; at += 7) bounds.see(bytes.subarray(at, at + 7))
})

test('is refused at the bound, without waiting for the rest', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 1
        controller.enqueue(Buffer.from('[1,'.repeat(1_000)))
      },
    },
    { highWaterMark: 0 },
  )
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  }
  await expect(readBody(new Request('http://h/api/faq/store', init))).rejects.toMatchObject({ status: 413 })
  expect(sent).toBeLessThan(5)
})
