import type { Transaction } from 'kysely'
import { findRefs } from '../../db/content/contentStore.ts'
import { pagedTables } from '../../db/content/contentTypes.ts'
import { itemPath, lockRedirects, searchRedirects, type Target } from '../../db/redirects/redirects.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { nestedListLoader } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { type FieldFailure, NotFoundError, ValidationError } from '../errors.ts'
import { connectionById, searched } from '../execution/connection.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'
import { keyOf, loadItems } from '../journal/journal.ts'
import { keyOfTarget, planRedirects, writePlan } from './plan.ts'

/** Present addresses of what these keys name: an item by type and id, or a path as it stands. */
async function loadAddresses(keys: string[], { db }: Context): Promise<(string | null)[]> {
  const refs = keys.map((key) => {
    const [table, id] = key.split(':')
    const type = pagedTables.find((one) => one === table)
    return type ? { type, id: Number(id) } : null
  })
  const items = await findRefs(
    db.read,
    refs.filter((ref) => ref !== null),
  )
  const addresses = new Map(
    items.flatMap((item) => (item ? [[keyOf(item.table, item.id), itemPath(item.table, item.slug)]] : [])),
  )
  return keys.map((key) => (key.startsWith('/') ? key : (addresses.get(key) ?? null)))
}

export const RedirectTarget = builder.interfaceRef<Target>('RedirectTarget').implement({
  description: 'Where an old path leads.',
  fields: (t) => ({
    target: t.loadable({
      type: 'String',
      nullable: true,
      description: 'Present path; null where the item was erased.',
      load: loadAddresses,
      resolve: keyOfTarget,
    }),
    content: t.loadable({
      type: Content,
      nullable: true,
      description:
        'The item that it leads to, whatever its slug becomes; null for a path, and once it is erased.',
      loaderOptions: nestedListLoader,
      load: loadItems,
      resolve: ({ toType, toId }) => (toType !== null && toId !== null ? keyOf(toType, toId) : null),
    }),
  }),
})

const Redirect = builder.objectRef<Row<'redirect'>>('Redirect')

builder.node(Redirect, {
  description: 'Old path that answers 301 where no page has it.',
  interfaces: [RedirectTarget],
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators((db, ids) =>
    db.selectFrom('redirect').selectAll().where('id', 'in', ids).execute(),
  ),
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Decoded, in lower case, without a slash at its end.' }),
    isItem: t.boolean({
      description: 'True: it leads to an item, even if that was erased.',
      resolve: ({ toType }) => toType !== null,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.objectField(Admin, 'redirects', (t) =>
  t.connection(
    {
      type: Redirect,
      description: 'Redirects of old paths, newest first.',
      args: {
        search: t.arg.string({ description: 'Substring of the old path, or of the path it leads to.' }),
      },
      resolve: (_admin, { search, ...args }, { db }) => {
        const found = searchRedirects(db.read, searched(search))
        return connectionById(args, 'desc', {
          rows: (where, order, limit) =>
            found.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
          count: () => found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        })
      },
    },
    { name: 'AdminRedirectsConnection' },
  ),
)

const SaveRedirectInput = builder.inputType('SaveRedirectInput', {
  fields: (t) => ({
    id: t.id({ description: 'Global id of the redirect to change; without it one is added.' }),
    path: t.string({ required: true, description: 'Old path, such as /nos-services.html.' }),
    target: t.string({
      required: true,
      description:
        'Path of this site. That of an item’s page stands for the item, whatever its slug becomes.',
    }),
  }),
})

const SaveRedirectPayload = builder
  .objectRef<{ redirect: Row<'redirect'> }>('SaveRedirectPayload')
  .implement({
    fields: (t) => ({
      redirect: t.expose('redirect', { type: Redirect }),
      admin: t.field({ type: Admin, resolve: () => adminRoot }),
    }),
  })

const SaveRedirectResult = builder.errorUnion('SaveRedirectResult', {
  types: [SaveRedirectPayload, ...writeErrors],
  resolveType: () => 'SaveRedirectPayload',
})

const DeleteRedirectInput = builder.inputType('DeleteRedirectInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Global id of the redirect.' }) }),
})

const DeleteRedirectPayload = builder.objectRef<{ id: string }>('DeleteRedirectPayload').implement({
  fields: (t) => ({
    deletedRedirectId: t.exposeID('id'),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const DeleteRedirectResult = builder.errorUnion('DeleteRedirectResult', {
  types: [DeleteRedirectPayload, ...writeErrors],
  resolveType: () => 'DeleteRedirectPayload',
})

builder.mutationFields((t) => ({
  saveRedirect: t.field({
    type: SaveRedirectResult,
    description:
      'Adds a redirect or changes one. Where it would make a chain, each redirect leads to the end of it.',
    args: { input: t.arg({ type: SaveRedirectInput, required: true }) },
    resolve: (_root, { input }, { db }) =>
      db.transaction(async (trx) => {
        const former = typeof input.id === 'string' ? await findOne(trx, input.id) : null
        const { path, target } = input
        const plan = await planRedirects(trx, [{ number: 1, path, target }], former?.path)
        const [planned] = plan.planned
        const isTaken = planned && planned.effect !== 'ADDED' && planned.path !== former?.path
        if (isTaken) throw new ValidationError([taken])
        if (!planned || plan.refusals.length > 0) throw new ValidationError(plan.refusals)
        await writePlan(trx, plan, 'saveRedirect', former?.path)
        const saved = trx.selectFrom('redirect').selectAll().where('path', '=', planned.path)
        return { redirect: await saved.executeTakeFirstOrThrow() }
      }),
  }),
  deleteRedirect: t.field({
    type: DeleteRedirectResult,
    description: 'Deletes a redirect: its path answers 404 again.',
    args: { input: t.arg({ type: DeleteRedirectInput, required: true }) },
    resolve: (_root, { input: { id } }, { db }) =>
      db.transaction(async (trx) => {
        const { path } = await findOne(trx, id)
        await writePlan(trx, await planRedirects(trx, [], path), 'deleteRedirect', path)
        return { id }
      }),
  }),
}))

const taken: FieldFailure = {
  field: 'path',
  message: 'Cette adresse est déjà redirigée\u00a0: modifiez sa redirection.',
  code: 'TAKEN',
}

/** Locks the redirects, so that the one that is found stays until it is written. */
async function findOne(trx: Transaction<Tables>, id: string): Promise<Row<'redirect'>> {
  const number = readContentId(id, 'Redirect') ?? 0
  await lockRedirects(trx)
  const found = await trx.selectFrom('redirect').selectAll().where('id', '=', number).executeTakeFirst()
  if (!found) throw new NotFoundError('Cette redirection n’existe plus.')
  return found
}
