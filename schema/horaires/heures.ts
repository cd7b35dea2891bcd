/**
 * Opening hours by day: what the server, the form and the pages hold alike. Days and times are those of Abidjan, which is
 * UTC and has no summer time.
 */

export const jours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
export type Jour = (typeof jours)[number]

/** Days on which other hours hold, the last one included. */
export interface JoursExceptionnels {
  /** Such as 2026-12-24. */
  readonly du: string
  readonly au: string
  /** None: closed. */
  readonly plages: readonly string[]
  /** In a few words: « Fêtes de fin d’année ». */
  readonly motif: string | null
}

/** Ranges of each day of the week, such as 08:00-12:00, and the days that are unlike it. A day without a range is closed. */
export interface Heures extends Readonly<Record<Jour, readonly string[]>> {
  readonly exceptions: readonly JoursExceptionnels[]
}

export const closedWeek: Heures = {
  lundi: [],
  mardi: [],
  mercredi: [],
  jeudi: [],
  vendredi: [],
  samedi: [],
  dimanche: [],
  exceptions: [],
}

/** Days of the week that follow one another with the same hours. */
export interface SameDays {
  readonly premier: Jour
  readonly dernier: Jour
  readonly plages: readonly string[]
}

/** The week in as few parts as it has; closed days too. */
export function sameDaysOf(heures: Heures): SameDays[] {
  const parts: SameDays[] = []
  for (const jour of jours) {
    const plages = heures[jour]
    const last = parts.at(-1)
    if (last && last.plages.join() === plages.join()) parts[parts.length - 1] = { ...last, dernier: jour }
    else parts.push({ premier: jour, dernier: jour, plages })
  }
  return parts
}
