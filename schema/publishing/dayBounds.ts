import { badRequest } from '../errors.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Start of a day in this time zone, and of the next one. Throws BAD_REQUEST for an invalid day. */
export function dayBounds(timeZone: string, day: string): [from: string, until: string] {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // The 31st of February reads as the third of March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day))
    throw badRequest('«\u00a0day\u00a0» est un jour tel que 2026-11-28.')
  return [momentOf(midnight, timeZone), momentOf(midnight + dayMs, timeZone)]
}

/** Moment of a local time of the zone; `shown` is that local time read as UTC. */
function momentOf(shown: number, timeZone: string): string {
  let moment = shown
  // Second pass, for days on which clocks change.
  for (let turn = 0; turn < 2; turn++) moment += shown - shownAt(moment, timeZone)
  return new Date(moment).toISOString()
}

function shownAt(moment: number, timeZone: string): number {
  return Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`)
}
