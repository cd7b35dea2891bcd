import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './publicAddress.ts'

export interface Posted {
  /** Null where nothing was answered. */
  statusCode: number | null
  /** Beginning of the answer's body, printable. */
  answer: string | null
  /** Why it was not received, in French; null where it was. */
  error: string | null
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface PostOptions {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
  /** True: the operator lets webhooks reach the network of the server, without encryption too. */
  allowsPrivate: boolean
  /** Asks DNS. */
  resolve?: Resolve
  /** Time limit of the whole exchange. */
  longestMs?: number
}

/** The sender of an event has his answer by then, whatever the receiver does. */
export const usualLongestMs = 10_000
const mostAnswerBytes = 4_096
const mostAnswerLetters = 500

const ofOwnNetwork =
  'L’adresse est celle d’un réseau privé ou de ce serveur\u00a0: seul l’exploitant peut l’autoriser (WEBHOOKS_PRIVATE).'

/** Refusal of an address, whose message is for people. */
class Refused extends Error {}

/**
 * Sends a body by POST. Never throws for what the receiver does. Redirects are not followed. Host names are resolved once, and the
 * connection is made to the addresses that were checked, so that a second answer of DNS cannot lead elsewhere.
 */
export async function post({
  url,
  headers,
  body,
  signal,
  allowsPrivate,
  resolve = lookup,
  longestMs = usualLongestMs,
}: PostOptions): Promise<Posted> {
  const { protocol, hostname } = new URL(url)
  const isSecure = protocol === 'https:'
  if (!isSecure && !(allowsPrivate && protocol === 'http:'))
    return unanswered('L’adresse doit commencer par https://.')
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !allowsPrivate && !isPublicAddress(literal)) return unanswered(ofOwnNetwork)
  const late = AbortSignal.timeout(longestMs)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A kept connection would have been checked long ago.
    agent: false,
    lookup: checked(resolve, allowsPrivate),
    signal: AbortSignal.any([signal, late]),
  }
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = (isSecure ? overHttps : overHttp)(url, options, resolve)
      // Also after the answer has begun: whoever reads it notices by itself.
      sent.on('error', reject)
      // An answer 101 is otherwise no `response`, and no error either.
      sent.on('upgrade', (response, socket) => {
        socket.destroy()
        // Nothing more comes of it, not even its end.
        response.destroy()
        resolve(response)
      })
      sent.on('close', () => reject(new Error('The connection closed without an answer.')))
      sent.end(body)
    })
    return answered(response.statusCode ?? 0, await beginningOf(response))
  } catch (error) {
    if (late.aborted) return unanswered(`Pas de réponse en ${Math.round(longestMs / 1000)}\u00a0secondes.`)
    return unanswered(whyNot(error))
  }
}

/** Lookup of a connection that gives it no address but public ones. */
function checked(resolve: Resolve, allowsPrivate: boolean): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Refused('Ce nom d’hôte n’a pas d’adresse.'), '', 0)
      // One of several is enough: whoever mixes them means the private one.
      if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
        return callback(new Refused(ofOwnNetwork), '', 0)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
}

/** Reads no more than is kept; what is cut off, by either side, is what there was. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of response) {
      pieces.push(Buffer.from(piece))
      size += pieces.at(-1)?.length ?? 0
      if (size >= mostAnswerBytes) break
    }
  } catch {
    // The status has come: that says whether it was received.
  }
  response.destroy()
  const text = Buffer.concat(pieces).subarray(0, mostAnswerBytes).toString('utf8')
  return [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, mostAnswerLetters).join('')
}

function answered(statusCode: number, answer: string): Posted {
  if (statusCode >= 200 && statusCode < 300) return { statusCode, answer, error: null }
  const isRedirect = statusCode >= 300 && statusCode < 400
  const error = isRedirect
    ? `Réponse ${statusCode}\u00a0: les redirections ne sont pas suivies, donnez l’adresse définitive.`
    : `Réponse ${statusCode}.`
  return { statusCode, answer, error }
}

function unanswered(error: string): Posted {
  return { statusCode: null, answer: null, error }
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Ce nom d’hôte est introuvable.',
  EAI_AGAIN: 'Le nom d’hôte n’a pas pu être cherché (DNS).',
  ECONNREFUSED: 'Rien ne répond à cette adresse.',
  ECONNRESET: 'Le programme a coupé la connexion.',
  EHOSTUNREACH: 'Cette adresse est hors d’atteinte.',
  ENETUNREACH: 'Cette adresse est hors d’atteinte.',
  ETIMEDOUT: 'La connexion ne s’établit pas.',
}

function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (failures[code] !== undefined) return failures[code]
  if (/CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(code))
    return `Le certificat ou le chiffrement n’est pas valable (${code}).`
  return `L’envoi a échoué${code && ` (${code})`}.`
}
