import { afterEach, expect, test } from 'vitest'
import { createDrawer } from './drawer.ts'

const node = process.execPath
const drawer = createDrawer()
const icon = {
  kind: 'icon',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>',
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
