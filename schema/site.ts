import type { Db } from '../db/connection/connect.ts'
import { builder } from './builder.ts'

/** Root of the public half, the same for everybody, administrators included. */
export interface SiteRoot {
  root: 'site'
}

export const siteRoot: SiteRoot = { root: 'site' }
export const Site = builder.objectRef<SiteRoot>('Site')

builder.node(Site, {
  description: 'Public content, the same for every caller. Each content type adds its own fields.',
  id: { resolve: ({ root }) => root },
  loadManyWithoutCache: (ids: string[]) => ids.map((id) => (id === siteRoot.root ? siteRoot : null)),
  fields: (t) => ({
    demo: t.boolean({
      description: 'True: the demo content is present, and pages ask not to be indexed.',
      resolve: (_site, _args, { db }) => isDemo(db),
    }),
  }),
})

/**
 * Pending answer of an operation, shared by its aliases, since each statement takes longer to build than the rest of
 * this field.
 */
const underWay = new WeakMap<Db, Promise<boolean>>()

function isDemo(db: Db): Promise<boolean> {
  const asked = underWay.get(db) ?? readDemo(db).finally(() => underWay.delete(db))
  underWay.set(db, asked)
  return asked
}

async function readDemo({ read }: Db): Promise<boolean> {
  const content = await read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'content')
    .executeTakeFirst()
  return content?.value === 'demo'
}

builder.queryField('site', (t) => t.field({ type: Site, resolve: () => siteRoot }))
