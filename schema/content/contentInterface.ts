import { createHash } from 'node:crypto'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import { libelleOf, titleOf } from '../../db/content/searchText.ts'
import { DependsOnColumns } from '../execution/selectedColumns.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { sees } from '../roles/roles.ts'
import { typeNames } from './globalId.ts'

export const Content = builder.interfaceRef<ContentItem>('Content').implement({
  description: 'Fields that all content types share.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (row) => typeNames[row.table],
  fields: (t) => ({
    databaseId: t.int({
      description:
        'Id in the REST API. Visitors get a made-up number for what they have just sent, which reveals no count.',
      // In lists it depends on `id` alone: they hold no visitor's own new message.
      extensions: { madeOf: new DependsOnColumns(() => ['id']) },
      resolve: shownId,
    }),
    libelle: t.string({
      description: 'Label of the item: its nom, titre or question, or a person’s full name.',
      extensions: { madeOf: new DependsOnColumns(titleOf) },
      resolve: (row) => libelleOf(row.table, row),
    }),
    status: t.exposeBoolean('status', { description: 'True: active, on line.' }),
    softdelete: t.exposeBoolean('softdelete', { description: 'True: in the trash.' }),
    version: t.exposeInt('version', {
      description: 'Counter of changes. Send it with a mutation to detect conflicts.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/**
 * Id shown to visitors for what they have just sent: beyond all true ids, so that it reveals no count; the legacy wire
 * keeps true ids. A hash of content and time, in whatever order the columns come, so a repetition has the same.
 */
function shownId(row: ContentItem, _args: object, { visitor }: Context): number {
  if (sees(visitor, row.table) || visitor.door === 'rest' || !isMessageTable(row.table)) return row.id
  const sent = Object.entries({ ...row, id: null, reference: null }).sort()
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest()
  return 2 ** 30 + (hash.readUInt32BE(0) >>> 2)
}
