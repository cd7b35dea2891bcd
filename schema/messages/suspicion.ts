import type { ContentValues } from '../../db/content/contentStore.ts'
import { countOtherSenders } from '../../db/messages/sentText.ts'
import type { Suspicion } from '../../db/tables.ts'
import { textIn } from '../../db/content/columnValues.ts'
import type { SuspicionCheck } from '../content/operations.ts'

/** What a sender tells beside his message. */
export interface Traces {
  /** The content of the field that people do not see. */
  siteWeb?: string | null | undefined
  /** From the arrival of the page to the sending of its form. */
  elapsedMs?: number | null | undefined
}

/** How many links are usual: an applicant has three, his page, his work, his network. */
const linksOfPeople = 3
/** Faster than anybody pastes an address; yet browsers fill in whole forms, so haste alone tells nothing. */
const hasteMs = 2000
/** « Bonjour, merci de me rappeler » comes from many; nobody writes these many letters as five others do on one day. */
const shortestRepeated = 60
const sendersOfOneText = 5

const webAddress = /https?:\/\/|\bwww\./gi
/** Markup of links, as written by whoever does not know what kind of form he fills in. */
const markup = /<a\s[^<>]*href|\[(url|link)[=\]]/i

/**
 * The one place that says what may be a robot's: what is found here is set aside for staff to look at (db/messages/indesirables.ts),
 * never dropped. So that a person rarely meets it:
 * - TRAP: the field that people do not see is filled in;
 * - LINKS: more web addresses than people write, or the markup of links, which no form of ours reads;
 * - NAME: a web address stands where one’s name should;
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

async function othersWith(trx: Parameters<SuspicionCheck>[0], values: ContentValues): Promise<number> {
  const text = textIn(values, 'message') ?? textIn(values, 'description') ?? ''
  const sender = textIn(values, 'email') ?? textIn(values, 'telephone')
  return sender === null || text.length < shortestRepeated ? 0 : countOtherSenders(trx, { text, sender })
}
