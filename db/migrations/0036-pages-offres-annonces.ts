import type { Migration } from './migration.ts'
import { addContent, runner, type Content } from './kit.ts'

const contents: Record<string, Content> = {
  page: {
    fields: {
      titre: 'text',
      slug: 'unique text',
      resume: 'text?',
      contenu: 'text?',
      image: 'picture?',
      auMenu: 'boolean',
    },
  },
  offre: {
    fields: {
      titre: 'text',
      slug: 'unique text',
      lieu: 'text?',
      contrat: 'text?',
      resume: 'text?',
      description: 'text?',
      jusquAu: 'text?',
    },
  },
  annonce: { activeLimit: 1, fields: { texte: 'text', lien: 'text?' } },
}

/**
 * The firm’s own pages, its job offers, and the notice over all pages. An older server beside a newer one shows none of them; the
 * reference of `page.image` keeps its sweep from deleting pictures that it does not know are used.
 */
export const pagesOffresAnnonces: Migration = {
  name: '0036-pages-offres-annonces',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    for (const [table, content] of Object.entries(contents)) await addContent(trx, kind, table, content)
    const run = runner(trx, kind)
    // Keys of addresses are looked up among the titles too.
    for (const table of ['page', 'offre'])
      await run(`create index "${table}_titre" on "${table}" ("titre", "id")`)
  },
}
