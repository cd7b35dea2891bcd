import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createDrawer, TooBusyError } from './drawer.ts'

const node = process.execPath
const drawer = createDrawer()
const icon = {
  kind: 'icon',
  source: { card: { type: 'div', key: null, props: { style: { display: 'flex' } } }, side: 32, fonts: [] },
  format: 'png',
  size: 32,
} as const

afterEach(() => {
  process.execPath = node
  drawer.stop()
})

test('a process that cannot be started is one failed picture, and the next is drawn', async () => {
  process.execPath = '/nulle/part'
  await expect(drawer.draw(icon)).rejects.toThrow('has ended')
  process.execPath = node
  const picture = await drawer.draw(icon)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
})

test('of many at once twenty are drawn, and the others are told at once that these wait already', async () => {
  const many = createDrawer()
  onTestFinished(many.stop)
  const drawn = await Promise.allSettled(Array.from({ length: 24 }, () => many.draw(icon)))
  expect(drawn.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill('fulfilled'))
  for (const one of drawn.slice(20))
    expect(one).toEqual({ status: 'rejected', reason: expect.any(TooBusyError) })
})
