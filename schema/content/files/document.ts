import { findFiles } from '../../../db/content/contentStore.ts'
import type { Row } from '../../../db/tables.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { nestedListLoader } from '../nodes.ts'

const Document = builder.objectRef<Row<'file'>>('Document').implement({
  description: 'A private file.',
  fields: (t) => ({
    name: t.exposeString('name'),
    url: t.string({
      description: 'Root-relative address. Administrators get the file as an attachment, others a 404.',
      resolve: ({ key }) => `/documents/${key}`,
    }),
  }),
})

/** Options of a document field, for `t.loadable`: one query reads the files of a whole list. */
export function documentField(name: string) {
  return {
    type: Document,
    nullable: true as const,
    loaderOptions: nestedListLoader,
    load: async (keys: string[], { db }: Context): Promise<(Row<'file'> | null)[]> => {
      const files = await findFiles(db.read, [...new Set(keys)])
      const byKey = new Map(files.map((file) => [file.key, file]))
      return keys.map((key) => byKey.get(key) ?? null)
    },
    resolve: (row: object): string | null => textIn(row, name),
  }
}
