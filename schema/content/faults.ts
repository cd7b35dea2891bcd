import type { StandardSchemaV1 } from '@pothos/plugin-validation'
import type { z } from 'zod'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { readTransaction } from '../../db/connection/readTransaction.ts'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { takenLabels } from '../../db/content/contentState.ts'
import { lock } from '../../db/content/contentStore.ts'
import { derivedColumns } from '../../db/content/searchText.ts'
import { draftValues, lockDraft } from '../../db/publishing/drafts.ts'
import { valueIn } from '../../db/content/columnValues.ts'
import type { ContentTable, Tables } from '../../db/tables.ts'
import { invalid, ValidationError, type FieldFailure } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import type { ContentType } from './contentType.ts'
import { asInput } from './fields/asInput.ts'
import { faultsOfReach } from './fields/pairs.ts'
import { typeNames } from './globalId.ts'
import { createRules, updateRules } from './inputs.ts'

/** What an input is for; that of a draft stands over what the draft has already. */
type Verb = 'create' | 'update' | 'draft'

/** The input of createT, updateT or saveTDraft, checked. Throws a ValidationError with all faults, those that only the database knows too. */
export async function checkedInput<Input extends object>(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: Input,
  { db }: { db: Db },
) {
  const read = readFields(type, verb, input)
  if (read.faults.length > 0) throw new ValidationError(await allFaults(type, verb, input, read, db))
  return { ...input, ...read.values }
}

/**
 * Dry run of the checks of createT or updateT; writes nothing. A field has the fault that its own check finds, else the
 * one that other fields and the database make of it. A door that cannot read some fields of a body reports these faults
 * with its own.
 */
export function validateInput(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: object,
  db: Db,
): Promise<FieldFailure[]> {
  return allFaults(type, verb, input, readFields(type, verb, input), db)
}

interface ReadFields {
  /** Fields that their own checks take, as these leave them. */
  values: Readonly<Record<string, unknown>>
  faults: FieldFailure[]
}

function readFields(type: ContentType<ContentTable>, verb: Verb, input: object): ReadFields {
  const values: Record<string, unknown> = {}
  const issues: StandardSchemaV1.Issue[] = []
  const checks: Readonly<Record<string, z.ZodType>> = rulesOf(type, verb).shape
  for (const [name, check] of Object.entries(checks)) {
    const { success, data, error } = check.safeParse(valueIn(input, name))
    if (!success) issues.push(...error.issues.map((one) => ({ ...one, path: [name, ...one.path] })))
    else if (data !== undefined) values[name] = data
  }
  return { values, faults: issues.length > 0 ? invalid(issues).fields : [] }
}

async function allFaults(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: object,
  { values, faults }: ReadFields,
  db: Db,
): Promise<FieldFailure[]> {
  const isKnown = (name: string) => faults.some(({ field }) => field === name)
  const given = { ...input, ...values }
  // A value that its own check refuses is asked of no database: PostgreSQL takes no NUL in a text.
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !isKnown(name)))
  // What visitors send concerns nothing that is stored, and asks no database.
  const further =
    verb === 'create' && isMessageTable(type.table)
      ? faultsOfReach(given)
      : await faultsBeyondFields(type, verb, sound, db)
  return [...faults, ...further.filter(({ field }) => !isKnown(field))]
}

type Rules = Record<'create' | 'update', ReturnType<typeof createRules | typeof updateRules>>
/** The rules of each type, made once: that takes ten times as long as a check. */
const rulesByType = new WeakMap<ContentType<ContentTable>, Rules>()

function rulesOf(type: ContentType<ContentTable>, verb: Verb): Rules[keyof Rules] {
  const { columns } = type
  const rules = rulesByType.get(type) ?? { create: createRules(columns), update: updateRules(columns) }
  rulesByType.set(type, rules)
  return rules[verb === 'create' ? 'create' : 'update']
}

async function faultsBeyondFields(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: object,
  db: Db,
): Promise<FieldFailure[]> {
  if (!type.faults && !type.duplicateLabel) return []
  return readTransaction(db.read, async (trx) => {
    const id = verb === 'create' ? null : readContentId(String(valueIn(input, 'id')), typeNames[type.table])
    const row = id === null ? undefined : await lock(trx, type.table, id)
    // The write itself says that there is no such item.
    if (verb !== 'create' && !row) return []
    const draft = verb === 'draft' && row ? await lockDraft(trx, { type: type.table, id: row.id }) : undefined
    const whole = { ...(draft && asInput(draftValues(draft))), ...input }
    return [...((await type.faults?.(whole, { trx, row })) ?? []), ...(await twinsOf(type, whole, row, trx))]
  })
}

/** The refusal that the unique index would make of a name, ahead of the write. */
async function twinsOf(
  { table, duplicateLabel }: ContentType<ContentTable>,
  input: object,
  row: object | undefined,
  trx: Transaction<Tables>,
): Promise<FieldFailure[]> {
  if (!duplicateLabel) return []
  const { label } = derivedColumns(table, input)
  if (label === '' || (row && valueIn(row, 'label') === label)) return []
  return (await takenLabels(trx, table, [label])).has(label) ? [duplicateLabel] : []
}
