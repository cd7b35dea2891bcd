import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { page } from '../../../db/content/contentPage.ts'
import type { ContentItem } from '../../../db/content/contentStore.ts'
import { projetCategoriesOf } from '../../../db/content/serviceCategories.ts'
import type { Context } from '../../context.ts'
import { nestedListLoader } from '../nodes.ts'

/** How many projets a service shows. */
const shown = 3

const loaderFor = createContextCache(
  (context: Context) =>
    new DataLoader<number, ContentItem<'projet'>[]>((ids) => projetsOf(ids, context), nestedListLoader),
)

/** Reads the categories once, and each category once, however many services there are. */
async function projetsOf(ids: readonly number[], { db }: Context): Promise<ContentItem<'projet'>[][]> {
  const categoriesOf = await projetCategoriesOf(db.read, ids)
  const named = new Set(ids.flatMap(categoriesOf))
  const firsts = new Map(
    await Promise.all(
      [...named].map(async (category) => {
        const options = { audience: 'visitor', order: 'POSITION', size: shown, category } as const
        return [category, (await page(db.read, 'projet', options)).rows] as const
      }),
    ),
  )
  return ids.map((id) =>
    categoriesOf(id)
      .flatMap((category) => firsts.get(category) ?? [])
      .toSorted((one, other) => one.position - other.position)
      .slice(0, shown),
  )
}

/** The projets that are nearest to a service. */
export function nearestProjets({ id }: ContentItem<'service'>, context: Context) {
  return loaderFor(context).load(id)
}
