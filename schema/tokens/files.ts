import type { Kysely } from 'kysely'
import type { TokenBounds } from '../../db/accounts/tokenBounds.ts'
import { findLibraryFiles } from '../../db/files/library.ts'
import type { Tables } from '../../db/tables.ts'
import { readsType, readsWholeSite } from './bounds.ts'

/**
 * Whether bounds let through a file that visitors do not see: an item of a type that the token reads uses it, or it lies
 * unused in the library of a site that it reads whole.
 */
export async function boundsLetFileThrough(
  db: Kysely<Tables>,
  bounds: TokenBounds | null,
  key: string,
): Promise<boolean> {
  if (bounds === null) return true
  const uses = await db.selectFrom('fileUse').select('type').distinct().where('key', '=', key).execute()
  if (uses.length === 0) return readsWholeSite(bounds) && (await findLibraryFiles(db, [key])).length > 0
  return uses.some(({ type }) => readsType(bounds, type === 'indesirable' ? 'carriere' : type))
}
