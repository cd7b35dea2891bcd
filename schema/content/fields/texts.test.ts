import { expect, test } from 'vitest'
import { derivedColumns } from '../../../db/content/searchText.ts'
import { tables } from '../../testing/testSchema.ts'
import { namesOf } from '../columns.ts'
import { contentTypes } from '../contents.ts'

test.each(tables)('search finds a %s by each of its texts', (table) => {
  // Nobody looks for a firm by the number of its colour.
  const texts = namesOf(contentTypes[table].columns, ({ kind }) => kind === 'String').filter(
    (name) => name !== 'couleur',
  )
  expect(texts).not.toEqual([])
  expect(texts.filter((name) => derivedColumns(table, { [name]: 'Aiguille' }).search !== 'aiguille')).toEqual(
    [],
  )
})
