import { latestChanges } from '../../db/content/dashboard.ts'
import { latestDrafts } from '../../db/publishing/drafts.ts'
import { clearDemo, type Cleared } from '../../db/demo/clear.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { typeNames } from '../content/globalId.ts'
import { ContentStats } from '../content/stats.ts'
import { badRequest, ForbiddenError } from '../errors.ts'
import { sees } from '../roles/roles.ts'
import { Site, siteRoot } from '../site.ts'

const largestChanges = 50

builder.objectFields(Admin, (t) => ({
  stats: t.field({
    type: [ContentStats],
    description: 'Counters of all content types that the caller sees.',
    resolve: async (_admin, _args, { db, visitor }) =>
      (await db.read.selectFrom('contentStats').selectAll().execute()).filter(({ type }) =>
        sees(visitor, type),
      ),
  }),
  latestChanges: t.field({
    type: [Content],
    description: 'Items of any type that staff changed last, latest first, trash included.',
    args: { first: t.arg.int({ required: true, defaultValue: 10 }) },
    resolve: (_admin, { first }, { db }) => {
      if (first < 1 || first > largestChanges)
        throw badRequest(`«\u00a0first\u00a0» va de 1 à ${largestChanges}.`)
      return latestChanges(db.read, first)
    },
  }),
  drafts: t.field({
    type: [Content],
    description: 'Items of any type that have a draft, outside the trash, last saved first.',
    args: { first: t.arg.int({ required: true, defaultValue: 10 }) },
    resolve: (_admin, { first }, { db }) => {
      if (first < 1 || first > largestChanges)
        throw badRequest(`«\u00a0first\u00a0» va de 1 à ${largestChanges}.`)
      return latestDrafts(db.read, first)
    },
  }),
}))

const ClearedSamples = builder.objectRef<Cleared['removed'][number]>('ClearedSamples').implement({
  fields: (t) => ({
    type: t.string({ description: 'Name of the type.', resolve: ({ type }) => typeNames[type] }),
    count: t.exposeInt('count'),
  }),
})

interface Payload {
  removed: Cleared['removed']
  site: typeof siteRoot
  admin: typeof adminRoot
}

const ClearDemoPayload = builder.objectRef<Payload>('ClearDemoPayload').implement({
  fields: (t) => ({
    removed: t.expose('removed', {
      type: [ClearedSamples],
      description: 'Number of items removed, by type; `admin.stats` tells what remains.',
    }),
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
      'Removes the demo content for good, except what staff have added or edited; publishing or ordering is no edit. Pages may then be indexed.',
    resolve: async (_root, _args, { db, files }) => {
      const cleared = await db.transaction(clearDemo)
      if (cleared) await files.settle(cleared.files)
      return { removed: cleared?.removed ?? [], site: siteRoot, admin: adminRoot }
    },
  }),
)
