import type { Transaction } from 'kysely'
import { z } from 'zod'
import { isReadTable } from '../db/contentFacts.ts'
import { findNamed, seen, statsOf, type Seen } from '../db/contentStore.ts'
import { itemOf } from '../db/contentJournal.ts'
import { lockDraft } from '../db/drafts.ts'
import { record } from '../db/journal.ts'
import { momentsOf, plan, scheduleKey, schedules, type Planned } from '../db/schedules.ts'
import type { ContentRow, ContentTable, JobPayloads, Row, Tables } from '../db/tables.ts'
import { Admin, adminRoot } from './admin.ts'
import { builder } from './builder.ts'
import { Content } from './content/Content.ts'
import { typeOf } from './content/contents.ts'
import { belowLoader, mayKnow } from './content/nodes.ts'
import { lockCurrent } from './content/operations.ts'
import type { Context } from './context.ts'
import { writeErrors } from './errorTypes.ts'
import { ActiveLimitError, NotFoundError, ValidationError, type FieldFailure } from './errors.ts'
import { forAdministrators } from './forAdministrators.ts'

/** A clock that is a little behind ours has not chosen what is past. */
const latenessMs = 60_000
const furthestMs = 5 * 366 * 24 * 60 * 60 * 1000
const shownSize = 500

/** When an item is to be put on line, and when taken off it; ISO 8601. */
interface Moments {
  publishAt: string | null
  unpublishAt: string | null
}

const momentNames = ['publishAt', 'unpublishAt'] as const

/** Something planned, of an item that is there. */
interface Schedule {
  id: number
  payload: JobPayloads['schedule']
  content: Seen
  /** Why it was not done; null while it is to come. */
  failure: string | null
}

const ScheduledAct = builder.objectRef<Schedule>('ScheduledAct')

builder.node(ScheduledAct, {
  description:
    'What will be done to an item by itself, by the rule of a click; or could not be, until it is planned anew.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadMany: forAdministrators(async (db, ids) =>
    withContents(db, await schedules(db).selectAll().where('id', 'in', ids).execute()),
  ),
  fields: (t) => ({
    content: t.expose('content', { type: Content }),
    publish: t.boolean({
      description: 'False: it is taken off line.',
      resolve: ({ payload }) => payload.status,
    }),
    at: t.field({ type: 'DateTime', resolve: ({ payload }) => payload.at }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it was not done, in a sentence; null while it is to come.',
    }),
    obstacle: t.string({
      nullable: true,
      description: 'Why it would be refused if nothing changed until then; null where it would not.',
      resolve: ({ payload, content, failure }, _args, { db }) =>
        failure === null && payload.status ? obstacleTo(db.read, content) : null,
    }),
  }),
})

async function withContents(db: Context['db']['read'], jobs: Row<'job'>[]): Promise<Schedule[]> {
  const read = jobs.map(({ id, payload, due, lastError }) => {
    const told: JobPayloads['schedule'] = JSON.parse(payload)
    return { id, payload: told, failure: due === null ? lastError : null }
  })
  const contents = await findNamed(
    db,
    read.map(({ payload }) => payload),
  )
  return read.flatMap((one, n) => {
    const content = contents[n]
    return content ? [{ ...one, content }] : []
  })
}

/** What stands now in the way of putting an item on line. */
async function obstacleTo(
  db: Context['db']['read'],
  { table, status, softdelete }: Seen,
): Promise<string | null> {
  if (softdelete) return 'Cet élément est dans la corbeille.'
  if (status) return null
  const { active, activeLimit } = await statsOf(db, table)
  return activeLimit !== null && active >= activeLimit
    ? new ActiveLimitError(activeLimit, active).message
    : null
}

builder.objectField(Admin, 'scheduled', (t) =>
  t.field({
    type: [ScheduledAct],
    description: `What could not be done, then what is to come, soonest first; ${shownSize} at the most.`,
    resolve: async (_admin, _args, { db }) => {
      const jobs = schedules(db.read)
        .selectAll()
        .orderBy((job) => job.case().when('due', 'is', null).then(0).else(1).end())
        .orderBy('due')
        .orderBy('id')
      return withContents(db.read, await jobs.limit(shownSize).execute())
    },
  }),
)

async function loadMoments(keys: string[], { db }: Context): Promise<(string | null)[]> {
  const moments = await momentsOf(db.read, keys)
  return keys.map((key) => moments.get(key) ?? null)
}

builder.interfaceFields(Content, (t) => {
  const moment = (status: boolean, description: string) =>
    t.loadable({
      type: 'DateTime',
      nullable: true,
      description,
      loaderOptions: belowLoader,
      load: loadMoments,
      resolve: (row, _args, context) =>
        mayKnow(row, context) ? scheduleKey({ type: row.table, id: row.id, status }) : null,
    })
  return {
    publishAt: moment(true, 'When it will be put on line by itself; null for visitors and below `site`.'),
    unpublishAt: moment(
      false,
      'When it will be taken off line by itself; null for visitors and below `site`.',
    ),
  }
})

