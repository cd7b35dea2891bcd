import { createHash } from 'node:crypto'
import { readBackupState } from '../../db/jobs/backups.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findMany } from '../../db/content/contentStore.ts'
import { readPublishedTexts } from '../../db/texts/siteTexts.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { shownCompany } from '../../schema/content/types/defaultCompany.ts'
import { isFromVisitors } from '../../schema/messages/fromVisitors.ts'
import { confirmationEmail } from '../../schema/texts/confirmation.ts'
import { resetLink } from '../auth/newPassword.ts'
import type { Config } from '../config.ts'
import { type Kind, sendingRetryMs } from '../jobs/jobs.ts'
import type { Mailer, Message } from './mail.ts'
import {
  accountActEmail,
  failedBackupEmail,
  newPasswordEmail,
  noticeEmail,
  stoppedWebhookEmail,
  passkeyActEmail,
  tokenEndingEmail,
  welcomeEmail,
} from './texts.ts'

interface Options {
  config: Config
  db: Db
  mailer: Mailer
}

type Email = JobPayloads['email']

/** Job that writes and sends an e-mail; sends none where its subject is gone, or the failure it reports is over. */
export function emailKind({ config, db, mailer }: Options): Kind<Email> {
  const { notifyEmail, publicUrl } = config

  async function messageOf(email: Email): Promise<Message | null> {
    if (email.text === 'accountAct') return { to: email.to, ...accountActEmail(email, publicUrl) }
    if (email.text === 'passkeyAct') {
      const to = await activeAddress(email.accountId)
      return to === undefined ? null : { to, ...passkeyActEmail(email, publicUrl) }
    }
    if ('to' in email) {
      const isFirst = email.text === 'welcome'
      const link = await resetLink(db, publicUrl, email.to, isFirst ? 'welcome' : 'reset')
      return link ? { to: email.to, ...(isFirst ? welcomeEmail(link) : newPasswordEmail(link)) } : null
    }
    if ('token' in email) {
      const token = await db.read
        .selectFrom('apiToken')
        .innerJoin('account', 'account.id', 'apiToken.accountId')
        .select(['account.email', 'apiToken.nom', 'apiToken.expiresAt'])
        .where('apiToken.id', '=', email.token)
        .executeTakeFirst()
      if (!token || token.expiresAt === null) return null
      const { nom, expiresAt } = token
      return {
        to: token.email,
        ...tokenEndingEmail({ nom, expiresAt, timeZone: config.timeZone }, publicUrl),
      }
    }
    if (email.text === 'backupFailed') {
      const { failure } = await readBackupState(db.read)
      return notifyEmail && failure !== null
        ? { to: notifyEmail, ...failedBackupEmail(failure, publicUrl) }
        : null
    }
    if (email.text === 'webhookOff') {
      const webhook = await db.read
        .selectFrom('webhook')
        .select(['nom', 'offReason'])
        .where('id', '=', email.id)
        .executeTakeFirst()
      return notifyEmail && webhook && webhook.offReason !== null
        ? { to: notifyEmail, ...stoppedWebhookEmail(webhook.nom, webhook.offReason, publicUrl) }
        : null
    }
    const [item] = await findMany(db.read, email.type, [email.id], 'administrator')
    if (!item || !isFromVisitors(item)) return null
    if (email.text === 'notice')
      return notifyEmail ? { to: notifyEmail, ...noticeEmail(item, publicUrl) } : null
    if (item.table !== 'devis' || item.email === null) return null
    const [company, published] = await Promise.all([companyOf(), readPublishedTexts(db.read, ['courriel'])])
    return { to: item.email, isReply: true, ...confirmationEmail(item.reference, company, published) }
  }

  async function activeAddress(accountId: number): Promise<string | undefined> {
    const account = await db.read
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .where('status', '=', true)
      .executeTakeFirst()
    return account?.email
  }

  const companyOf = () => shownCompany(db.read, config.company)

  return {
    // After the last one the job stays on the dashboard, where staff send it again.
    retryMs: sendingRetryMs,
    async run(email, job) {
      const message = await messageOf(email)
      if (message) await mailer.send({ fromName: (await companyOf()).nom, ...message }, idOf(job))
    },
  }
}

/** Message-Id, the same for each attempt, so that duplicates can be recognised; it differs from database to database. */
function idOf({ key, createdAt }: { key: string; createdAt: string }): string {
  return createHash('sha256').update(`${key} ${createdAt}`).digest('hex').slice(0, 32)
}
