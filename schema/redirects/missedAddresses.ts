import { sql, type SqlBool } from 'kysely'
import { record } from '../../db/journal/journal.ts'
import { forgetMissed } from '../../db/redirects/missedAddresses.ts'
import type { Row } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { writeErrors } from '../errorTypes.ts'
import { NotFoundError } from '../errors.ts'
import { connectionOf, notOfThisList } from '../execution/connection.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'

type Missed = Row<'missedAddress'>

const MissedAddress = builder.objectRef<Missed>('MissedAddress')

builder.node(MissedAddress, {
  description: 'Path at which visitors found nothing. Nothing is kept of who they were.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators((db, ids) =>
    db.selectFrom('missedAddress').selectAll().where('id', 'in', ids).execute(),
  ),
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Decoded, in lower case, without query.' }),
    count: t.exposeInt('count'),
    lastAt: t.expose('lastAt', { type: 'DateTime' }),
  }),
})

builder.objectField(Admin, 'missedAddresses', (t) =>
  t.connection(
    {
      type: MissedAddress,
      description: 'Addresses that visitors missed, those asked for most first; 10,000 at the most.',
      resolve: (_admin, args, { db }) => {
        const after = placeOf(args.after)
        const before = placeOf(args.before)
        const all = db.read.selectFrom('missedAddress')
        return connectionOf<Missed>(args, {
          rows: (backward, limit) =>
            all
              .selectAll()
              .$if(after !== null, (query) => query.where(sql<SqlBool>`("count", "id") < ${after}`))
              .$if(before !== null, (query) => query.where(sql<SqlBool>`("count", "id") > ${before}`))
              .orderBy('count', backward ? 'asc' : 'desc')
              .orderBy('id', backward ? 'asc' : 'desc')
              .limit(limit)
              .execute(),
          count: () => all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
          cursorOf: ({ count, id }) => `${count}:${id}`,
        })
      },
    },
    { name: 'AdminMissedAddressesConnection' },
  ),
)

/** Place of a cursor in the list, as a row of SQL. */
function placeOf(cursor: string | null | undefined) {
  if (cursor === null || cursor === undefined) return null
  const [, count, id] = /^(\d{1,9}):(\d{1,9})$/.exec(cursor) ?? []
  if (count === undefined || id === undefined) throw notOfThisList()
  return sql`(${Number(count)}, ${Number(id)})`
}

const ForgetMissedAddressInput = builder.inputType('ForgetMissedAddressInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Global id of the missed address.' }) }),
})

const ForgetMissedAddressPayload = builder.objectRef<{ id: string }>('ForgetMissedAddressPayload').implement({
  fields: (t) => ({
    deletedMissedAddressId: t.exposeID('id'),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ForgetMissedAddressResult = builder.errorUnion('ForgetMissedAddressResult', {
  types: [ForgetMissedAddressPayload, ...writeErrors],
  resolveType: () => 'ForgetMissedAddressPayload',
})

builder.mutationField('forgetMissedAddress', (t) =>
  t.field({
    type: ForgetMissedAddressResult,
    description:
      'Removes an address from the list of those that visitors missed; it returns once one misses it again.',
    args: { input: t.arg({ type: ForgetMissedAddressInput, required: true }) },
    resolve: (_root, { input: { id } }, { db }) =>
      db.transaction(async (trx) => {
        const gone = await forgetMissed(trx, readContentId(id, 'MissedAddress') ?? 0)
        if (!gone) throw new NotFoundError()
        await record(trx, { act: 'forgetMissedAddress', before: { [gone.path]: gone.count } })
        return { id }
      }),
  }),
)
