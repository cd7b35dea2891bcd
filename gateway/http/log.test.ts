import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { BatchedLogStream, withoutAddresses } from './log.ts'

function start() {
  const written: string[] = []
  const logger = pino({ base: null, timestamp: false }, new BatchedLogStream((lines) => written.push(lines)))
  return { written, logger }
}

test('the lines of a turn go in one write, in their order', async () => {
  const { written, logger } = start()
  for (const n of [1, 2, 3]) logger.info({ n }, 'requête')
  expect(written).toEqual([])
  await setImmediate()
  expect(written).toEqual([[1, 2, 3].map((n) => `{"level":30,"n":${n},"msg":"requête"}\n`).join('')])
  logger.info('plus tard')
  await setImmediate()
  await setImmediate()
  expect(written.slice(1)).toEqual(['{"level":30,"msg":"plus tard"}\n'])
})

test('a warning goes at once, after what came before it', () => {
  const { written, logger } = start()
  logger.info('avant')
  logger.warn('urgent')
  expect(written).toEqual(['{"level":30,"msg":"avant"}\n{"level":40,"msg":"urgent"}\n'])
})

test('no write is longer than what a pipe takes whole, but for a line that is', async () => {
  const { written, logger } = start()
  for (let n = 0; n < 100; n++) logger.info('é'.repeat(100))
  logger.info('x'.repeat(10_000))
  logger.info('fin')
  await setImmediate()
  expect(written.join('').split('\n')).toHaveLength(103)
  const long = written.filter((lines) => Buffer.byteLength(lines) > 4_096)
  expect(long.map((lines) => lines.trim().split('\n').length)).toEqual([1])
  expect(written.length).toBeLessThan(10)
})

test.each([
  ['process.exit(3)', 3],
  ['throw new Error()', 1],
])('nothing is left out by a process that ends by %s', async (end, code) => {
  const source = `import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const logger = createLogger()
    logger.info('une'); logger.info('deux'); ${end}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said, [ended]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect([said.split('\n').map((line) => /"msg":"(.*)"/.exec(line)?.[1]), ended]).toEqual([
    ['une', 'deux', undefined],
    code,
  ])
})

test('withoutAddresses() leaves no address that an e-mail server repeats, and all else', () => {
  expect(withoutAddresses('550 5.1.1 <awa.koné+x@mail.côte-topo.example>: unknown, yao@example.com')).toBe(
    '550 5.1.1 <…@…>: unknown, …@…',
  )
  const other = 'at node_modules/@graphql-yoga/core/index.js 2@3 a @ b.c @media'
  expect(withoutAddresses(other)).toBe(other)
  const long = 'a'.repeat(200_000)
  expect(withoutAddresses(`${long}@`)).toBe(`${long}@`)
})
