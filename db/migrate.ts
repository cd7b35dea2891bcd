import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { applicationId, type Db } from './connection/connect.ts'
import { initial } from './migrations/0001-initial.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { files } from './migrations/0003-files.ts'
import { attention } from './migrations/0004-attention.ts'
import { disabled } from './migrations/0005-disabled.ts'
import { chiffres } from './migrations/0006-chiffres.ts'
import { twins } from './migrations/0007-twins.ts'
import { adresse } from './migrations/0008-adresse.ts'
import { contentVersion } from './migrations/0009-content-version.ts'
import { corbeille } from './migrations/0010-corbeille.ts'
import { jobs } from './migrations/0011-jobs.ts'
import { journal } from './migrations/0012-journal.ts'
import { indesirables } from './migrations/0013-indesirables.ts'
import { rateLimits } from './migrations/0014-rate-limits.ts'
import { pairs } from './migrations/0015-pairs.ts'
import { drafts } from './migrations/0016-drafts.ts'
import { bundles } from './migrations/0017-bundles.ts'
import { previewLinks } from './migrations/0018-preview-links.ts'
import { keptFiles } from './migrations/0019-kept-files.ts'
import { published } from './migrations/0021-published.ts'
import { siteChecks } from './migrations/0022-site-checks.ts'
import { pictureSizes } from './migrations/0023-picture-sizes.ts'
import { doors } from './migrations/0025-doors.ts'
import { senders } from './migrations/0026-senders.ts'
import { flatPairs } from './migrations/0027-flat-pairs.ts'
import { roles } from './migrations/0028-roles.ts'
import { firstAnswers } from './migrations/0029-first-answers.ts'
import { foldAlike } from './migrations/0032-fold.ts'
import { projetOrdre } from './migrations/0033-projet-ordre.ts'
import { emailOrTelephone } from './migrations/0034-email-or-telephone.ts'
import { papers } from './migrations/0035-papers.ts'
import { pagesOffresAnnonces } from './migrations/0036-pages-offres-annonces.ts'
import { siteTexts } from './migrations/0037-site-texts.ts'
import { redirects } from './migrations/0038-redirects.ts'
import { face } from './migrations/0040-face.ts'
import { siteLayout } from './migrations/0041-site-layout.ts'
import { hours } from './migrations/0042-hours.ts'
import { foundAndShared } from './migrations/0043-found-and-shared.ts'
import { goneAddresses } from './migrations/0044-gone-addresses.ts'
import { pictureTone } from './migrations/0045-picture-tone.ts'
import { foundation } from './migrations/0046-foundation.ts'
import { fileUses } from './migrations/0047-file-uses.ts'
import { picturesInTexts } from './migrations/0048-pictures-in-texts.ts'
import { libraryLists } from './migrations/0049-library-lists.ts'
import { resumableUploads } from './migrations/0050-resumable-uploads.ts'
import { sentPictures } from './migrations/0051-sent-pictures.ts'
import { changes } from './migrations/0053-changes.ts'
import { webhooks } from './migrations/0054-webhooks.ts'
import { passkeys } from './migrations/0056-passkeys.ts'
import { tokenBounds } from './migrations/0057-token-bounds.ts'
import { outageOf } from './connection/outage.ts'
import { startError, StartError } from './connection/startError.ts'
import type { Tables } from './tables.ts'
import type { Migration } from './migrations/migration.ts'

/** All of them, in order. */
export const migrations: Migration[] = [
  initial,
  accounts,
  files,
  attention,
  disabled,
  chiffres,
  twins,
  adresse,
  contentVersion,
  corbeille,
  jobs,
  journal,
  indesirables,
  rateLimits,
  pairs,
  drafts,
  bundles,
  previewLinks,
  keptFiles,
  published,
  siteChecks,
  pictureSizes,
  doors,
  senders,
  flatPairs,
  roles,
  firstAnswers,
  foldAlike,
  projetOrdre,
  emailOrTelephone,
  papers,
  pagesOffresAnnonces,
  siteTexts,
  redirects,
  face,
  siteLayout,
  hours,
  foundAndShared,
  goneAddresses,
  pictureTone,
  foundation,
  fileUses,
  picturesInTexts,
  libraryLists,
  resumableUploads,
  sentPictures,
  changes,
  webhooks,
  passkeys,
  tokenBounds,
]

/** How long a step waits for a table at a time: on PostgreSQL whoever reads it meanwhile waits behind the step. */
const lockMs = 2_000
const againMs = 1_000
/** How often it tries: some minutes, for tables that are always in use. */
const mostTries = 60

/**
 * Brings the database to this version: every missing migration, in order, once, all in one transaction. Servers
 * that start together wait for each other. Throws a StartError for a database from a newer version that this
 * one cannot go on with, and where a step fails; nothing is changed then.
 */
export async function migrate(db: Db, steps: Migration[] = migrations, tries = mostTries): Promise<void> {
  try {
    await db.longTransaction((trx) => applyMissing(trx, db.kind, steps))
  } catch (error) {
    if (db.kind === 'postgres' && outageOf(error)?.outage === 'busy' && tries > 1) {
      await sleep(againMs)
      return migrate(db, steps, tries - 1)
    }
    throw startError(
      error,
      (why) => `La base n’a pas pu être mise à jour et reste comme elle était (${why}).`,
    )
  }
}

async function applyMissing(trx: Transaction<Tables>, kind: Db['kind'], steps: Migration[]): Promise<void> {
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sql.lit(applicationId)})`.execute(trx)
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx)
  } else await sql`pragma application_id = ${sql.lit(applicationId)}`.execute(trx)
  const applied = await appliedOn(trx, kind)
  const last = steps.at(-1)?.name ?? ''
  const tooNew = applied.filter(
    ({ name, compatibleSince }) =>
      !steps.some((step) => step.name === name) && (compatibleSince === null || compatibleSince > last),
  )
  if (tooNew.length > 0) {
    throw new StartError(
      `La base vient d’une version plus récente (${tooNew.map(({ name }) => name).join(', ')})\u00a0: ` +
        'installez cette version, ou restaurez une sauvegarde.',
    )
  }
  for (const { name, compatibleSince = null, up } of steps) {
    if (applied.some((one) => one.name === name)) continue
    await up(trx, kind)
    await sql`insert into "migration" ("name", "appliedAt", "compatibleSince")
      values (${name}, ${new Date().toISOString()}, ${compatibleSince})`.execute(trx)
  }
}

interface Applied {
  name: string
  compatibleSince: string | null
}

async function appliedOn(trx: Transaction<Tables>, kind: Db['kind']): Promise<Applied[]> {
  await sql`create table if not exists "migration" ("name" text primary key, "appliedAt" text not null)`.execute(
    trx,
  )
  const { rows: columns } = await (
    kind === 'sqlite'
      ? sql`select "name" from pragma_table_info('migration') where "name" = 'compatibleSince'`
      : sql`select 1 from "pg_attribute" where "attrelid" = '"migration"'::regclass and "attname" = 'compatibleSince'`
  ).execute(trx)
  if (columns.length === 0) await sql`alter table "migration" add column "compatibleSince" text`.execute(trx)
  const { rows } =
    await sql<Applied>`select "name", "compatibleSince" from "migration" order by "name"`.execute(trx)
  return rows
}

/** Is every migration of this version applied? For /readyz. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select "name" from "migration"`.execute(db.read)
  return migrations.every((step) => rows.some((row) => row.name === step.name))
}
