import { sql, type Transaction } from 'kysely'
import { updateAndBump, type ContentItem } from '../../../db/content/contentStore.ts'
import { forUpdate } from '../../../db/connection/locks.ts'
import { renameInDrafts } from '../../../db/publishing/drafts.ts'
import type { ContentRow, Tables } from '../../../db/tables.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import { duplicateCategory, type ContentType } from '../contentType.ts'
import { requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
} satisfies ColumnsOf<'categorieProjet'>

export const categorieProjet: ContentType<'categorieProjet'> = {
  table: 'categorieProjet',
  columns,
  duplicateLabel: duplicateCategory,
  /** Relabels the projets of a renamed category, in the trash too, as they hold the label itself. */
  changed: async (before, after, trx) => {
    // Another category may have taken its name while it was in the trash.
    if (before.nom === after.nom || (await isTaken(before.nom, trx))) return
    const { rows } = await sql<ContentRow<'projet'>>`
      select * from "projet" where "category" = ${before.nom} order by "id" ${forUpdate(trx)}
    `.execute(trx)
    // `updatedAt` stays: relabelled projets were not edited, and should not crowd the latest changes.
    for (const row of rows) {
      const changes = { category: after.nom, updatedAt: row.updatedAt }
      await updateAndBump(trx, 'projet', row, changes, { act: 'follow' })
    }
    await renameInDrafts(trx, 'projet', 'category', [before.nom, after.nom])
  },
}

async function isTaken(nom: string, trx: Transaction<Tables>): Promise<boolean> {
  const bearers = trx.selectFrom('categorieProjet').select('id').where('nom', '=', nom)
  return (await bearers.where('softdelete', '=', false).executeTakeFirst()) !== undefined
}

export const CategorieProjet = builder.objectRef<ContentItem<'categorieProjet'>>('CategorieProjet')
const CategorieProjetEdge = builder.edgeObject({ type: CategorieProjet, name: 'CategorieProjetEdge' })

builder.node(CategorieProjet, {
  ...contentNode('categorieProjet'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(categorieProjet, CategorieProjet, CategorieProjetEdge)
lifecycleMutations(categorieProjet)

builder.objectField(Admin, 'categoriesProjet', (t) =>
  t.connection(
    {
      type: CategorieProjet,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'categorieProjet', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('categorieProjet') }) }) },
    CategorieProjetEdge,
  ),
)

builder.objectField(Site, 'categoriesProjet', (t) =>
  t.connection(
    {
      type: CategorieProjet,
      resolve: (_site, args, context, info) => siteConnection(context, 'categorieProjet', args, info),
    },
    {},
    CategorieProjetEdge,
  ),
)
