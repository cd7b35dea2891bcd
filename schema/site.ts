import { builder } from './builder.ts'

/** The root of the public half: the same for everybody, administrators included. */
export interface SiteRoot {
  root: 'site'
}

export const siteRoot: SiteRoot = { root: 'site' }
export const Site = builder.objectRef<SiteRoot>('Site')

builder.node(Site, {
  description: 'What any visitor may read, the same for everybody. Each content type adds its own fields.',
  id: { resolve: ({ root }) => root },
  loadManyWithoutCache: (ids: string[]) => ids.map((id) => (id === siteRoot.root ? siteRoot : null)),
  fields: (t) => ({
    demo: t.boolean({
      description: 'The demo content stands: pages ask not to be indexed.',
      resolve: async (_site, _args, { db }) => {
        const content = await db.read
          .selectFrom('setting')
          .select('value')
          .where('name', '=', 'content')
          .executeTakeFirst()
        return content?.value === 'demo'
      },
    }),
  }),
})

builder.queryField('site', (t) => t.field({ type: Site, resolve: () => siteRoot }))
