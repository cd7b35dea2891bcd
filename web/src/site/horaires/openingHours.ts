import { jours, sameDaysOf, type Heures, type Jour } from '../../../../schema/horaires/heures.ts'
import { openingHoursIn, openingHoursOf } from '../../../../schema/horaires/openingHours.ts'

const dayNames = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const satisfies Record<Jour, string>

/** Opening hours for search engines: the week, and the days that are unlike it; of a text by hand what it says. */
export function openingHours(heures: Heures | null, horaire: string | null | undefined) {
  if (!heures) return { openingHours: openingHoursIn(horaire) ?? undefined }
  const week = sameDaysOf(heures).flatMap(({ premier, dernier, plages }) => {
    const days = jours.slice(jours.indexOf(premier), jours.indexOf(dernier) + 1)
    return plages.map((plage) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((jour) => dayNames[jour]),
      ...timesOf(plage),
    }))
  })
  const exceptions = heures.exceptions.flatMap(({ du, au, plages }) =>
    (plages.length > 0 ? plages.map(timesOf) : [closed]).map((times) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: du,
      validThrough: au,
      ...times,
    })),
  )
  const hours = openingHoursOf(heures)
  return {
    openingHours: hours.length === 1 ? hours[0] : hours,
    openingHoursSpecification: [...week, ...exceptions],
  }
}

/** An opening that ends as it begins. */
const closed = { opens: '00:00', closes: '00:00' }

/** A whole day ends a minute before midnight, which would mean closed. */
function timesOf(plage: string) {
  const [opens = '', closes = ''] = plage.split('-')
  return { opens, closes: closes === '00:00' ? '23:59' : closes }
}
