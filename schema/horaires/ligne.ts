import { boundsOf, midnight } from './calendrier.ts'
import { sameDaysOf, type Heures, type Jour, type SameDays } from './heures.ts'

/** As many as the text of the hours may have: REST promises it. */
const longest = 255

/**
 * Hours by day as one line, in the form that the site has always had: « Lundi - Vendredi : 08.00 - 18.00, Samedi : 09.00 -
 * 13.00 ». Where that is too long days are shortened; null where no line holds them.
 */
export function lineOf(heures: Heures): string | null {
  const open = sameDaysOf(heures).filter(({ plages }) => plages.length > 0)
  const lines = [open.map((part) => inFull(part)).join(', '), open.map((part) => inShort(part)).join(', ')]
  return lines.find((line) => line.length <= longest) ?? null
}

function inFull({ premier, dernier, plages }: SameDays): string {
  const days = premier === dernier ? capital(premier) : `${capital(premier)} - ${capital(dernier)}`
  return `${days} : ${plages.map((plage) => dotted(plage, ' - ')).join(' et ')}`
}

function inShort({ premier, dernier, plages }: SameDays): string {
  const short = (jour: Jour) => capital(jour).slice(0, 3)
  const days = premier === dernier ? short(premier) : `${short(premier)}-${short(dernier)}`
  return `${days} : ${plages.map((plage) => dotted(plage, '-')).join(' et ')}`
}

function capital(jour: Jour): string {
  return jour.charAt(0).toUpperCase() + jour.slice(1)
}

/** 08.00 - 24.00 */
function dotted(plage: string, dash: string): string {
  return (boundsOf(plage) ?? [0, midnight])
    .map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0')).join('.'),
    )
    .join(dash)
}