const ScheduleContentInput = builder.inputType('ScheduleContentInput', {
  description: 'A moment that is left out stays as it is; null: not at all.',
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ description: 'Refused with ConflictError where the item has moved on.' }),
    publishAt: t.field({ type: 'DateTime', description: 'ISO 8601 with its offset from UTC.' }),
    unpublishAt: t.field({ type: 'DateTime', description: 'ISO 8601 with its offset from UTC.' }),
  }),
})

const ScheduleContentPayload = builder.objectRef<{ content: Seen }>('ScheduleContentPayload').implement({
  fields: (t) => ({
    content: t.expose('content', { type: Content }),
    obstacle: t.string({
      nullable: true,
      description: 'Why it would not be put on line if nothing changed until then; null where it would.',
      resolve: async ({ content }, _args, { db }) => {
        const key = scheduleKey({ type: content.table, id: content.id, status: true })
        return (await momentsOf(db.read, [key])).size > 0 ? obstacleTo(db.read, content) : null
      },
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ScheduleContentResult = builder.errorUnion('ScheduleContentResult', {
  types: [ScheduleContentPayload, ...writeErrors],
  resolveType: () => 'ScheduleContentPayload',
})

builder.mutationField('scheduleContent', (t) =>
  t.field({
    type: ScheduleContentResult,
    description:
      'Has an item put on line or taken off it at a moment to come, by the rule that a click follows then.',
    args: { input: t.arg({ type: ScheduleContentInput, required: true }) },
    resolve: async (_root, { input }, { db }) => {
      const type = typeOf(input.id)
      if (isReadTable(type.table))
        throw new ValidationError([
          { field: 'id', message: 'Ce que les visiteurs envoient ne se publie pas.' },
        ])
      const given = { publishAt: moment('publishAt', input), unpublishAt: moment('unpublishAt', input) }
      return db.transaction(async (trx) => {
        const row = await lockCurrent(trx, type, input)
        if (row.softdelete) throw new NotFoundError()
        await schedule(trx, type.table, row, given)
        return { content: seen(type.table, row, 'administrator') }
      })
    },
  }),
)

/** A moment to come, as it comes from outside; undefined where it is left out. Throws ValidationError. */
function moment(
  field: keyof Moments,
  { [field]: text }: { [F in keyof Moments]?: string | null | undefined },
): Date | null | undefined {
  if (text === undefined || text === null) return text
  const { success } = z.iso.datetime({ offset: true }).safeParse(text)
  const at = new Date(text)
  const refuse = (message: string) => new ValidationError([{ field, message }])
  if (!success || Number.isNaN(at.getTime())) throw refuse('Cette date n’est pas lisible.')
  if (at.getTime() < Date.now() - latenessMs) throw refuse('Ce moment est passé.')
  if (at.getTime() > Date.now() + furthestMs) throw refuse('Cinq ans d’avance au plus.')
  return at
}

type Given = Record<keyof Moments, Date | null | undefined>

/** Writes what is to be done with a locked item. Throws ValidationError where what is asked for would change nothing. */
async function schedule(
  trx: Transaction<Tables>,
  table: ContentTable,
  row: ContentRow,
  given: Given,
): Promise<void> {
  const planned = { publishAt: of(table, row, true), unpublishAt: of(table, row, false) }
  const before = await momentsOf(trx, Object.values(planned).map(scheduleKey))
  const was = eachMoment((name) => before.get(scheduleKey(planned[name])) ?? null)
  const asked = eachMoment((name) =>
    given[name] === undefined ? was[name] : (given[name]?.toISOString() ?? null),
  )
  const draft = await lockDraft(trx, { type: table, id: row.id })
  const vain = inVain(row.status, draft !== undefined, asked)
  if (vain && given[vain.field]) throw new ValidationError([vain])
  // What was planned before and makes no sense any more goes.
  const willBe = vain ? { ...asked, [vain.field]: null } : asked
  const changed = momentNames.filter((name) => willBe[name] !== was[name])
  // What could not be done goes as well once it is planned anew, or given up.
  for (const name of momentNames)
    if (given[name] !== undefined || changed.includes(name)) await plan(trx, planned[name], willBe[name])
  if (changed.length === 0) return
  const told = Object.fromEntries(changed.map((name) => [name, was[name]]))
  await record(trx, { act: 'schedule', item: itemOf(table, row), before: told })
}

function of(type: ContentTable, { id }: ContentRow, status: boolean): Planned {
  return { type, id, status }
}

function eachMoment(value: (name: keyof Moments) => string | null): Moments {
  return { publishAt: value('publishAt'), unpublishAt: value('unpublishAt') }
}

/** What is on line, and not only its draft, can only be put there once it has been taken off, and the other way round. */
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
