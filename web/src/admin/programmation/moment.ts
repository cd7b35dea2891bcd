import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** What `<input type="datetime-local">` takes for a moment, in this time zone; empty for none. */
export function saisieOf(moment: string | null | undefined, timeZone: string): string {
  return moment ? toCalendarDateTime(parseAbsolute(moment, timeZone)).toString().slice(0, 16) : ''
}

/** The moment that was typed there; null where nothing was. An hour that a change of time leaves out is the one after it. */
export function momentOf(saisie: string, timeZone: string): string | null {
  return saisie ? toZoned(parseDateTime(saisie), timeZone).toAbsoluteString() : null
}
