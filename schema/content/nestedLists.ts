import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Seen } from '../../db/content/contentStore.ts'
import { alongWith, findBelow, type BelowName, type BelowTable } from '../../db/content/selection.ts'
import { MadeOf } from '../execution/selectedColumns.ts'
import type { Context } from '../context.ts'
import { belowLoader, perAudience, type BelowKey } from './nodes.ts'

/** Options of the field for what hangs below an item: it comes along with lists, and for other items is read in one query for all. */
export function belowField<N extends BelowName>(name: N) {
  const loaderFor = createContextCache(
    ({ db }: Context) =>
      new DataLoader<BelowKey, Seen<BelowTable<N>>[]>(
        (keys) => perAudience(keys, (ids, audience) => findBelow(db.read, name, ids, audience)),
        belowLoader,
      ),
  )
  return {
    extensions: { madeOf: new MadeOf(() => [], name) },
    resolve: (row: Seen, _args: object, context: Context) => {
      const { id, audience } = row
      return alongWith(row, name) ?? loaderFor(context).load({ id, audience })
    },
  }
}
