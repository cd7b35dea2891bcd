import { setTimeout as sleep } from 'node:timers/promises'
import type { TestEmail } from '../../schema/context.ts'
import type { Config } from '../config.ts'

export interface Message {
  to: string
  subject: string
  text: string
  /** The address for answers; nobody reads what the sender's own gets. */
  replyTo?: string
  /** The name of the sender; the company's of the settings where none is given. */
  fromName?: string
  /** An answer to what the receiver has sent himself (RFC 3834); anything else is told by this program. */
  isReply?: boolean
}

export interface Mailer {
  /** False without SMTP_URL. */
  isSetUp: boolean
  /** Hands it to the SMTP server; the same `id` tells that two of them are one. Throws an Error that says why not, in French. */
  send(message: Message, id: string): Promise<void>
  /** Connects, greets and signs in, and sends nothing. Throws an Error that says why that cannot be done, in French. */
  verify(): Promise<void>
  /** Sends a test and answers what the SMTP server said of it, or why it said nothing. */
  test(to: string): Promise<TestEmail>
}

/** The sender of a request has his answer by then, whatever the mail server does. */
const longestTestMs = 12_000
/** A server that says nothing holds up all e-mail. SMTP_URL may say otherwise. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const notSetUp = 'Ce site n’envoie pas d’e-mail\u00a0: SMTP_URL n’est pas renseigné.'

const noMail: Mailer = {
  isSetUp: false,
  send: () => Promise.reject(new Error(notSetUp)),
  verify: () => Promise.reject(new Error(notSetUp)),
  test: async () => ({ accepted: false, answer: notSetUp }),
}

/** E-mail by SMTP_URL; without it nothing is sent. Plain text, and headers of one line each. */
export function createMailer({ smtpUrl, mailFrom: address, publicUrl, company }: Config): Mailer {
  if (!smtpUrl) return noMail
  // Loaded for the first e-mail: most starts need none of it.
  const load = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...timeouts })
  let loaded: ReturnType<typeof load> | undefined
  const transport = () => (loaded ??= load())
  const { hostname } = new URL(publicUrl)
  const headersOf = (
    subject: string,
    { fromName = company.nom, isReply = false }: Pick<Message, 'fromName' | 'isReply'>,
  ) => ({
    from: { name: oneLine(fromName), address },
    subject: asWords(oneLine(subject)),
    // No machine is to answer: an absence would be told to staff, and theirs to visitors.
    headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
  })

  return {
    isSetUp: true,
    async send({ to, subject, text, replyTo, ...how }, id) {
      const messageId = `<${id}@${hostname}>`
      const message = { ...headersOf(subject, how), to, text, messageId, ...(replyTo && { replyTo }) }
      try {
        await (await transport()).sendMail(message)
      } catch (cause) {
        throw new Error(whyNotSent(cause), { cause })
      }
    },
    async verify() {
      try {
        await (await transport()).verify()
      } catch (cause) {
        throw new Error(whyNotSent(cause), { cause })
      }
    },
    async test(to) {
      const essai = { ...headersOf('Essai', {}), to, text: testText(publicUrl) }
      const sent = transport().then((one) => one.sendMail(essai))
      const tried = sent.then(
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
  }
}

function testText(publicUrl: string): string {
  return `Bonjour,\n\nCe message est un essai, demandé depuis ${publicUrl}/admin. S’il vous parvient, le site envoie bien ses e-mails.`
}

/** What nodemailer's codes come to, for people. */
const unsent: Readonly<Record<string, string>> = {
  ECONNECTION: 'Le serveur d’e-mail a coupé la connexion.',
  ESOCKET: 'Le serveur d’e-mail ne répond pas.',
  ETIMEDOUT: 'Le serveur d’e-mail ne répond pas à temps.',
  EDNS: 'Le serveur d’e-mail est introuvable\u00a0: vérifiez SMTP_URL.',
  ETLS: 'La connexion chiffrée avec le serveur d’e-mail a échoué.',
  EAUTH: 'Le serveur d’e-mail refuse l’identifiant ou le mot de passe de SMTP_URL.',
}

/** One sentence; of what the server itself said, its words. */
function whyNotSent(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const known = 'code' in error ? unsent[String(error.code)] : undefined
  if (known) return known
  const said = 'response' in error ? String(error.response) : error.message
  return `Le serveur d’e-mail refuse ce message\u00a0: «\u00a0${oneLine(said)}\u00a0».`
}

const longestSubject = 150

/** What others have written, fit for a subject: no line ends, nothing that turns the direction of the text. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > longestSubject ? `${characters.slice(0, longestSubject - 1).join('')}…` : line
}

/** A subject with the look of an encoded word would be read as what it encodes: then all of it is encoded. */
function asWords(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = ['']
  for (const one of subject) {
    const longer = (words.at(-1) ?? '') + one
    // RFC 2047: 75 letters a word, no character cut in two.
    if (Buffer.byteLength(longer) > 45) words.push(one)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
