import { boundsOf } from './calendrier.ts'
import { jours, type Heures } from './heures.ts'
import { lineOf } from './ligne.ts'

/** The most ranges of a day, exceptional days, and letters of what is said of them. */
export const mostPlages = 3
export const mostExceptions = 30
export const mostLetters = 80

/** What is wrong with hours by day, and where: `lundi`, `exceptions.0`, or nothing where it is the whole. */
export interface HeuresFault {
  readonly place: string
  readonly message: string
}

/** All that is wrong with hours by day, the days first. */
export function faultsOf(heures: Heures): HeuresFault[] {
  const faults: HeuresFault[] = []
  const add = (place: string, message: string | null) => message !== null && faults.push({ place, message })
  const { exceptions } = heures
  // Each is compared with all others: a list without end is not looked through.
  if (exceptions.length > mostExceptions) {
    add('', `${mostExceptions} périodes exceptionnelles au plus\u00a0: retirez celles qui sont passées.`)
    return faults
  }
  for (const jour of jours) add(jour, faultOfPlages(heures[jour]))
  exceptions.forEach(({ du, au, plages, motif }, rank) => {
    const others = exceptions.filter((_other, otherRank) => otherRank !== rank)
    add(
      `exceptions.${rank}`,
      faultOfDays(du, au, others) ??
        faultOfPlages(plages) ??
        ((motif ?? '').length > mostLetters
          ? `Le motif est trop long\u00a0: ${mostLetters} caractères au plus.`
          : null),
    )
  })
  if (faults.length > 0) return faults
  if (jours.every((jour) => heures[jour].length === 0)) add('', 'Indiquez les heures d’un jour au moins.')
  else if (lineOf(heures) === null)
    add(
      '',
      'Ces heures changent trop d’un jour à l’autre pour tenir en une ligne\u00a0: écrivez-les à la main.',
    )
  return faults
}

function faultOfPlages(plages: readonly string[]): string | null {
  if (plages.length > mostPlages) return `Il y a ${mostPlages} plages par jour au plus.`
  const bounds = plages.flatMap((plage) => {
    const found = boundsOf(plage)
    return found ? [found] : []
  })
  if (bounds.length < plages.length)
    return 'Indiquez l’ouverture et la fermeture, par exemple 08:00 et 12:00.'
  if (bounds.some(([from, to]) => to <= from)) return 'La fermeture doit venir après l’ouverture.'
  const inOrder = bounds.toSorted(([one], [other]) => one - other)
  const overlap = inOrder.some(([from], rank) => from < (inOrder[rank - 1]?.[1] ?? 0))
  return overlap ? 'Ces plages se chevauchent.' : null
}

function isDay(text: string): boolean {
  const moment = Date.parse(text)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
  )
}

function faultOfDays(du: string, au: string, others: Heures['exceptions']): string | null {
  if (!isDay(du) || !isDay(au))
    return 'Indiquez le premier et le dernier jour, par exemple 2026-12-24 et 2027-01-02.'
  if (au < du) return 'Le dernier jour ne peut pas venir avant le premier.'
  return others.some((other) => du <= other.au && other.du <= au)
    ? 'Ces jours en croisent d’autres de la liste.'
    : null
}

/** Hours with their ranges and exceptional days in order, as they are kept. */
export function inOrder(heures: Heures): Heures {
  const sorted = (plages: readonly string[]) => plages.toSorted()
  return {
    lundi: sorted(heures.lundi),
    mardi: sorted(heures.mardi),
    mercredi: sorted(heures.mercredi),
    jeudi: sorted(heures.jeudi),
    vendredi: sorted(heures.vendredi),
    samedi: sorted(heures.samedi),
    dimanche: sorted(heures.dimanche),
    exceptions: heures.exceptions
      .map(({ du, au, plages, motif }) => ({ du, au, plages: sorted(plages), motif: motif?.trim() || null }))
      .toSorted((one, other) => (one.du < other.du ? -1 : 1)),
  }
}
