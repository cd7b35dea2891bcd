import { expect, test } from 'vitest'
import { yieldToEventLoop, FairQueue } from './fairQueue.ts'

test('whoever has much waiting keeps nobody else waiting for it', async () => {
  const turns = new FairQueue(2)
  const done: string[] = []
  let atOnce = 0
  let most = 0
  const job = (asker: string, name: string) =>
    turns.run(asker, async () => {
      most = Math.max(most, (atOnce += 1))
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      done.push(name)
    })
  const all = Array.from({ length: 50 }, (_, n) => job('a', `a${n}`))
  all.push(job('b', 'b0'), job('b', 'b1'), job('c', 'c0'))
  await Promise.all(all)
  expect(done).toHaveLength(53)
  expect(done.slice(0, 9)).toEqual(expect.arrayContaining(['b0', 'b1', 'c0']))
  expect(most).toBe(2)
})

test('whoever comes waits for no other job of the one who has had a turn', async () => {
  const turns = new FairQueue(1)
  const done: string[] = []
  const job = (name: string) => turns.run(name.charAt(0), () => void done.push(name))
  await Promise.all(['a0', 'a1', 'a2', 'b0', 'c0', 'b1'].map(job))
  expect(done).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2'])
})

test('a long job runs alone, and what comes after it waits no longer than for it', async () => {
  const turns = new FairQueue(2)
  const running = new Set<string>()
  const seen: string[] = []
  const job = (name: string, isLong = false) =>
    turns.run(
      name.charAt(0),
      async () => {
        running.add(name)
        seen.push([...running].join(' '))
        await new Promise((resolve) => setImmediate(resolve))
        running.delete(name)
      },
      isLong,
    )
  await Promise.all([job('a0', true), job('a1', true), job('b0'), job('c0'), job('a2', true), job('b1')])
  expect(seen).toEqual(['a0', 'b0', 'b0 c0', 'a1', 'b1', 'a2'])
})

test('a job that waits for something else holds up nobody', async () => {
  const turns = new FairQueue(1)
  let finish = () => {}
  const stuck = turns.run('a', () => new Promise<void>((resolve) => (finish = resolve)))
  expect(await turns.run('b', () => 'fait')).toBe('fait')
  finish()
  await stuck
  expect(await turns.run('a', () => 'fait')).toBe('fait')
})

test('of one asker so many wait and no more, and no other is refused for it', async () => {
  const turns = new FairQueue(1, 1)
  let finish = () => {}
  const running = turns.run('a', () => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = turns.run('a', () => 'a')
  await expect(turns.run('a', () => 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const other = turns.run('b', () => 'b')
  finish()
  expect(await Promise.all([running, waiting, other])).toEqual([undefined, 'a', 'b'])
})

test('a job that fails gives its turn on', async () => {
  const turns = new FairQueue(1)
  const failing = turns.run('a', () => Promise.reject(new Error('Non.')))
  const next = turns.run('a', () => 'fait')
  await expect(failing).rejects.toThrow('Non.')
  expect(await next).toBe('fait')
})

test('of the steps that take long each turn of the loop has one, however many wait', async () => {
  const seen: number[] = []
  let turn = 0
  const count = () => {
    turn += 1
    if (seen.length < 6) setImmediate(count)
  }
  setImmediate(count)
  const step = async (steps: number) => {
    for (let n = 0; n < steps; n += 1) {
      await yieldToEventLoop()
      seen.push(turn)
    }
  }
  await Promise.all([step(3), step(2), step(1)])
  expect(new Set(seen).size).toBe(6)
})

test('what only begins has so many a turn of the loop, of one asker after the other', async () => {
  const turns = new FairQueue(2)
  let turn = 0
  const count = () => {
    turn += 1
    if (begun.length < 7) setImmediate(count)
  }
  const begun: string[] = []
  const seen: number[] = []
  const begin = async (asker: string) => {
    const wait = turns.begin(asker)
    if (wait) await wait
    begun.push(asker)
    seen.push(turn)
  }
  setImmediate(count)
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c'].map(begin))
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'a', 'a'])
  expect(Math.max(...seen.map((one) => seen.filter((other) => other === one).length))).toBe(2)
})

test('of one asker so many wait to begin and no more, and no other is refused for it', async () => {
  const turns = new FairQueue(1, 2)
  expect(turns.begin('a')).toBeUndefined()
  const waiting = [turns.begin('a'), turns.begin('a')]
  expect(turns.begin('a')).toBeNull()
  waiting.push(turns.begin('b'))
  expect(waiting).toEqual([expect.any(Promise), expect.any(Promise), expect.any(Promise)])
  await Promise.all(waiting)
  await new Promise((resolve) => setImmediate(resolve))
  expect(turns.begin('a')).toBeUndefined()
})
