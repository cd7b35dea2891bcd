import { jours, type Heures, type Jour, type JoursExceptionnels } from './heures.ts'

/** Minutes of a day. */
export const midnight = 1440

/** Minutes of the day at which a range begins and ends; null where it is none. One that ends at 00:00 ends with its day. */
export function boundsOf(plage: string): readonly [from: number, to: number] | null {
  const times = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(plage)
  if (!times) return null
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = times.slice(1).map(Number)
  return [h1 * 60 + m1, h2 * 60 + m2 || midnight]
}

const dayMs = 86_400_000

/** The day so many days after another: 2026-03-01 after 2026-02-28. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Day of the week of a day. */
export function jourOf(day: string): Jour {
  return jours[(new Date(day).getUTCDay() + 6) % 7] ?? 'lundi'
}

/** The exceptional days that a day is one of. */
export function exceptionOn({ exceptions }: Heures, day: string): JoursExceptionnels | undefined {
  return exceptions.find(({ du, au }) => du <= day && day <= au)
}

/** Ranges that hold on a day. */
export function plagesOn(heures: Heures, day: string): readonly string[] {
  return exceptionOn(heures, day)?.plages ?? heures[jourOf(day)]
}

/** Those exceptional days that are not over, and begin within so many days. */
export function comingExceptions(heures: Heures, today: string, within: number): JoursExceptionnels[] {
  const last = dayAfter(today, within)
  return heures.exceptions.filter(({ du, au }) => au >= today && du <= last)
}
