import { createContext, use } from 'react'

/** The firm's time zone, an IANA name, in which its staff plan and read moments. */
export const TimeZoneContext = createContext('Africa/Abidjan')

export function useTimeZone(): string {
  return use(TimeZoneContext)
}

/** « Abidjan (UTC) »: whose hours these are. */
export function timeZoneName(timeZone: string, at = new Date()): string {
  const ville = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat('fr', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return `${ville} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`
}
