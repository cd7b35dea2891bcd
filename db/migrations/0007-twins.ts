import { sql, type Transaction } from 'kysely'
import type { Migration } from './migration.ts'
import type { Tables } from '../tables.ts'

type Name = { id: number; nom: string; label: string; search: string }

/** So much of a name stays before its number. */
const kept = 180
/** Between two texts in `search`. */
const separator = '\u001f'

/**
 * Outside the trash no two categories bear one name, capitals and accents aside. Those that do get a number: the oldest
 * keeps its name, and the projets that bear it.
 */
export const twins: Migration = {
  name: '0007-twins',
  async up(trx) {
    for (const table of ['categorieProjet', 'categorieService']) {
      const { rows } = await sql<Name>`
        select "id", "nom", "label", "search" from ${sql.table(table)}
        where "softdelete" = false order by "id"
      `.execute(trx)
      const taken = new Set(rows.map(({ label }) => label))
      for (const [n, row] of rows.entries()) {
        const before = rows.slice(0, n)
        if (!before.some(({ label }) => label === row.label)) continue
        const renamed = numbered(row, taken)
        taken.add(renamed.label)
        await sql`
          update ${sql.table(table)} set "nom" = ${renamed.nom}, "label" = ${renamed.label},
            "search" = ${renamed.search}, "version" = "version" + 1, "updatedAt" = ${new Date().toISOString()}
          where "id" = ${row.id}
        `.execute(trx)
        const isItsOwn = !before.some(({ nom }) => nom === row.nom)
        if (table === 'categorieProjet' && isItsOwn) await relabel(trx, row, renamed)
      }
      await sql`
        create unique index ${sql.ref(`${table}_label_unique`)} on ${sql.table(table)} ("label")
        where "softdelete" = false
      `.execute(trx)
    }
  },
}

function numbered(row: Name, taken: Set<string>): Name {
  for (let n = 2; ; n++) {
    const add = (text: string) => `${text.slice(0, kept)} (${n})`
    const label = add(row.label)
    if (!taken.has(label)) return { id: row.id, nom: add(row.nom), label, search: add(row.search) }
  }
}

/** The projets that bear the name, in what is searched as well. */
async function relabel(trx: Transaction<Tables>, before: Name, after: Name): Promise<void> {
  const within = ({ search }: Name) => separator + search + separator
  await sql`
    update "projet" set "category" = ${after.nom}, "version" = "version" + 1,
      "search" = rtrim(replace("search" || ${separator}, ${within(before)}, ${within(after)}), ${separator})
    where "category" = ${before.nom}
  `.execute(trx)
}
