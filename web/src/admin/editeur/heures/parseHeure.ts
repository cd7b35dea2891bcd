import { jours, type Heures } from '../../../../../schema/horaires/heures.ts'

/** A time as people type it (8, 8h30, 830, 18.00, 24h) as it is kept: 08:30; what is none stays as it is. */
export function parseHeure(typed: string): string {
  const text = typed.trim()
  const [, hours = '', minutes = '0'] =
    /^(\d{1,2})(?:\s*[h:.]\s*(\d{2})?)?$/i.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? []
  if (hours === '') return text
  // The end of a day is midnight.
  const hour = hours === '24' && Number(minutes) === 0 ? 0 : Number(hours)
  if (hour > 23 || Number(minutes) > 59) return text
  return [hour, Number(minutes)].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Hours whose times are read, those that nobody has left yet as well. */
export function withTimesRead(heures: Heures): Heures {
  const read = (plages: readonly string[]) =>
    plages.map((plage) => plage.split('-').map(parseHeure).join('-'))
  const week = Object.fromEntries(jours.map((jour) => [jour, read(heures[jour])]))
  const exceptions = heures.exceptions.map((days) => ({ ...days, plages: read(days.plages) }))
  return { ...heures, ...week, exceptions }
}
