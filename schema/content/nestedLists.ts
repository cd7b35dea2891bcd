import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { ContentItem } from '../../db/content/contentStore.ts'
import { nestedItems, findNested, type NestedListName, type NestedTable } from '../../db/content/selection.ts'
import { DependsOnColumns } from '../execution/selectedColumns.ts'
import type { Context } from '../context.ts'
import { nestedListLoader, perAudience, type NestedListKey } from './nodes.ts'

/** Options of a field for what hangs below an item: read with the list, or for single items in one query for all. */
export function nestedListField<N extends NestedListName>(name: N) {
  const loaderFor = createContextCache(
    ({ db }: Context) =>
      new DataLoader<NestedListKey, ContentItem<NestedTable<N>>[]>(
        (keys) => perAudience(keys, (ids, audience) => findNested(db.read, name, ids, audience)),
        nestedListLoader,
      ),
  )
  return {
    extensions: { madeOf: new DependsOnColumns(() => [], name) },
    resolve: (row: ContentItem, _args: object, context: Context) => {
      const { id, audience } = row
      return nestedItems(row, name) ?? loaderFor(context).load({ id, audience })
    },
  }
}
