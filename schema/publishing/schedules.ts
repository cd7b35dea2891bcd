import { findRefs, statsOf, type ContentItem } from '../../db/content/contentStore.ts'
import { momentsOf, scheduleKey, schedules } from '../../db/publishing/schedules.ts'
import type { JobPayloads, Row } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { typeOf } from '../content/contents.ts'
import { nestedListLoader, isVisibleTo } from '../content/nodes.ts'
import { givenMoments, planContents } from '../content/planning.ts'
import type { Context } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { ActiveLimitError, NotFoundError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readPayload } from '../../db/jsonColumns.ts'

const shownSize = 500

/** A plan of an existing item. */
interface Schedule {
  id: number
  payload: JobPayloads['schedule']
  content: ContentItem
  /** Reason of the failure; null while the plan is to come. */
  failure: string | null
}

const ScheduledAct = builder.objectRef<Schedule>('ScheduledAct')

builder.node(ScheduledAct, {
  description:
    'A planned publication or withdrawal, to come or failed. It follows the rules of `publishT` and `unpublishT`.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(async (db, ids) =>
    withContents(db, await schedules(db).selectAll().where('id', 'in', ids).execute()),
  ),
  fields: (t) => ({
    content: t.expose('content', { type: Content }),
    publish: t.boolean({
      description: 'True: puts on line. False: takes off line.',
      resolve: ({ payload }) => payload.status,
    }),
    at: t.field({ type: 'DateTime', resolve: ({ payload }) => payload.at }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Reason of the failure, in a sentence; null while the plan is to come.',
    }),
    obstacle: t.string({
      nullable: true,
      description: 'Why it would be refused as things stand; null where it would not.',
      resolve: ({ payload, content, failure }, _args, { db }) =>
        failure === null && payload.status ? obstacleTo(db.read, [content]) : null,
    }),
  }),
})

async function withContents(db: Context['db']['read'], jobs: Row<'job'>[]): Promise<Schedule[]> {
  const read = jobs.map(({ id, payload, due, lastError }) => {
    const told = readPayload('schedule', payload)
    return { id, payload: told, failure: due === null ? lastError : null }
  })
  const contents = await findRefs(
    db,
    read.map(({ payload }) => payload),
  )
  return read.flatMap((one, n) => {
    const content = contents[n]
    return content ? [{ ...one, content }] : []
  })
}

/** Present obstacle to putting all these items of one type on line. */
async function obstacleTo(
  db: Context['db']['read'],
  contents: readonly ContentItem[],
): Promise<string | null> {
  if (contents.some(({ softdelete }) => softdelete)) return 'Cet élément est dans la corbeille.'
  const activated = contents.filter(({ status }) => !status)
  const [first] = activated
  if (!first) return null
  const { active, activeLimit } = await statsOf(db, first.table)
  if (activeLimit === null || active + activated.length <= activeLimit) return null
  const room = activeLimit - active
  if (room === 0) return new ActiveLimitError(activeLimit, active).message
  return `Il n’y a de place que pour ${room === 1 ? 'un seul' : room} d’entre eux.`
}

/** Present obstacle to those of these items that are planned. */
export async function obstacleToPlanned(
  db: Context['db']['read'],
  contents: readonly ContentItem[],
): Promise<string | null> {
  const hidden = contents.filter(({ status, softdelete }) => !status && !softdelete)
  const keyOf = ({ table: type, id }: ContentItem) => scheduleKey({ type, id, status: true })
  const moments = await momentsOf(db, hidden.map(keyOf))
  return obstacleTo(
    db,
    hidden.filter((one) => moments.has(keyOf(one))),
  )
}

builder.objectField(Admin, 'scheduled', (t) =>
  t.field({
    type: [ScheduledAct],
    description: `Plans that failed, then those to come, soonest first; at most ${shownSize}.`,
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
      loaderOptions: nestedListLoader,
      load: loadMoments,
      resolve: (row, _args, context) =>
        isVisibleTo(row, context) ? scheduleKey({ type: row.table, id: row.id, status }) : null,
    })
  return {
    publishAt: moment(true, 'Moment when it is planned to go on line; null for visitors and below `site`.'),
    unpublishAt: moment(
      false,
      'Moment when it is planned to go off line; null for visitors and below `site`.',
    ),
  }
})

const ScheduleContentInput = builder.inputType('ScheduleContentInput', {
  description: 'Moments to plan. One that is left out stays; null cancels it.',
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      description: 'Version that the caller has seen; an older one is refused with ConflictError.',
    }),
    publishAt: t.field({ type: 'DateTime' }),
    unpublishAt: t.field({ type: 'DateTime' }),
  }),
})

const ScheduleContentPayload = builder
  .objectRef<{ content: ContentItem }>('ScheduleContentPayload')
  .implement({
    fields: (t) => ({
      content: t.expose('content', { type: Content }),
      obstacle: t.string({
        nullable: true,
        description: 'Why it could not go on line as things stand; null where it could.',
        resolve: ({ content }, _args, { db }) => obstacleToPlanned(db.read, [content]),
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
      'Plans when an item goes on line or off, by the rules of `publishT` and `unpublishT` at that moment.',
    args: { input: t.arg({ type: ScheduleContentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const given = givenMoments(input)
      const planning = { ...input, given: () => given }
      const { done, refused } = await planContents(typeOf(input.id), [planning], context)
      const [content] = done
      if (!content) throw refused[0]?.error ?? new NotFoundError()
      return { content }
    },
  }),
)
