import { countOtherSenders } from '../../db/messages/sentText.ts'
import type { Suspicion } from '../../db/tables.ts'
import { textIn } from '../../db/content/columnValues.ts'
import type { SuspicionCheck } from '../content/operations.ts'

/** Signals that a sender gives beside the message. */
export interface Traces {
  /** Content of the hidden field. */
  siteWeb?: string | null | undefined
  /** Time from page load to sending. */
  elapsedMs?: number | null | undefined
}

/** Usual number of links: an applicant has three, for page, work and network. */
const linksOfPeople = 3
/** Time within which nobody pastes an address. Browsers fill in whole forms, so haste alone tells nothing. */
const hasteMs = 2000
/** Length from which equal texts are suspicious: « Bonjour, merci de me rappeler » comes from many. */
const shortestRepeated = 60
const sendersOfOneText = 5

const webAddress = /https?:\/\/|\bwww\./gi
/** Link markup of HTML and BBCode, from senders who do not know the kind of form. */
const markup = /<a\s[^<>]*href|\[(url|link)[=\]]/i

/**
 * Tells why a message may be a robot's; it is then set aside for staff (db/messages/indesirables.ts), never dropped. So
 * that few people are suspected:
 * - TRAP: the hidden field is filled in;
 * - LINKS: more web addresses than people write, or link markup, which no form of ours reads;
 * - NAME: the name is a web address;
 * - HASTE: a web address, sent sooner than anybody types one;
 * - REPEATED: a long text that five others have sent within a day.
 */
export function suspects(traces: Traces): SuspicionCheck {
  return async (trx, values) => {
    const texts = Object.values(values).filter((value) => typeof value === 'string')
    const links = texts.reduce((sum, text) => sum + linksIn(text), 0)
    const names = linksIn(textIn(values, 'nom') ?? '') + linksIn(textIn(values, 'prenom') ?? '')
    const { elapsedMs } = traces
    const isHasty = typeof elapsedMs === 'number' && elapsedMs >= 0 && elapsedMs < hasteMs
    const found: [Suspicion, boolean][] = [
      ['TRAP', Boolean(traces.siteWeb?.trim())],
      ['LINKS', links > linksOfPeople || texts.some((text) => markup.test(text))],
      ['NAME', names > 0],
      ['HASTE', links > 0 && isHasty],
      ['REPEATED', (await othersWith(trx, values)) >= sendersOfOneText],
    ]
    return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))
  }
}

function linksIn(text: string): number {
  return text.match(webAddress)?.length ?? 0
}

async function othersWith(trx: Parameters<SuspicionCheck>[0], values: object): Promise<number> {
  const text = textIn(values, 'message') ?? textIn(values, 'description') ?? ''
  const sender = textIn(values, 'email') ?? textIn(values, 'telephone')
  return sender === null || text.length < shortestRepeated ? 0 : countOtherSenders(trx, { text, sender })
}
