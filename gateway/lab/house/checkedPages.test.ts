import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../../schema/publishing/checks/look.ts'

test('the pages that a link may lead to are those of the site', () => {
  const routes = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'src', 'routes.tsx'), 'utf8')
  const paths = [...routes.matchAll(/path: '(\/[^':]*)'/g)].map(([, path]) => path)
  expect(pages).toEqual(paths)
})
