import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('one at a time, urgent ones first, and a failure stops nothing', async () => {
  const queue = new Queue()
  const order: string[] = []
  let running = 0
  function job(name: string, urgent: boolean): Promise<string> {
    return queue.run(async () => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      order.push(name)
      if (name === 'failing') throw new Error(name)
      return name
    }, urgent)
  }
  const failing = job('failing', false)
  const others = [job('slow', false), job('slower', false), job('urgent', true), job('too', true)]
  await expect(failing).rejects.toThrow('failing')
  expect(await Promise.all(others)).toEqual(['slow', 'slower', 'urgent', 'too'])
  expect(order).toEqual(['failing', 'urgent', 'too', 'slow', 'slower'])
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
