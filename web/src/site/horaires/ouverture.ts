import {
  boundsOf,
  dayAfter,
  exceptionOn,
  midnight,
  plagesOn,
} from '../../../../schema/horaires/calendrier.ts'
import type { Heures } from '../../../../schema/horaires/heures.ts'

/** What is so at a moment: open until, or closed until. */
export type Ouverture =
  | {
      isOpen: true
      /** Minutes of the day; null where it does not close within a week. */
      until: number | null
    }
  | {
      isOpen: false
      /** Why there are no hours today, where these are exceptional days. */
      motif: string | null
      /** When it opens next; null where that is not within four weeks. */
      opens: Opening | null
    }

export interface Opening {
  day: string
  /** How many days from now. */
  inDays: number
  /** Minutes of the day. */
  at: number
}

/** As far as pages know exceptional days, those that were rendered a day ago too. */
const daysAhead = 28

/** State of a firm with these hours at a moment, by the time of Abidjan, which is UTC. */
export function ouvertureAt(heures: Heures, now: Date): Ouverture {
  const today = now.toISOString().slice(0, 10)
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
  const current = boundsOn(heures, today).find(([from, to]) => from <= minutes && minutes < to)
  if (current) return { isOpen: true, until: closingAfter(heures, today, current[1]) }
  const exception = exceptionOn(heures, today)
  const motif = exception?.plages.length === 0 ? exception.motif : null
  return { isOpen: false, motif, opens: openingAfter(heures, today, minutes) }
}

type Bounds = readonly [from: number, to: number]

function boundsOn(heures: Heures, day: string): Bounds[] {
  return plagesOn(heures, day).flatMap((plage) => {
    const bounds = boundsOf(plage)
    return bounds ? [bounds] : []
  })
}

/** The end of a range, or of those that go on from it, over midnight too. */
function closingAfter(heures: Heures, today: string, end: number): number | null {
  let until = end
  for (let inDays = 0; inDays < 7;) {
    if (until === midnight) {
      inDays += 1
      until = 0
    }
    const next = boundsOn(heures, dayAfter(today, inDays)).find(([from]) => from === until)
    if (!next) return until || midnight
    until = next[1]
  }
  return null
}

function openingAfter(heures: Heures, today: string, minutes: number): Opening | null {
  for (let inDays = 0; inDays <= daysAhead; inDays += 1) {
    const day = dayAfter(today, inDays)
    const next = boundsOn(heures, day).find(([from]) => inDays > 0 || from > minutes)
    if (next) return { day, inDays, at: next[0] }
  }
  return null
}
