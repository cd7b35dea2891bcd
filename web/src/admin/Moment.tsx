import { useFuseau } from './fuseau.ts'
import { dateEnMots } from '../ui/dateEnMots.ts'

/** When something happened: the hour today, the day before that; all of it on demand, or where there is room. */
export function Moment({ date, isWhole = false }: { date: string; isWhole?: boolean }) {
  const fuseau = useFuseau()
  const then = new Date(date)
  const whole = entier(then, fuseau)
  return (
    <time dateTime={date} title={whole}>
      {isWhole ? whole : court(then, fuseau)}
    </time>
  )
}

/** « lundi 23 novembre 2026 à 08:00 » */
export function entier(then: Date, timeZone: string): string {
  return dateEnMots(then, { dateStyle: 'full', timeStyle: 'short', timeZone })
}

/** « 08:00 », « hier 08:00 », « 21 nov. », « 21 nov. 2025 » */
export function court(then: Date, timeZone: string, now = new Date()): string {
  const heure = () => then.toLocaleTimeString('fr', { hour: '2-digit', minute: '2-digit', timeZone })
  const jours = Math.round((minuit(now, timeZone) - minuit(then, timeZone)) / 86_400_000)
  if (jours === 0) return heure()
  if (jours === 1) return `hier ${heure()}`
  const annee = (date: Date) => date.toLocaleDateString('fr', { year: 'numeric', timeZone })
  const year = annee(then) === annee(now) ? undefined : 'numeric'
  return dateEnMots(then, { day: 'numeric', month: 'short', year, timeZone })
}

/** The day that it is there, as a number that counts days. */
function minuit(date: Date, timeZone: string): number {
  return Date.parse(date.toLocaleDateString('sv', { timeZone }))
}
