import { sql, type Transaction } from 'kysely'
import { type ContentValues } from '../../../db/content/contentStore.ts'
import { lockKey } from '../../../db/connection/locks.ts'
import { textIn, valueIn } from '../../../db/content/columnValues.ts'
import { libelleOf } from '../../../db/content/searchText.ts'
import type { PagedTable, Tables } from '../../../db/tables.ts'
import type { ContentType } from '../contentType.ts'
import type { FieldFailure } from '../../errors.ts'
import { slugOf } from './slugOf.ts'

interface Addressed {
  id: number
  slug: string
}

/** The rules of a type that has none but those of its slug. */
export function slugRules(
  table: PagedTable,
): Required<Pick<ContentType<PagedTable>, 'faults' | 'prepare' | 'changed'>> {
  return {
    faults: (input, { trx, row }) => faultsOfSlug(table, input, trx, row),
    prepare: (values, { trx, row }) => prepareSlug(table, values, trx, row),
    changed: (before, after, trx) => slugChanged(table, before, after, trx),
  }
}

/** Fault of a slug that another item has. */
export async function faultsOfSlug(
  table: PagedTable,
  input: object,
  trx: Transaction<Tables>,
  row: Addressed | undefined,
): Promise<FieldFailure[]> {
  const chosen = textIn(input, 'slug')
  if (chosen === null || chosen === row?.slug) return []
  // Locked, so that two items do not choose the same free slug.
  await lockKey(trx, `slug of ${table}`)
  const taken = await takenSlugs(trx, table, chosen, row?.id ?? 0)
  if (!taken.has(chosen)) return []
  return [{ field: 'slug', message: 'Un autre élément a déjà cette adresse.', code: 'TAKEN' }]
}

/**
 * Gives a new item, or one whose slug was emptied, a free slug made from its libelle; a chosen slug stands. A change of
 * libelle alone keeps the slug.
 */
export async function prepareSlug<T extends PagedTable>(
  table: T,
  values: ContentValues<T>,
  trx: Transaction<Tables>,
  row: Addressed | undefined,
): Promise<ContentValues<T>> {
  const chosen = valueIn(values, 'slug')
  if (typeof chosen === 'string' || (row && chosen === undefined)) return values
  // Locked, so that two items of one libelle do not choose the same free slug.
  await lockKey(trx, `slug of ${table}`)
  const base = slugOf(libelleOf(table, values) || libelleOf(table, row ?? {}), table)
  const taken = await takenSlugs(trx, table, base, row?.id ?? 0)
  const former = await formerSlugs(trx, table, base, row?.id ?? 0)
  return { ...values, slug: firstFree(base, new Set([...taken, ...former])) }
}

function firstFree(base: string, taken: Set<string>): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? base : `${base}-${n}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Slugs `base`, `base-2`, `base-3`, … that other items have. */
async function takenSlugs(
  trx: Transaction<Tables>,
  table: PagedTable,
  base: string,
  ownId: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select "slug" from ${sql.table(table)}
    where ("slug" = ${base} or "slug" like ${`${base}-%`}) and "id" <> ${ownId}
  `.execute(trx)
  return new Set(rows.map((row) => row.slug))
}

/** Those of them that other items had: links there lead on to these, unless somebody chooses otherwise. */
async function formerSlugs(
  trx: Transaction<Tables>,
  table: PagedTable,
  base: string,
  ownId: number,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('formerSlug')
    .select('slug')
    .where('type', '=', table)
    .where('contentId', '<>', ownId)
    .where((row) => row.or([row('slug', '=', base), row('slug', 'like', `${base}-%`)]))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Makes the former slug redirect to the item, and stops the redirect of the new one, so that none runs in a circle. */
export async function slugChanged(
  table: PagedTable,
  before: Addressed,
  after: Addressed,
  trx: Transaction<Tables>,
): Promise<void> {
  if (before.slug === after.slug) return
  await trx
    .deleteFrom('formerSlug')
    .where('type', '=', table)
    .where('slug', 'in', [before.slug, after.slug])
    .execute()
  await trx
    .insertInto('formerSlug')
    .values({ type: table, slug: before.slug, contentId: before.id })
    .execute()
}
