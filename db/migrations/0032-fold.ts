import { sql, type Transaction } from 'kysely'
import type { Migration } from './migration.ts'
import type { Tables } from '../tables.ts'
import { runner } from './kit.ts'

/** What `fold` makes alike since; the rows that there are were folded without. */
const alike: readonly (readonly [letters: string, folded: string])[] = [
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['’‘ʼʹ′', "''"],
  ['‐‑‒–−', '-'],
]

const tables = [
  'entreprise',
  'service',
  'categorieService',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'contact',
  'devis',
  'carriere',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'faqQuestion',
]

/** Outside the trash no two of these bear one label (0007-twins). */
const uniquely = new Set(['categorieProjet', 'categorieService'])

/** A server of the version before folds as it did until it is replaced: what it writes meanwhile is found by its own rule. */
export const foldAlike: Migration = {
  name: '0032-fold',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    const folded = (column: string) =>
      alike
        .flatMap(([letters, to]) => [...letters].map((one) => [one, to]))
        .reduce((text, [one, to]) => `replace(${text}, '${one}', '${to}')`, column)
    const labelOf = (row: string) => `substr(${folded(`${row}"label"`)}, 1, 200)`
    for (const table of tables) {
      // Those that are twins only since keep the labels that tell them apart.
      const label = uniquely.has(table)
        ? `case when exists (select 1 from "${table}" o where o."id" <> "${table}"."id" and not o."softdelete"
            and ${labelOf('o.')} = ${labelOf(`"${table}".`)}) then "label" else ${labelOf('')} end`
        : labelOf('')
      const refold = () =>
        run(`update "${table}" set "search" = ${folded('"search"')}, "label" = ${label}
          where "search" <> ${folded('"search"')} or "label" <> ${label}`)
      if (kind === 'sqlite') await indexedAtOnce(trx, table, folded('"search"'), refold)
      else await refold()
    }
    await run(
      `update "indesirable" set "search" = ${folded('"search"')} where "search" <> ${folded('"search"')}`,
    )
  },
}

/** From this share of the rows on an index is made anew in a quarter of the time that its triggers take row by row. */
const most = 0.25

/** SQLite's indexes of texts after `refold`, which changes `search` to the given expression. */
async function indexedAtOnce(
  trx: Transaction<Tables>,
  table: string,
  refolded: string,
  refold: () => Promise<void>,
): Promise<void> {
  const { rows: counts } = await sql<{ share: number | null }>`
    select avg("search" <> ${sql.raw(refolded)}) as "share" from ${sql.table(table)}`.execute(trx)
  if ((counts[0]?.share ?? 0) < most) return refold()
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select "name", "sql" from "sqlite_master" where "type" = 'trigger'
    and ("name" glob ${`${table}_searched_*`} or "name" glob ${`${table}_paired_*`})`.execute(trx)
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx)
  await refold()
  const { rows: indexes } = await sql<{ name: string }>`
    select "name" from "sqlite_master" where "name" in (${`${table}Search`}, ${`${table}Pairs`})`.execute(trx)
  for (const { name } of indexes)
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('rebuild')`.execute(trx)
  for (const one of triggers) await sql.raw(one.sql).execute(trx)
}
