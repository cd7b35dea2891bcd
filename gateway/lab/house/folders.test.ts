import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const mostFiles = 20

/** Lists by nature: a file a version, a file a content type. */
const lists = ['db/migrations', 'schema/content/types']

test(`no folder has more than ${mostFiles} source files beside their tests`, () => {
  const counts = new Map<string, number>()
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  for (const file of files)
    if (/\.(?:ts|tsx|mjs|mts|css)$/.test(file) && !/\.test\.|__generated__/.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts].filter(([folder, count]) => count > mostFiles && !lists.includes(folder))
  expect(full).toEqual([])
})
