import { itemOf } from '../../db/journal/contentJournal.ts'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { asContentItem } from '../../db/content/contentStore.ts'
import { lockDrafts } from '../../db/publishing/drafts.ts'
import { recordAct, type Entry } from '../../db/journal/journal.ts'
import { momentsOf, plan, scheduleKey, type Plan, type Planned } from '../../db/publishing/schedules.ts'
import type { ContentRow, ContentTable } from '../../db/tables.ts'
import type { Context } from '../context.ts'
import { NotFoundError, ValidationError, type FieldFailure } from '../errors.ts'
import type { ContentType } from './contentType.ts'
import type { UpdateInput } from './operations.ts'
import { lockUnchanged, collectRefusal, type LockedInput, type Outcome } from './states.ts'

/** Tolerance for moments in the past, as the caller’s clock may be a little behind. */
const latenessMs = 60_000
const furthestMs = 5 * 366 * 24 * 60 * 60 * 1000

/** Moments at which an item goes on line and off; ISO 8601. */
export interface Moments {
  publishAt: string | null
  unpublishAt: string | null
}

const momentNames = ['publishAt', 'unpublishAt'] as const

/** Moments asked for; undefined leaves one as it is. */
type Given = Record<keyof Moments, Date | null | undefined>

/** Checks both moments of an input. Throws ValidationError. */
export function givenMoments(input: { [F in keyof Moments]?: string | null | undefined }): Given {
  return { publishAt: moment('publishAt', input), unpublishAt: moment('unpublishAt', input) }
}

/** Checks a moment to come; undefined where it is left out. Throws ValidationError. */
function moment(
  field: keyof Moments,
  { [field]: text }: { [F in keyof Moments]?: string | null | undefined },
): Date | null | undefined {
  if (text === undefined || text === null) return text
  const at = new Date(text)
  const outOfRange = (message: string) => new ValidationError([{ field, message, code: 'OUT_OF_RANGE' }])
  if (at.getTime() < Date.now() - latenessMs) throw outOfRange('Ce moment est passé.')
  if (at.getTime() > Date.now() + furthestMs) throw outOfRange('Cinq ans d’avance au plus.')
  return at
}

/** An item to plan; `given` throws an ExpectedError where that may not be. */
export interface Planning extends UpdateInput {
  given(): Given
}

/** Plans several items as one act, in one transaction; each succeeds or is refused by itself, as in `changeStates`. */
export async function planContents<T extends ContentTable>(
  type: ContentType<T>,
  inputs: readonly Planning[],
  { db }: Pick<Context, 'db'>,
): Promise<Outcome<T>> {
  const { table } = type
  if (isMessageTable(table))
    throw new ValidationError([{ field: 'id', message: 'Ce que les visiteurs envoient ne se publie pas.' }])
  return db.transaction(async (trx) => {
    const { known, refused } = await lockUnchanged(trx, type, inputs)
    const keys = known.flatMap(({ row }) => momentNames.map((name) => keyOf(table, row, name)))
    const before = await momentsOf(trx, keys)
    const ids = known.map(({ row }) => row.id)
    const drafts = await lockDrafts(trx, table, ids)
    const done: LockedInput<T>[] = []
    const plans: Plan[] = []
    const entries: Entry[] = []
    for (const { input, row } of known)
      collectRefusal(type, refused, input, row, () => {
        const was = eachMoment((name) => before.get(keyOf(table, row, name)) ?? null)
        const { willBe, written, changed } = judged(row, drafts.has(row.id), was, input.given())
        for (const name of written) plans.push({ ...plannedOf(table, row, name), at: willBe[name] })
        const told = Object.fromEntries(changed.map((name) => [name, was[name]]))
        if (changed.length > 0) entries.push({ act: 'schedule', item: itemOf(table, row), before: told })
        done.push({ input, row })
      })
    await plan(trx, plans)
    const line = await recordAct(trx, entries)
    const items = done.map(({ row }) => asContentItem(table, row, 'administrator'))
    return { done: items, refused, line, table }
  })
}

function plannedOf(type: ContentTable, { id }: ContentRow, name: keyof Moments): Planned {
  return { type, id, status: name === 'publishAt' }
}

function keyOf(type: ContentTable, row: ContentRow, name: keyof Moments): string {
  return scheduleKey(plannedOf(type, row, name))
}

/** Resulting moments of an item. Throws NotFoundError in the trash, ValidationError where the input would have no effect. */
function judged({ status, softdelete }: ContentRow, hasDraft: boolean, was: Moments, given: Given) {
  if (softdelete) throw new NotFoundError()
  const asked = eachMoment((name) =>
    given[name] === undefined ? was[name] : (given[name]?.toISOString() ?? null),
  )
  const vain = inVain(status, hasDraft, asked)
  if (vain && given[vain.field]) throw new ValidationError([vain])
  // A planned moment that no longer makes sense is dropped.
  const willBe = vain ? { ...asked, [vain.field]: null } : asked
  const changed = momentNames.filter((name) => willBe[name] !== was[name])
  // A failed plan is dropped once the moment is planned anew or cancelled.
  const written = momentNames.filter((name) => given[name] !== undefined || changed.includes(name))
  return { willBe, written, changed }
}

function eachMoment(value: (name: keyof Moments) => string | null): Moments {
  return { publishAt: value('publishAt'), unpublishAt: value('unpublishAt') }
}

/**
 * Plan that has no effect, if there is one: an item on line without a draft must go off line before it goes on, and the
 * other way round.
 */
function inVain(
  status: boolean,
  hasDraft: boolean,
  { publishAt, unpublishAt }: Moments,
): (FieldFailure & { field: keyof Moments }) | null {
  if (publishAt !== null && publishAt === unpublishAt)
    return { field: 'unpublishAt', message: 'Choisissez deux moments différents.' }
  if (status && !hasDraft && publishAt !== null && !(unpublishAt !== null && unpublishAt < publishAt))
    return { field: 'publishAt', message: 'Cet élément est déjà en ligne.' }
  if (!status && unpublishAt !== null && !(publishAt !== null && publishAt < unpublishAt))
    return { field: 'unpublishAt', message: 'Cet élément n’est pas en ligne.' }
  return null
}
