import { sql, type Transaction } from 'kysely'
import { lockKey, type ContentValues } from '../../../db/content/contentStore.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import type { Tables } from '../../../db/tables.ts'
import type { FieldFailure } from '../../errors.ts'
import { slugOf } from './slugOf.ts'

type SlugTable = 'service' | 'projet'

interface Addressed {
  id: number
  nom: string
  slug: string
}

/** Fault of a slug that another item has. */
export async function faultsOfSlug(
  table: SlugTable,
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
 * Gives a new item, or one whose slug was emptied, a free slug made from its nom; a chosen slug stands. A change of
 * nom alone keeps the slug.
 */
export async function prepareSlug<T extends SlugTable>(
  table: T,
  values: ContentValues<T> & { nom?: string; slug?: string | null },
  trx: Transaction<Tables>,
  row: Addressed | undefined,
): Promise<ContentValues<T>> {
  if (typeof values.slug === 'string' || (row && values.slug === undefined)) return values
  // Locked, so that two items of one nom do not choose the same free slug.
  await lockKey(trx, `slug of ${table}`)
  const base = slugOf(String(values.nom ?? row?.nom ?? ''), table)
  return { ...values, slug: firstFree(base, await takenSlugs(trx, table, base, row?.id ?? 0)) }
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
  table: SlugTable,
  base: string,
  ownId: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select "slug" from ${sql.table(table)}
    where ("slug" = ${base} or "slug" like ${`${base}-%`}) and "id" <> ${ownId}
  `.execute(trx)
  return new Set(rows.map((row) => row.slug))
}

/** Makes the former slug redirect to the item, and stops the redirect of the new one, so that none runs in a circle. */
export async function slugChanged(
  table: SlugTable,
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
