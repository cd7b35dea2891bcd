import type { Seen } from '../../db/contentStore.ts'
import { libelleOf, titleOf } from '../../db/texts.ts'
import { MadeOf } from '../asked.ts'
import { builder } from '../builder.ts'
import { typeNames } from './contentType.ts'

export const Content = builder.interfaceRef<Seen>('Content').implement({
  description: 'What all content types share.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (row) => typeNames[row.table],
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id of the REST API.' }),
    libelle: t.string({
      description: 'What it is called: nom, titre, question; of people “Aya Koné”.',
      extensions: { madeOf: new MadeOf(titleOf) },
      resolve: (row) => libelleOf(row.table, row),
    }),
    status: t.exposeBoolean('status', { description: 'True: active, published.' }),
    softdelete: t.exposeBoolean('softdelete', { description: 'True: in the trash.' }),
    version: t.exposeInt('version', {
      description: 'Counted up by each change; send it along to notice a conflict.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
