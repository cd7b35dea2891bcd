import type { Migration } from './migration.ts'
import { addFields, enqueueChecksOfAll, runner } from './kit.ts'

/**
 * What a firm has to say of itself, and of its services. A service names who answers for it; where that person is erased,
 * nobody does.
 */
export const papers: Migration = {
  name: '0035-papers',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await addFields(trx, kind, 'entreprise', {
      formeJuridique: 'text?',
      capital: 'text?',
      rccm: 'text?',
      compteContribuable: 'text?',
      ordre: 'text?',
      ordreNumero: 'text?',
      assurance: 'text?',
      directeurPublication: 'text?',
      hebergeur: 'text?',
      declarationArtci: 'text?',
      correspondant: 'text?',
      repere: 'text?',
    })
    await addFields(trx, kind, 'equipe', { numeroOrdre: 'text?' })
    await addFields(trx, kind, 'service', {
      fourchette: 'text?',
      delai: 'text?',
      verifieLe: 'text?',
      apporter: 'text?',
    })
    await run(`alter table "service"
      add column "responsableId" integer references "equipe" ("id") on delete set null`)
    await run(
      'create index "service_responsableId" on "service" ("responsableId") where "responsableId" is not null',
    )
    // The first projets of a category, in their order, for the services that show them.
    await run(
      'create index "projet_category_order" on "projet" ("category", "softdelete", "status", "position", "id")',
    )
    await enqueueChecksOfAll(run, ['entreprise'])
  },
}
