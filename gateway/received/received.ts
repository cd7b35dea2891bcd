import { sendEmail } from '../../db/jobs/emails.ts'
import { isFromVisitors } from '../../schema/messages/fromVisitors.ts'
import type { Context } from '../../schema/context.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../security/rateLimit.ts'
import type { Mailer } from './mail.ts'

interface Options {
  config: Config
  mailer: Mailer
  limits: RateLimits
}

/** Enqueues the e-mails about a new message: a notice to staff and, for a quote, a confirmation to the sender. */
export function createReceived({ config, mailer, limits }: Options): Context['created'] {
  return async (trx, item) => {
    if (!mailer.isSetUp || !isFromVisitors(item)) return
    const { table: type, id } = item
    if (config.notifyEmail) await sendEmail(trx, { text: 'notice', type, id })
    // Anybody can type anybody's address.
    if (type === 'devis' && item.email && (await limits.allows('confirmation', item.email.toLowerCase())))
      await sendEmail(trx, { text: 'confirmation', type, id })
  }
}
