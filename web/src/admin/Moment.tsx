import { useTimeZone } from './timeZone.ts'
import { formatDate } from '../ui/formatDate.ts'

/** When something happened: the hour today, the day before that; all of it on demand, or where there is room. */
export function Moment({ date, isWhole = false }: { date: string; isWhole?: boolean }) {
  const fuseau = useTimeZone()
  const then = new Date(date)
  const whole = fullMoment(then, fuseau)
  return (
    <time dateTime={date} title={whole}>
      {isWhole ? whole : shortMoment(then, fuseau)}
    </time>
  )
}

/** « lundi 23 novembre 2026 à 08:00 » */
export function fullMoment(then: Date, timeZone: string): string {
  return formatDate(then, { dateStyle: 'full', timeStyle: 'short', timeZone })
}

/** « 08:00 », « hier 08:00 », « 21 nov. », « 21 nov. 2025 » */
export function shortMoment(then: Date, timeZone: string, now = new Date()): string {
  const hour = () => then.toLocaleTimeString('fr', { hour: '2-digit', minute: '2-digit', timeZone })
  const jours = Math.round((midnight(now, timeZone) - midnight(then, timeZone)) / 86_400_000)
  if (jours === 0) return hour()
  if (jours === 1) return `hier ${hour()}`
  const yearOf = (date: Date) => date.toLocaleDateString('fr', { year: 'numeric', timeZone })
  const year = yearOf(then) === yearOf(now) ? undefined : 'numeric'
  return formatDate(then, { day: 'numeric', month: 'short', year, timeZone })
}

/** The day that it is there, as a number that counts days. */
function midnight(date: Date, timeZone: string): number {
  return Date.parse(date.toLocaleDateString('sv', { timeZone }))
}
