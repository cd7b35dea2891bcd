import { latestChanges } from '../db/attention.ts'
import { clearDemo } from '../db/demo/clear.ts'
import { Admin, adminRoot } from './admin.ts'
import { builder } from './builder.ts'
import { Content } from './content/Content.ts'
import { ContentStats } from './content/stats.ts'
import { badRequest, ForbiddenError } from './errors.ts'
import { Site, siteRoot } from './site.ts'

const largestChanges = 50

builder.objectFields(Admin, (t) => ({
  stats: t.field({
    type: [ContentStats],
    description: 'The counters of all types.',
    resolve: (_admin, _args, { db }) => db.read.selectFrom('contentStats').selectAll().execute(),
  }),
  latestChanges: t.field({
    type: [Content],
    description: 'What staff changed last, whatever its type, the trash too; latest first.',
    args: { first: t.arg.int({ required: true, defaultValue: 10 }) },
    resolve: (_admin, { first }, { db }) => {
      if (first < 1 || first > largestChanges)
        throw badRequest(`«\u00a0first\u00a0» va de 1 à ${largestChanges}.`)
      return latestChanges(db.read, first)
    },
  }),
}))

interface Cleared {
  site: typeof siteRoot
  admin: typeof adminRoot
}

const ClearDemoPayload = builder.objectRef<Cleared>('ClearDemoPayload').implement({
  fields: (t) => ({
    site: t.expose('site', { type: Site }),
    admin: t.expose('admin', { type: Admin }),
  }),
})

const ClearDemoResult = builder.errorUnion('ClearDemoResult', {
  types: [ClearDemoPayload, ForbiddenError],
  resolveType: () => 'ClearDemoPayload',
})

builder.mutationField('clearDemoContent', (t) =>
  t.field({
    type: ClearDemoResult,
    description:
      'Takes the demo content away for good, but what staff have added or edited; pages may be indexed from then on. Does nothing where no demo stands.',
    resolve: async (_root, _args, { db, files }) => {
      const keys = await db.transaction(clearDemo)
      if (keys) await files.settle(keys)
      return { site: siteRoot, admin: adminRoot }
    },
  }),
)
