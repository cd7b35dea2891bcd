import { closedWeek, jours, type Heures } from '../../../../../schema/horaires/heures.ts'
import { readLine } from '../../../../../schema/horaires/readLine.ts'

/** The hours that a text says in a usual form; else none. */
export function heuresIn(texte: string): Heures {
  const read = readLine(texte)
  if (!read) return closedWeek
  const days = jours.slice(jours.indexOf(read.premier), jours.indexOf(read.dernier) + 1)
  return { ...closedWeek, ...Object.fromEntries(days.map((jour) => [jour, read.plages])) }
}
