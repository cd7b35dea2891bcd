import type { Kysely } from 'kysely'
import { isReadTable } from '../db/contentFacts.ts'
import type { Seen } from '../db/contentStore.ts'
import { draftedOf } from '../db/drafts.ts'
import type { Tables } from '../db/tables.ts'
import { builder } from './builder.ts'
import { lookAt, mostLinks } from './checks/look.ts'
import { type Remark, rules } from './checks/rules.ts'
import type { Columns } from './content/columns.ts'
import { Content } from './content/Content.ts'
import { contentTypes } from './content/contents.ts'
import { mayKnow } from './content/nodes.ts'

/** What would be said of an item as it would be published: with its draft, and with these values over it. */
async function remarksOf(
  db: Kysely<Tables>,
  item: Seen,
  over: Readonly<Record<string, unknown>>,
): Promise<Remark[]> {
  if (isReadTable(item.table)) return []
  const [drafted] = await draftedOf(db, [item])
  const { remarks } = await lookAt(db, item.table, { ...(drafted ?? item), ...over })
  return remarks
}

export const CheckRule = builder.enumType('CheckRule', { values: rules })

const Check = builder.objectRef<Remark>('Check').implement({
  description:
    'What a careful colleague would say of a field before it is published. It keeps nobody from it.',
  fields: (t) => ({
    field: t.exposeString('field'),
    rule: t.expose('rule', { type: CheckRule }),
    message: t.exposeString('message', { description: 'In French, for people.' }),
    correction: t.exposeString('correction', {
      nullable: true,
      description: 'The whole field as it could be; null where a person must say.',
    }),
  }),
})

const CheckedText = builder.inputType('CheckedText', {
  fields: (t) => ({
    field: t.string({ required: true }),
    text: t.string({ description: 'What it would hold; of a number its digits.' }),
  }),
})

builder.interfaceField(Content, 'checks', (t) =>
  t.field({
    type: [Check],
    nullable: true,
    // At most two look-ups a link.
    extensions: { cost: 2 * mostLinks },
    description:
      'What is to be seen to before it is published, its draft if it has one; null for visitors and below `site`.',
    args: {
      with: t.arg({ type: [CheckedText], description: 'Texts and numbers that are not saved yet.' }),
    },
    resolve: (row, { with: given }, context) => {
      if (!mayKnow(row, context)) return null
      const columns: Columns = contentTypes[row.table].columns
      const over = (given ?? []).map(({ field, text }): [string, unknown] => {
        const isNumber = columns[field]?.kind === 'Float' || columns[field]?.kind === 'Int'
        return [field, isNumber && text ? Number(text) : (text ?? null)]
      })
      return remarksOf(context.db.read, row, Object.fromEntries(over))
    },
  }),
)
