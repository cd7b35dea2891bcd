import { badRequest } from '../errors.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When a day of this time zone begins, and when the next one does. Throws BAD_REQUEST where there is no such day. */
export function dayIn(timeZone: string, day: string): [from: string, until: string] {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) throw badRequest('«\u00a0day\u00a0» est un jour tel que 2026-11-28.')
  return [momentOf(midnight, timeZone), momentOf(midnight + dayMs, timeZone)]
}

/** The moment at which clocks there show this time, which is given as one of UTC. */
function momentOf(shown: number, timeZone: string): string {
  let moment = shown
  // Once more where the clock was moved in between.
  for (let turn = 0; turn < 2; turn++) moment += shown - shownAt(moment, timeZone)
  return new Date(moment).toISOString()
}

function shownAt(moment: number, timeZone: string): number {
  return Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`)
}
