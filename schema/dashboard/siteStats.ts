import { readSiteStats, readUsedCategories, type SiteStats } from '../../db/content/siteStats.ts'
import { builder } from '../builder.ts'
import { Site } from '../site.ts'

const ChiffresRef = builder.objectRef<SiteStats>('Chiffres').implement({
  description: 'Figures of all published projets.',
  fields: (t) => ({
    projets: t.exposeInt('projets'),
    localites: t.exposeInt('localites', {
      description: 'Number of distinct places whose position is known.',
    }),
    premiereAnnee: t.exposeInt('premiereAnnee', { nullable: true }),
    derniereAnnee: t.exposeInt('derniereAnnee', { nullable: true }),
    categories: t.stringList({
      description: 'Labels of the published categories that have a published projet.',
      resolve: (_stats, _args, { db }) => readUsedCategories(db.read),
    }),
  }),
})

builder.objectField(Site, 'chiffres', (t) =>
  t.field({ type: ChiffresRef, resolve: (_site, _args, { db }) => readSiteStats(db.read) }),
)
