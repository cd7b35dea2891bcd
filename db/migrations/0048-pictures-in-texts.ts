import { runner } from './kit.ts'
import { trackDraftFileUses, trackPicturesInTexts } from './trackFileUses.ts'
import type { Migration } from './migration.ts'

/** Rich texts at the time. */
const texts: Readonly<Record<string, readonly string[]>> = {
  entreprise: ['description'],
  service: ['description'],
  presentation: ['contenu', 'footerSec'],
  slide: ['contenue'],
  projet: ['description'],
  faqQuestion: ['reponse'],
  page: ['contenu'],
  offre: ['description'],
}

/** Triggers that say which pictures rich texts use. No text has one before: all refused them. */
export const picturesInTexts: Migration = {
  name: '0048-pictures-in-texts',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const [table, columns] of Object.entries(texts))
      await trackPicturesInTexts(run, kind, table, columns)
    for (const event of ['insert', 'update', 'delete'])
      await run(
        kind === 'sqlite'
          ? `drop trigger "draft_files_${event}"`
          : `drop function "draft_files_${event}"() cascade`,
      )
    // The uses of the drafts that are there are added anew.
    await run(`delete from "fileUse" where "held" = 'draft'`)
    await trackDraftFileUses(run, kind, texts)
  },
}
