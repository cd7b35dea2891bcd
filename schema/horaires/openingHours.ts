import { sameDaysOf, type Heures, type Jour } from './heures.ts'
import { readLine } from './readLine.ts'

const dayCodes: Record<Jour, string> = {
  lundi: 'Mo',
  mardi: 'Tu',
  mercredi: 'We',
  jeudi: 'Th',
  vendredi: 'Fr',
  samedi: 'Sa',
  dimanche: 'Su',
}

/** Hours of the week as schema.org writes them, a range each: Mo-Fr 08:00-12:00. */
export function openingHoursOf(heures: Heures): string[] {
  return sameDaysOf(heures).flatMap(({ premier, dernier, plages }) => {
    const days = premier === dernier ? dayCodes[premier] : `${dayCodes[premier]}-${dayCodes[dernier]}`
    return plages.map((plage) => `${days} ${plage}`)
  })
}

/** What a text by hand says, as schema.org writes it. */
export function openingHoursIn(texte: string | null | undefined): string | null {
  const read = readLine(texte)
  return read && `${dayCodes[read.premier]}-${dayCodes[read.dernier]} ${read.plages.join()}`
}
