import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLighthouse } from '../../testing/lighthouse.ts'
import { publicRoutes } from '../../testing/routes.ts'
import { readDemo } from '../../testing/server.ts'

/** All take minutes: the home page stands for them but in `npm run test:long`. */
const numbers = process.env.TEST_LONG ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : [0]

const server = await readDemo()
let lighthouse: Awaited<ReturnType<typeof openLighthouse>>

beforeAll(async () => {
  lighthouse = await openLighthouse()
})
afterAll(() => lighthouse.close())

test.each(numbers)('Lighthouse has nothing to say of route %i', async (n) => {
  const path = (await publicRoutes(server))[n] ?? '/'
  expect(await lighthouse.complaints(server.origin + path)).toEqual([])
})
