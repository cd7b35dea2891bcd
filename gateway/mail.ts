import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export interface Message {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Makes a message and sends it, where e-mail is set up and there is something to send. Failures are logged. */
  sendLater(make: () => Promise<Message | null>): Promise<void>
}

/** E-mail by SMTP_URL; without it nothing is sent. Plain text: no header comes from outside but the address. */
export function createMailer({ smtpUrl, publicUrl }: Config, logger: Logger): Mailer {
  if (!smtpUrl) return { sendLater: () => Promise.resolve() }
  const transport = createTransport(smtpUrl)
  const from = `ne-pas-repondre@${new URL(publicUrl).hostname}`
  return {
    async sendLater(make) {
      try {
        const message = await make()
        if (message) await transport.sendMail({ from, ...message })
      } catch (err) {
        logger.error({ err }, 'e-mail')
      }
    },
  }
}
