import { createContext, use } from 'react'

/** The firm's time zone, an IANA name, in which its staff plan and read moments. */
export const Fuseau = createContext('Africa/Abidjan')

export function useFuseau(): string {
  return use(Fuseau)
}

/** « Abidjan (UTC) »: whose hours these are. */
export function nomDuFuseau(timeZone: string, at = new Date()): string {
  const ville = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat('fr', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return `${ville} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`
}
