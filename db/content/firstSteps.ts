import { sql, type Kysely, type Transaction } from 'kysely'
import { readBackupState } from '../jobs/backups.ts'
import { visibleTo } from './contentStore.ts'
import { untouchedSamples } from '../demo/untouched.ts'
import { record } from '../journal/journal.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

/** What a new firm does first, in this order. */
export const firstSteps = [
  'COMPANY',
  'LOGO',
  'PRESENTATION',
  'SERVICES',
  'DEMO_CLEARED',
  'EMAIL_TESTED',
  'COLLEAGUE',
  'BACKUP',
] as const

export interface FirstStep {
  name: (typeof firstSteps)[number]
  done: boolean
}

type Reader = Kysely<Tables>

/** Which of them are done, told from the database; null where staff have closed the list. */
export async function readFirstSteps(db: Reader): Promise<FirstStep[] | null> {
  const facts = await readSettings(db)
  if (facts.get('firstSteps') === 'hidden') return null
  const companies = await ownActive(db, 'entreprise')
  const done: Record<FirstStep['name'], boolean> = {
    COMPANY: companies.length > 0,
    LOGO: await haveOwnLogo(db, companies),
    PRESENTATION: (await ownActive(db, 'presentation')).length > 0,
    SERVICES: (await ownActive(db, 'service')).length > 0,
    DEMO_CLEARED: facts.get('content') !== 'demo',
    EMAIL_TESTED: facts.has('emailTested'),
    COLLEAGUE: await isInCompany(db),
    BACKUP: (await readBackupState(db)).provenAt !== null,
  }
  return firstSteps.map((name) => ({ name, done: done[name] }))
}

/** Closes the list for good. */
export async function hideFirstSteps(trx: Transaction<Tables>): Promise<void> {
  await writeSetting(trx, 'firstSteps', 'hidden')
  await record(trx, { act: 'hideFirstSteps' })
}

/** Records that an e-mail has been sent once. */
export async function noteEmailTested(trx: Transaction<Tables>): Promise<void> {
  await writeSetting(trx, 'emailTested', new Date().toISOString())
  await record(trx, { act: 'testEmail' })
}

/** What visitors see of a type, but the samples as they came. */
async function ownActive(db: Reader, table: 'entreprise' | 'presentation' | 'service'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t."id" from ${sql.table(table)} t where ${visibleTo('visitor', table)}
  `.execute(db)
  const samples = new Set((await untouchedSamples(db, table)).map(({ id }) => id))
  return rows.flatMap(({ id }) => (samples.has(id) ? [] : [id]))
}

/** The sample company may have been written over and still have its sample logo. */
async function haveOwnLogo(db: Reader, companies: readonly number[]): Promise<boolean> {
  if (companies.length === 0) return false
  const { entreprises } = await import('../demo/entreprise.ts')
  const logos = await db
    .selectFrom('entreprise')
    .innerJoin('file', 'file.key', 'entreprise.logo')
    .select('file.name')
    .where('entreprise.id', 'in', companies)
    .execute()
  return logos.some(({ name }) => entreprises.every(({ logo }) => logo !== name))
}

async function isInCompany(db: Reader): Promise<boolean> {
  const two = await db.selectFrom('account').select('id').where('status', '=', true).limit(2).execute()
  return two.length === 2
}
