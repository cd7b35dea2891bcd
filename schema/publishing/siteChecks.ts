import type { Kysely } from 'kysely'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import { countRemarks } from '../../db/publishing/siteChecks.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { CheckRule } from './checks.ts'
import { connectionById } from '../execution/connection.ts'
import { Content } from '../content/contentInterface.ts'
import { forAdministrators } from '../forAdministrators.ts'

/** A piece of advice, with its item while that exists. */
type SiteRemark = Row<'siteCheck'> & { content: ContentItem | null }

const SiteCheck = builder.objectRef<SiteRemark>('SiteCheck')

builder.node(SiteCheck, {
  description: 'Advice on a field that visitors see.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(async (db, ids) =>
    withContents(db, await db.selectFrom('siteCheck').selectAll().where('id', 'in', ids).execute()),
  ),
  fields: (t) => ({
    content: t.expose('content', {
      type: Content,
      nullable: true,
      description: 'The item; null where it has just been erased.',
    }),
    field: t.exposeString('field'),
    rule: t.expose('rule', { type: CheckRule }),
    message: t.exposeString('message', { description: 'Message in French, for people.' }),
  }),
})

async function withContents(db: Kysely<Tables>, rows: Row<'siteCheck'>[]): Promise<SiteRemark[]> {
  const contents = await findRefs(
    db,
    rows.map(({ type, contentId }) => ({ type, id: contentId })),
  )
  return rows.map((row, n) => ({ ...row, content: contents[n] ?? null }))
}

builder.objectField(Admin, 'siteChecks', (t) =>
  t.connection(
    {
      type: SiteCheck,
      description:
        'Advice on all that visitors see, drafts aside, latest first. Updated shortly after each change; `totalCount` counts to 1,000.',
      resolve: (_admin, args, { db }) =>
        connectionById(args, 'desc', {
          rows: async (where, order, limit) => {
            const rows = db.read.selectFrom('siteCheck').selectAll().where(where)
            return withContents(db.read, await rows.orderBy('id', order).limit(limit).execute())
          },
          count: () => countRemarks(db.read),
        }),
    },
    { name: 'AdminSiteChecksConnection' },
  ),
)
