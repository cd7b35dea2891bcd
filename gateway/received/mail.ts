import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { TestEmail } from '../../schema/context.ts'
import type { Config } from '../config.ts'

export interface Message {
  to: string
  subject: string
  text: string
  /** Who is to get the answer; nobody reads what the sender's own address gets. */
  replyTo?: string
}

export interface Mailer {
  /** False without SMTP_URL. */
  isSetUp: boolean
  /** Makes a message and sends it, where e-mail is set up and there is something to send. Failures are logged. */
  sendLater(make: () => Promise<Message | null>): Promise<void>
  /** Sends a test and answers what the SMTP server said of it, or why it said nothing. */
  test(to: string): Promise<TestEmail>
  /** Waits for what is on its way, for so long at the most. */
  stop(ms: number): Promise<void>
}

/** Whoever waits for an answer has it by then, whatever the server does. */
const longestTestMs = 12_000

const noMail: Mailer = {
  isSetUp: false,
  sendLater: () => Promise.resolve(),
  test: async () => ({
    accepted: false,
    answer: 'Ce site n’envoie pas d’e-mail\u00a0: SMTP_URL n’est pas renseigné.',
  }),
  stop: () => Promise.resolve(),
}

/** E-mail by SMTP_URL; without it nothing is sent. Plain text, and headers of one line each. */
export function createMailer({ smtpUrl, publicUrl }: Config, logger: Logger): Mailer {
  if (!smtpUrl) return noMail
  const transport = createTransport(smtpUrl)
  const from = `ne-pas-repondre@${new URL(publicUrl).hostname}`
  const pending = new Set<Promise<void>>()

  async function send(make: () => Promise<Message | null>): Promise<void> {
    try {
      const message = await make()
      if (message) await transport.sendMail({ from, ...message, subject: oneLine(message.subject) })
    } catch (err) {
      logger.error({ err }, 'e-mail')
    }
  }

  return {
    isSetUp: true,
    sendLater(make) {
      const sent = send(make).finally(() => pending.delete(sent))
      pending.add(sent)
      return sent
    },
    async test(to) {
      const tried = transport.sendMail({ from, to, subject: 'Essai', text: testText(publicUrl) }).then(
        ({ response }) => ({ accepted: true, answer: oneLine(response) }),
        (err: unknown) => ({
          accepted: false,
          answer: oneLine(err instanceof Error ? err.message : String(err)),
        }),
      )
      const late = sleep(longestTestMs, undefined, { ref: false }).then(() => ({
        accepted: false,
        answer: `Pas de réponse en ${longestTestMs / 1000}\u00a0secondes.`,
      }))
      return Promise.race([tried, late])
    },
    async stop(ms) {
      await Promise.race([Promise.all(pending), sleep(ms, undefined, { ref: false })])
    },
  }
}

function testText(publicUrl: string): string {
  return `Bonjour,\n\nCe message est un essai, demandé depuis ${publicUrl}/admin. S’il vous parvient, le site envoie bien ses e-mails.`
}

const longestSubject = 150

/** What others have written, fit for a subject: no line ends, nothing that turns the direction of the text. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : line
}
