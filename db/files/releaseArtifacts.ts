import { sql } from 'kysely'
import type { Db } from '../connection/connect.ts'

/** Parts of a release by their names, each read where it is missing. What lies under a name never changes. */
export type Artifacts = ReadonlyMap<string, () => Buffer>

/** How many days a part stays after the last server has used it. */
const keptDays = 30

/**
 * Holds these parts ready for servers of other releases, and tells that they are in use: one statement where that has been
 * done today. On SQLite all servers are of one build, and nothing is done.
 */
export async function storeArtifacts({ kind, read, transaction }: Db, parts: Artifacts): Promise<void> {
  if (kind === 'sqlite') return
  // One order for all, so that servers which start together wait for each other in it.
  const names = [...parts.keys()].sort()
  const today = await sql<{ name: string }>`
    select "name" from "published" where "name" = any(${names}) and "seenOn" = current_date`.execute(read)
  const seen = new Set(today.rows.map(({ name }) => name))
  if (names.every((name) => seen.has(name))) return
  await transaction(async (trx) => {
    const known = await sql<{ name: string }>`
      update "published" set "seenOn" = current_date where "name" = any(${names}) returning "name"`.execute(
      trx,
    )
    const there = new Set(known.rows.map(({ name }) => name))
    const missing = names.flatMap((name) => {
      const content = there.has(name) ? undefined : parts.get(name)?.()
      return content ? [sql`(${name}, ${content}, current_date)`] : []
    })
    if (missing.length > 0)
      await sql`insert into "published" values ${sql.join(missing)} on conflict do nothing`.execute(trx)
    await sql`delete from "published" where "seenOn" < current_date - ${sql.lit(keptDays)}`.execute(trx)
  })
}

/** What a server of this database, of whichever release, has published under a name. */
export async function findArtifact({ kind, read }: Db, name: string): Promise<Buffer | null> {
  if (kind === 'sqlite') return null
  const { rows } = await sql<{ content: Buffer }>`
    select "content" from "published" where "name" = ${name}`.execute(read)
  return rows[0]?.content ?? null
}
