import type { Transaction } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { takenLabels } from '../../db/content/contentState.ts'
import { lock } from '../../db/content/contentStore.ts'
import { derivedColumns } from '../../db/content/searchText.ts'
import { valueIn } from '../../db/content/columnValues.ts'
import type { ContentTable, Tables } from '../../db/tables.ts'
import { invalid, ValidationError, type FieldFailure } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { checksOf } from './columns.ts'
import type { ContentType } from './contentType.ts'
import { faultOfReach } from './fields/pairs.ts'
import { typeNames } from './globalId.ts'
import { createRules, updateRules } from './inputs.ts'

type Verb = 'create' | 'update'

/** The input of createT or updateT, checked. Throws a ValidationError with all faults, those that only the database knows too. */
export async function checkedInput<Input extends object>(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: Input,
  { db }: { db: Db },
) {
  const { data, error } = rulesOf(type, verb).safeParse(input)
  if (error) throw new ValidationError(await faultsOf(type, verb, input, db))
  return { ...input, ...data }
}

/**
 * Dry run of the checks of createT or updateT; writes nothing. A field has the fault that its own check finds, else the
 * one that other fields and the database make of it. A door that cannot read some fields of a body reports these faults
 * with its own.
 */
export async function faultsOf(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: object,
  db: Db,
): Promise<FieldFailure[]> {
  const { error } = rulesOf(type, verb).safeParse(input)
  const own = error ? invalid(error.issues).fields : []
  const isKnown = (name: string) => own.some(({ field }) => field === name)
  const given = { ...input, ...readable(type, input) }
  // A value that its own check refuses is asked of no database: PostgreSQL takes no NUL in a text.
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !isKnown(name)))
  const asked = isMessageTable(type.table) ? given : sound
  const further = (await faultsBeyondFields(type, verb, asked, db)).filter(({ field }) => !isKnown(field))
  return [...own, ...further]
}

type Rules = Record<Verb, ReturnType<typeof createRules | typeof updateRules>>
/** The rules of each type, made once: that takes ten times as long as a check. */
const rulesByType = new WeakMap<ContentType<ContentTable>, Rules>()

function rulesOf(type: ContentType<ContentTable>, verb: Verb): Rules[Verb] {
  const { columns } = type
  const rules = rulesByType.get(type) ?? { create: createRules(columns), update: updateRules(columns) }
  rulesByType.set(type, rules)
  return rules[verb]
}

/** Fields that their own checks take, as these leave them. */
function readable({ columns }: ContentType<ContentTable>, input: object): object {
  return Object.fromEntries(
    Object.entries(checksOf(columns)).flatMap(([name, check]) => {
      const { success, data } = check.safeParse(valueIn(input, name))
      return success && data !== undefined ? [[name, data]] : []
    }),
  )
}

async function faultsBeyondFields(
  type: ContentType<ContentTable>,
  verb: Verb,
  input: object,
  db: Db,
): Promise<FieldFailure[]> {
  // What visitors send concerns nothing that is stored, and asks no database.
  if (isMessageTable(type.table)) return verb === 'create' ? faultOfReach(input) : []
  if (!type.faults && !type.twin) return []
  return db.transaction(async (trx) => {
    const id = verb === 'create' ? null : readContentId(String(valueIn(input, 'id')), typeNames[type.table])
    const row = id === null ? undefined : await lock(trx, type.table, id)
    // The write itself says that there is no such item.
    if (verb === 'update' && !row) return []
    return [...((await type.faults?.(input, { trx, row })) ?? []), ...(await twinsOf(type, input, row, trx))]
  })
}

/** The refusal that the unique index would make of a name, ahead of the write. */
async function twinsOf(
  { table, twin }: ContentType<ContentTable>,
  input: object,
  row: object | undefined,
  trx: Transaction<Tables>,
): Promise<FieldFailure[]> {
  if (!twin) return []
  const { label } = derivedColumns(table, input)
  if (label === '' || (row && valueIn(row, 'label') === label)) return []
  return (await takenLabels(trx, table, [label])).has(label) ? [twin] : []
}
