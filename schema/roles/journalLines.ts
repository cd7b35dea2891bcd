import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { messageTables } from '../../db/content/contentTypes.ts'
import { accountActs, itemActs, type siteActs } from '../../db/journal/acts.ts'
import type { Caller } from '../context.ts'
import { may, type Right } from './roles.ts'

/** Right without which a line about the site as a whole is not seen; null: all staff see it. */
const rightOfAct: Record<(typeof siteActs)[number], Right | null> = {
  backup: 'REGLAGES',
  backupFailed: 'REGLAGES',
  clearDemo: 'REGLAGES',
  hideFirstSteps: 'REGLAGES',
  resendEmails: 'REGLAGES',
  dropEmails: 'REGLAGES',
  testEmail: 'REGLAGES',
  exportMessages: 'MESSAGES',
  exportPerson: 'PERSONNES',
  erasePerson: 'PERSONNES',
  setRetention: 'PERSONNES',
  setRegistrations: 'COMPTES',
  setAccessibilite: null,
  updateText: null,
  saveTextDraft: null,
  discardTextDraft: null,
  resetText: null,
  saveRedirect: null,
  deleteRedirect: null,
  importRedirects: null,
  forgetMissedAddress: null,
  setMenu: null,
  setAccueil: null,
  setChiffres: null,
  addMedia: null,
  updateMedia: null,
  replaceMedia: null,
  cropMedia: null,
  eraseMedia: null,
  createWebhook: 'WEBHOOKS',
  updateWebhook: 'WEBHOOKS',
  deleteWebhook: 'WEBHOOKS',
  rotateWebhookSecret: 'WEBHOOKS',
  resendWebhook: 'WEBHOOKS',
  testWebhook: 'WEBHOOKS',
  stopWebhook: 'WEBHOOKS',
}

/** Condition of the lines of `journal` that the caller sees: none tells of what his role does not show. */
export function seenLines(caller: Pick<Caller, 'account'>): RawBuilder<SqlBool> {
  const seesMessages = may(caller, 'MESSAGES')
  const seesAccounts = may(caller, 'COMPTES')
  const acts = [
    ...itemActs,
    ...(seesAccounts ? accountActs : []),
    ...Object.entries(rightOfAct).flatMap(([act, right]) =>
      right === null || may(caller, right) ? act : [],
    ),
  ]
  const all = itemActs.length + accountActs.length + Object.keys(rightOfAct).length
  if (seesMessages && acts.length === all) return sql`true`
  const ofMessages = seesMessages
    ? sql`false`
    : sql`coalesce("type", '') in (${sql.join(messageTables.map((table) => sql.lit(table)))})`
  return sql`("act" in (${sql.join(acts.map((act) => sql.lit(act)))}) and not ${ofMessages})`
}
