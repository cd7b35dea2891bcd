import type { Transaction } from 'kysely'
import { type ColumnValues, scalarIn, textIn } from '../../../db/content/columnValues.ts'
import { takenLabels } from '../../../db/content/contentState.ts'
import { insert, type ContentValues } from '../../../db/content/contentStore.ts'
import { lockKey } from '../../../db/connection/locks.ts'
import { isMessageTable } from '../../../db/content/contentTypes.ts'
import { labelOf, longestLabel, titleOf } from '../../../db/content/searchText.ts'
import { draftValues, lockDraft, relatedValuesOf } from '../../../db/publishing/drafts.ts'
import type { ContentRow, ContentTable, Tables } from '../../../db/tables.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { NotFoundError, ValidationError } from '../../errors.ts'
import { typeOf } from '../contents.ts'
import type { ContentType } from '../contentType.ts'
import { asInput } from '../fields/asInput.ts'
import { facts } from '../fields/fields.ts'
import { idempotencyField } from '../inputs.ts'
import { announce, lockCurrent, once, repeatOf, write, type Saved } from '../operations.ts'
import { SaveContentResult } from '../saveContent.ts'

interface DuplicateInput {
  id: string
  clientMutationId?: string | null | undefined
}

/** The highest number that a copy bears: « Bornage (copie 99) ». Later ones bear it too. */
const mostCopies = 99

/**
 * Adds a copy of an item as its editor shows it, draft included: offline, with its files and relations, and a name and a
 * slug of its own. Two items may name one file: it is removed with the last of them. Throws NotFoundError and ValidationError.
 */
export async function duplicate<T extends ContentTable>(
  type: ContentType<T>,
  input: DuplicateInput,
  context: Context,
): Promise<Saved<T>> {
  const { table } = type
  if (isMessageTable(table)) {
    const message = 'Ce que les visiteurs envoient ne se duplique pas.'
    throw new ValidationError([{ field: 'id', message }], message)
  }
  const repeat = await repeatOf(type, input, context)
  return write(type, context, (trx) =>
    once(trx, type, repeat, async () => {
      const row = await lockCurrent(trx, type, { id: input.id })
      if (row.softdelete) throw new NotFoundError()
      const draft = await lockDraft(trx, { type: table, id: row.id })
      const related = await relatedValuesOf(trx, table, [row.id])
      const shown = { ...row, ...related(row.id), ...(draft && draftValues(draft)) }
      const values = await renamed(trx, type, copiedValues(type, shown))
      const prepared = (await type.prepare?.(values, { trx, row: undefined })) ?? values
      const copy = await insert(trx, table, prepared)
      await type.relate?.(asInput(shown), copy.id, trx)
      await announce(trx, table, copy, context)
      return copy
    }),
  )
}

/** What a copy takes over: all columns but the slug, which the name gives it. */
function copiedValues<T extends ContentTable>(
  { columns }: ContentType<T>,
  shown: ContentRow<T>,
): ColumnValues {
  const names = Object.keys(columns).filter((name) => name !== 'slug')
  return { ...Object.fromEntries(names.map((name) => [name, scalarIn(shown, name)])), status: false }
}

/** The values under a name that says that they are a copy, and that no other item bears where there is one left. */
async function renamed<T extends ContentTable>(
  trx: Transaction<Tables>,
  { table, columns, duplicateLabel }: ContentType<T>,
  values: ColumnValues,
): Promise<ContentValues<T>> {
  const title = titleOf(table).at(-1) ?? ''
  const column = Object.entries(columns).find(([name]) => name === title)?.[1]
  const { maxLength = longestLabel } = (column?.check && facts.get(column.check)) ?? {}
  // A full label may lack the end of a name. Where names are unique there is room in it, as folding makes `…` three dots.
  const room = duplicateLabel ? longestLabel - 10 : maxLength
  // Locked, so that two copies made at once do not choose the same free name.
  await lockKey(trx, `copies of ${table}`)
  const named = Array.from({ length: mostCopies }, (_, n) => {
    const copied = { ...values, [title]: copyName(textIn(values, title) ?? '', n + 1, room) }
    return { copied, label: labelOf(table, copied) }
  })
  const labels = named.map(({ label }) => label)
  const taken = await takenLabels(trx, table, labels)
  const free = named.find(({ label }) => label.length === longestLabel || !taken.has(label)) ?? named.at(-1)
  // The columns are those of the table, by their names in the type.
  return (free?.copied ?? values) as ContentValues<T>
}

/** « Bornage (copie) », « Bornage (copie 2) »; that of a copy is counted on, and a long name is cut. */
export function copyName(name: string, n: number, room: number): string {
  const ending = n === 1 ? ' (copie)' : ` (copie ${n})`
  const original = name.replace(/ \(copie(?: \d+)?\)$/, '')
  if (original.length + ending.length <= room) return original + ending
  // Characters, not halves of them.
  let kept = ''
  for (const character of original) {
    if (kept.length + character.length + ending.length + 1 > room) break
    kept += character
  }
  return `${kept.trimEnd()}…${ending}`
}

const DuplicateContentInput = builder.inputType('DuplicateContentInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the item to copy.' }),
    ...idempotencyField(t),
  }),
})

builder.mutationField('duplicateContent', (t) =>
  t.field({
    type: SaveContentResult,
    description:
      'Creates a copy of an item of any type that staff write, inactive, with all that its editor shows: its draft, files and relations. The copy has a slug of its own, and a name that ends in (copie).',
    args: { input: t.arg({ type: DuplicateContentInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      ...(await duplicate(typeOf(input.id), input, context)),
      isNew: true,
    }),
  }),
)
