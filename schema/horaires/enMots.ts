import type { Heures, JoursExceptionnels } from './heures.ts'
import { lineOf } from './ligne.ts'

const { format } = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })

/** Hours by day as staff read them where they are compared: the line, and the exceptional days below it. */
export function inWords(heures: Heures): string {
  return [lineOf(heures) ?? '', ...heures.exceptions.map(exceptionInWords)].join('\n')
}

function exceptionInWords({ du, au, plages, motif }: JoursExceptionnels): string {
  const days = du === au ? `le ${dayInWords(du)}` : `du ${dayInWords(du)} au ${dayInWords(au)}`
  const hours = plages.length === 0 ? 'fermé' : plages.join(' et ')
  return `${days}\u00a0: ${hours}${motif ? ` (${motif})` : ''}`
}

function dayInWords(day: string): string {
  return format(Date.parse(day)).replace(/^1 /, '1er ')
}
