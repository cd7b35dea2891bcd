import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** What `<input type="datetime-local">` takes for a moment, in this time zone; empty for none. */
export function inputValueOf(moment: string | null | undefined, timeZone: string): string {
  return moment ? toCalendarDateTime(parseAbsolute(moment, timeZone)).toString().slice(0, 16) : ''
}

/** The moment that was typed there; null where nothing was. */
export function instantOf(saisie: string, timeZone: string): string | null {
  return saisie ? toZoned(parseDateTime(saisie), timeZone).toAbsoluteString() : null
}

/** Why there is no such moment: an hour that a change of time leaves out is on no clock. */
export function momentError(saisie: string, timeZone: string): string | undefined {
  if (inputValueOf(instantOf(saisie, timeZone), timeZone) === saisie.slice(0, 16)) return undefined
  return 'Cette heure n’existe pas ce jour-là\u00a0: l’heure change.'
}
