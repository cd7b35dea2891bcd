import type { Kysely } from 'kysely'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import { draftedOf } from '../../db/publishing/drafts.ts'
import type { Tables } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import { examine, mostLinks } from './checks/look.ts'
import { type Remark, rules } from './checks/rules.ts'
import { checksOf, type Columns } from '../content/columns.ts'
import { Content } from '../content/contentInterface.ts'
import { contentTypes } from '../content/contents.ts'
import { isVisibleTo } from '../content/nodes.ts'

interface Typed {
  field: string
  text?: string | null | undefined
}

/** Advice on an item as it would be published: with its draft, and with unsaved values. */
async function remarksOf(db: Kysely<Tables>, item: ContentItem, typed: readonly Typed[]): Promise<Remark[]> {
  if (isMessageTable(item.table)) return []
  const { values, refused } = asSaved(contentTypes[item.table].columns, typed)
  const [drafted] = await draftedOf(db, [item])
  const { remarks } = await examine(db, item.table, { ...(drafted ?? item), ...values })
  return remarks.filter(({ field }) => !refused.has(field))
}

/** Unsaved values as a save would store them. A refused value gets no advice, as the save says why itself. */
function asSaved(columns: Columns, typed: readonly Typed[]): { values: object; refused: Set<string> } {
  const refused = new Set<string>()
  const values: Record<string, unknown> = {}
  const checks = checksOf(columns)
  for (const [field, text] of new Map(typed.map(({ field, text }) => [field, text ?? null]))) {
    const isNumber = columns[field]?.kind === 'Float' || columns[field]?.kind === 'Int'
    const checked = checks[field]?.safeParse(isNumber && text ? Number(text) : text)
    if (checked?.success) values[field] = checked.data
    else refused.add(field)
  }
  return { values, refused }
}

export const CheckRule = builder.enumType('CheckRule', { values: rules })

const Check = builder.objectRef<Remark>('Check').implement({
  description: 'Advice on a field before it is published. It never blocks.',
  fields: (t) => ({
    field: t.exposeString('field'),
    rule: t.expose('rule', { type: CheckRule }),
    message: t.exposeString('message', { description: 'Message in French, for people.' }),
    correction: t.exposeString('correction', {
      nullable: true,
      description: 'Suggested value of the whole field; null where a person must decide.',
    }),
  }),
})

const CheckedText = builder.inputType('CheckedText', {
  fields: (t) => ({
    field: t.string({ required: true }),
    text: t.string({ description: 'Value to check; a number as its digits.' }),
  }),
})

builder.interfaceField(Content, 'checks', (t) =>
  t.field({
    type: [Check],
    nullable: true,
    // Cost: two look-ups a link at most, a read of the stored text, and sanitising what is given.
    extensions: { cost: 2 * mostLinks + 400, costOfLetter: 0.1 },
    description:
      'Advice before publishing the item, or its draft where it has one; null for visitors and below `site`.',
    args: {
      with: t.arg({
        type: [CheckedText],
        description: 'Texts and numbers not saved yet, checked in place of the saved ones.',
      }),
    },
    resolve: (row, { with: given }, context) =>
      isVisibleTo(row, context) ? remarksOf(context.db.read, row, given ?? []) : null,
  }),
)
