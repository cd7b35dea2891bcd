import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../../schema/publishing/checks/look.ts'

const source = (file: string) => readFileSync(join(import.meta.dirname, '../../../web/src', file), 'utf8')

test('the pages that a link may lead to are those of the site', () => {
  const routes = source('routes.tsx')
  const paths = [...routes.matchAll(/path: '(\/[^':]*)'/g)].map(([, path]) => path)
  expect(pages).toEqual(paths)
})

test('the editor offers each of them to who makes a link', () => {
  const offered = source('admin/editeur/lien/sitePages.ts').matchAll(/href: '([^']*)'/g)
  expect(Array.from(offered, ([, href]) => href).sort()).toEqual(pages.toSorted())
})
