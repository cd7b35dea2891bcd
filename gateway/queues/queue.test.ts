import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('one at a time, in order, and a failure stops nothing', async () => {
  const queue = new Queue()
  const order: string[] = []
  let running = 0
  function job(name: string): Promise<string> {
    return queue.run(async () => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      order.push(name)
      if (name === 'failing') throw new Error(name)
      return name
    })
  }
  const failing = job('failing')
  const others = [job('one'), job('two')]
  await expect(failing).rejects.toThrow('failing')
  expect(await Promise.all(others)).toEqual(['one', 'two'])
  expect(order).toEqual(['failing', 'one', 'two'])
})

test('as many at a time as it was told', async () => {
  const queue = new Queue(3)
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, () =>
      queue.run(async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
      }),
    ),
  )
  expect(most).toBe(3)
})
