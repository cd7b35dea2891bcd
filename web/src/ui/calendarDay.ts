import { formatDate } from './formatDate.ts'

/** A day as it is stored, such as 2026-03-31, in words: « 31 mars 2026 ». */
export function calendarDay(day: string): string {
  return formatDate(new Date(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Whether the day is over, by the time of Abidjan, which is UTC: the server no longer shows what ends with it. */
export function hasPassed(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10)
}
