import type { Migration } from '../migrate.ts'
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
      await run(`update "${table}" set "search" = ${folded('"search"')}, "label" = ${label}
        where "search" <> ${folded('"search"')} or "label" <> ${label}`)
    }
    await run(
      `update "indesirable" set "search" = ${folded('"search"')} where "search" <> ${folded('"search"')}`,
    )
  },
}
