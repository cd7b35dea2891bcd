import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longRun } from './longRun.ts'

test('each file that is left to the long run is there', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  expect(longRun.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(longRun.toSorted()).toEqual(longRun)
})
