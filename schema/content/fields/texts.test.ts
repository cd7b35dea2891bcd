import { expect, test } from 'vitest'
import { derivedColumns } from '../../../db/content/searchText.ts'
import { tables } from '../../testing/testSchema.ts'
import { namesOf } from '../columns.ts'
import { contentTypes } from '../contents.ts'

test.each(tables)('search finds a %s by each of its texts', (table) => {
  const texts = namesOf(contentTypes[table].columns, ({ kind }) => kind === 'String')
  expect(texts).not.toEqual([])
  // One by which nobody is to look for an item would be named here, with the reason.
  expect(texts.filter((name) => derivedColumns(table, { [name]: 'Aiguille' }).search !== 'aiguille')).toEqual(
    [],
  )
})
