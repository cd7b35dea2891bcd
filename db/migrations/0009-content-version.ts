import type { Migration } from './migration.ts'
import { createVersion, movesVersion, runner, visible } from './kit.ts'

const contents = [
  'entreprise',
  'service',
  'categorieService',
  'presentation',
  'slide',
  'projet',
  'categorieProjet',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'faqQuestion',
]

/** A number that moves with each change that a visitor can see, so that answers can be kept until then. */
export const contentVersion: Migration = {
  name: '0009-content-version',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await createVersion(run)
    for (const table of contents) await movesVersion(run, kind, table, visible)
    await movesVersion(run, kind, 'serviceCategorie')
    // Whether the demo stands: pages say so to search engines.
    await movesVersion(run, kind, 'setting', (row) => `${row}."name" = 'content'`)
    // Sizes of a picture that are made behind the requests.
    await movesVersion(run, kind, 'file', (row) => `${row}."kind" = 'image'`)
  },
}
