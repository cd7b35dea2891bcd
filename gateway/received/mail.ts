import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
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
  /** Waits for what is on its way, for so long at the most. */
  stop(ms: number): Promise<void>
}

/** E-mail by SMTP_URL; without it nothing is sent. Plain text, and headers of one line each. */
export function createMailer({ smtpUrl, publicUrl }: Config, logger: Logger): Mailer {
  if (!smtpUrl) return { isSetUp: false, sendLater: () => Promise.resolve(), stop: () => Promise.resolve() }
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
    async stop(ms) {
      await Promise.race([Promise.all(pending), sleep(ms, undefined, { ref: false })])
    },
  }
}

const longestSubject = 150

/** What others have written, fit for a subject: no line ends, nothing that turns the direction of the text. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : line
}
