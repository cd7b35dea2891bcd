import { expect, test } from 'vitest'
import { pages } from '../../../../../schema/publishing/checks/look.ts'
import { sitePages } from './sitePages.ts'

test('sitePages names every page that always exists, and no other', () => {
  expect(sitePages.map(({ href }) => href).sort()).toEqual(pages.toSorted())
})
