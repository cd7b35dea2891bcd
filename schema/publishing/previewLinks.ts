import { encodeGlobalID } from '@pothos/plugin-relay'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { asContentItem, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentRef } from '../../db/content/contentTables.ts'
import { itemOf } from '../../db/journal/contentJournal.ts'
import { record } from '../../db/journal/journal.ts'
import { addLink, linksOf, openLinks } from '../../db/publishing/previewLinks.ts'
import type { ContentTable, Row } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById } from '../execution/connection.ts'
import { Content } from '../content/contentInterface.ts'
import { typeOf } from '../content/contents.ts'
import { globalIdOf } from '../content/globalId.ts'
import { nestedListLoader, isVisibleTo } from '../content/nodes.ts'
import { lockCurrent } from '../content/operations.ts'
import { writeErrors } from '../errorTypes.ts'
import { NotFoundError, unauthenticated, ValidationError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'
import { keyOf, loadItems, nameKey, presentNames } from '../journal/journal.ts'

/** Greatest number of open links of one item: with more, nobody knows who has them. */
const mostLinks = 20

const PreviewLink = builder.objectRef<Row<'previewLink'>>('PreviewLink')

builder.node(PreviewLink, {
  description: 'A link that shows one item in its page, as it would be published, to anybody who has it.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators((db, ids) => openLinks(db).where('id', 'in', ids).execute()),
  fields: (t) => ({
    createdBy: t.loadable({
      type: 'String',
      description: 'Present name of the account that made it; empty where no account did.',
      load: presentNames,
      resolve: ({ accountId, createdBy }) => nameKey(accountId, createdBy),
    }),
    content: t.loadable({
      type: Content,
      nullable: true,
      description: 'Item that the link shows.',
      loaderOptions: nestedListLoader,
      load: loadItems,
      resolve: ({ type, contentId }) => keyOf(type, contentId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.objectField(Admin, 'previewLinks', (t) =>
  t.connection(
    {
      type: PreviewLink,
      description: 'Open preview links of all items, latest first.',
      resolve: (_admin, args, { db }) => {
        const open = openLinks(db.read)
        return connectionById(args, 'desc', {
          rows: (where, order, limit) => open.where(where).orderBy('id', order).limit(limit).execute(),
          count: () =>
            open
              .clearSelect()
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow(),
        })
      },
    },
    { name: 'AdminPreviewLinksConnection' },
  ),
)

builder.interfaceField(Content, 'previewLinks', (t) =>
  t.loadableList({
    type: PreviewLink,
    description: 'Open preview links, latest first; empty for visitors and below `site`.',
    loaderOptions: nestedListLoader,
    load: (items: ContentRef[], { db }) => linksOf(db.read, items),
    // Id 0 finds no item.
    resolve: (row, _args, context) => ({ type: row.table, id: isVisibleTo(row, context) ? row.id : 0 }),
  }),
)

const CreatePreviewLinkInput = builder.inputType('CreatePreviewLinkInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the item.' }),
    version: t.int({
      description: 'Version that the caller has seen; an older one is refused with ConflictError.',
    }),
  }),
})

interface Created {
  link: string
  previewLink: Row<'previewLink'>
  content: ContentItem
}

const CreatePreviewLinkPayload = builder.objectRef<Created>('CreatePreviewLinkPayload').implement({
  fields: (t) => ({
    link: t.exposeString('link', { description: 'Shown only here; works for seven days.' }),
    previewLink: t.expose('previewLink', { type: PreviewLink }),
    content: t.expose('content', { type: Content }),
  }),
})

const CreatePreviewLinkResult = builder.errorUnion('CreatePreviewLinkResult', {
  types: [CreatePreviewLinkPayload, ...writeErrors],
  resolveType: () => 'CreatePreviewLinkPayload',
})

builder.mutationField('createPreviewLink', (t) =>
  t.field({
    type: CreatePreviewLinkResult,
    description:
      'Makes a link by which anybody sees an item, or its draft, in its page before it is published.',
    args: { input: t.arg({ type: CreatePreviewLinkInput, required: true }) },
    resolve: async (_root, { input }, { db, publicUrl, visitor: { account } }) => {
      if (!account) throw unauthenticated()
      const type = typeOf(input.id)
      rejectMessages(type.table)
      return db.transaction(async (trx) => {
        const row = await lockCurrent(trx, type, input)
        if (row.softdelete) throw new NotFoundError()
        const item = { type: type.table, id: row.id }
        const [links = []] = await linksOf(trx, [item])
        if (links.length >= mostLinks)
          throw unfit(`Il y a déjà ${mostLinks} liens vers cet élément\u00a0: retirez-en d’abord.`)
        const { token, link } = await addLink(trx, item, account)
        await record(trx, { act: 'share', item: itemOf(type.table, row) })
        const content = asContentItem(type.table, row, 'administrator')
        return { link: `${publicUrl}/apercu/${token}`, previewLink: link, content }
      })
    },
  }),
)

/** Refuses what visitors send: it has no page, and is not for all who write content. */
function rejectMessages(table: ContentTable): void {
  if (isMessageTable(table)) throw unfit('Ce que les visiteurs envoient n’a pas de page.')
}

function unfit(message: string): ValidationError {
  return new ValidationError([{ field: 'id', message }])
}

const RevokePreviewLinkInput = builder.inputType('RevokePreviewLinkInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a PreviewLink, or of an item to revoke all its links.' }),
    version: t.int({
      description:
        'Version of the item that the caller has seen; an older one is refused with ConflictError.',
    }),
  }),
})

interface Revoked {
  deletedIds: number[]
  content: ContentItem
}

const RevokePreviewLinkPayload = builder.objectRef<Revoked>('RevokePreviewLinkPayload').implement({
  fields: (t) => ({
    deletedIds: t.idList({
      resolve: ({ deletedIds }) => deletedIds.map((id) => encodeGlobalID('PreviewLink', id)),
    }),
    content: t.expose('content', { type: Content }),
  }),
})

const RevokePreviewLinkResult = builder.errorUnion('RevokePreviewLinkResult', {
  types: [RevokePreviewLinkPayload, ...writeErrors],
  resolveType: () => 'RevokePreviewLinkPayload',
})

builder.mutationField('revokePreviewLink', (t) =>
  t.field({
    type: RevokePreviewLinkResult,
    description: 'Revokes preview links at once.',
    args: { input: t.arg({ type: RevokePreviewLinkInput, required: true }) },
    resolve: (_root, { input }, { db }) =>
      db.transaction(async (trx) => {
        const linkId = readContentId(input.id, 'PreviewLink')
        const link =
          linkId === null ? undefined : await openLinks(trx).where('id', '=', linkId).executeTakeFirst()
        if (linkId !== null && !link) throw new NotFoundError()
        const id = link ? globalIdOf(link.type, link.contentId) : input.id
        const type = typeOf(id)
        rejectMessages(type.table)
        const row = await lockCurrent(trx, type, { ...input, id })
        const gone = await trx
          .deleteFrom('previewLink')
          .where((one) => (link ? one('id', '=', link.id) : one.and({ type: type.table, contentId: row.id })))
          .returning('id')
          .execute()
        if (gone.length > 0) await record(trx, { act: 'unshare', item: itemOf(type.table, row) })
        return {
          deletedIds: gone.map(({ id }) => id),
          content: asContentItem(type.table, row, 'administrator'),
        }
      }),
  }),
)
