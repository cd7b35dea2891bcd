import { confirmedTime } from '../../db/messages/age.ts'
import { forgetDeliveries } from '../../db/webhooks/deliveries.ts'
import { testEvent } from '../../db/webhooks/webhookEvents.ts'
import {
  findDelivery,
  forgetFailure,
  giveUpDelivery,
  recordAttempt,
  type Delivery,
} from '../../db/webhooks/webhooks.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { JobPayloads, Row } from '../../db/tables.ts'
import type { Config } from '../config.ts'
import { FailedAttempt, type Kind, sendingRetryMs } from '../jobs/jobs.ts'
import { withPersonalData } from './body.ts'
import { post, type Posted } from './post.ts'
import type { SecretBox } from './secretBox.ts'
import { signatureOf } from './signature.ts'

interface Options {
  config: Config
  db: Db
  secrets: SecretBox
  clock?: () => Date
  send?: typeof post
}

const minute = 60_000
const dayMs = 24 * 60 * minute
/** How many one server sends at a time. */
const atOnce = 30
/** How long the log goes back. */
const keptDays = 30

/** Job that sends an event to a webhook, signed by the Standard Webhooks rules, under the same `webhook-id` at each attempt. */
export function webhookKind({
  config,
  db,
  secrets,
  clock = () => new Date(),
  send = post,
}: Options): Kind<JobPayloads['webhook']> {
  const tellsByEmail = config.smtpUrl !== undefined && config.notifyEmail !== undefined

  async function attempt({ delivery, webhook }: Delivery, now: Date, signal: AbortSignal): Promise<Posted> {
    const body = webhook.personalData ? await withPersonalData(db, delivery.body) : delivery.body
    const opened: string[] = []
    try {
      opened.push(await secrets.open(webhook.secret))
    } catch (error) {
      return { statusCode: null, answer: null, error: error instanceof Error ? error.message : String(error) }
    }
    // One whose key was lost was replaced for that: receivers know it no more.
    for (const former of formerSecret(webhook, now))
      opened.push(
        ...(await secrets.open(former).then(
          (one) => [one],
          () => [],
        )),
      )
    const id = delivery.messageId
    const seconds = Math.floor(now.getTime() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Geometre-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(opened, { id, seconds, body }),
    }
    const posted = await send({
      url: webhook.url,
      headers,
      body,
      signal,
      allowsPrivate: config.privateWebhooks,
    })
    // A receiver may answer with what it was sent.
    return webhook.personalData ? { ...posted, answer: null } : posted
  }

  return {
    // After the last one the delivery stays in the log, from which staff send it again.
    retryMs: sendingRetryMs,
    atOnce,
    async run({ messageId }, job) {
      const found = await findDelivery(db.read, messageId)
      if (found?.delivery.state !== 'waiting') return
      if (!found.webhook.enabled && found.delivery.event !== testEvent)
        return db.transaction((trx) => giveUpDelivery(trx, messageId, 'Le webhook était arrêté.'))
      const triedAt = clock()
      const begun = performance.now()
      const posted = await attempt(found, triedAt, job.signal)
      const ms = Math.round(performance.now() - begun)
      // The server stops, or another has this job: whether it was received is not known here, unless that was answered.
      if (posted.error !== null) job.signal.throwIfAborted()
      const isAgain = await db.transaction(async (trx) => {
        if (!(await job.holds(trx))) return false
        // It may have been changed or switched off meanwhile.
        const now = await findDelivery(trx, messageId)
        const outcome = { ...posted, triedAt, ms, isGone: posted.statusCode === 410 }
        return now
          ? recordAttempt(trx, now, outcome, { tellsByEmail, waitMs: sendingRetryMs[0] ?? 0 })
          : false
      })
      if (isAgain) throw new FailedAttempt(`${found.webhook.nom}\u00a0: ${posted.error ?? ''}`)
    },
    async givenUp(trx, { messageId }) {
      await giveUpDelivery(trx, messageId)
      await forgetFailure(trx, messageId)
    },
  }
}

/** The secret that was replaced, for as long as receivers have to change theirs. */
function formerSecret({ previousSecret, previousUntil }: Row<'webhook'>, now: Date): string[] {
  const isValid =
    previousSecret !== null && previousUntil !== null && Date.parse(previousUntil) > now.getTime()
  return isValid ? [previousSecret] : []
}

const atOnceForgotten = 500

/** Job that removes old deliveries from the log. */
export function webhookLogKind(db: Db): Kind<null> {
  return {
    retryMs: [],
    everyMs: 60 * minute,
    async run(_payload, { signal }) {
      const now = await confirmedTime(db)
      if (now === null) return
      const time = new Date(now.getTime() - keptDays * dayMs)
      for (let more = true; more && !signal.aborted;)
        more = await db.transaction((trx) => forgetDeliveries(trx, time, atOnceForgotten))
    },
  }
}
