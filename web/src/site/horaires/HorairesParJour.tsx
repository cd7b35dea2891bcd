import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import { boundsOf, exceptionOn, jourOf } from '../../../../schema/horaires/calendrier.ts'
import { jours } from '../../../../schema/horaires/heures.ts'
import { type ReadText, useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { nonBreaking } from '../../ui/nonBreaking.ts'
import type { HorairesParJour_entreprise$key } from '../../__generated__/HorairesParJour_entreprise.graphql.ts'
import { formatHeure } from './formatHeure.ts'
import { heuresOf } from './heures.ts'
import classes from './HorairesParJour.module.css'
import { useMinute } from './useMinute.ts'

/** Opening hours of each day of the week, and the exceptional days of the next thirty. */
export function HorairesParJour({ entreprise }: { entreprise: HorairesParJour_entreprise$key }) {
  const data = useFragment(
    graphql`
      fragment HorairesParJour_entreprise on Entreprise {
        ...heures_entreprise
        heures {
          # As of the day on which the server reads them, so that the browser finds the page as it was rendered.
          prochaines: exceptions(prochains: 30) {
            du
            au
            plages
            motif
          }
        }
      }
    `,
    entreprise,
  )
  const text = useText()
  const now = useMinute()
  const heures = heuresOf(data)
  if (!heures) return null
  const today = now?.toISOString().slice(0, 10)
  const exception = today === undefined ? undefined : exceptionOn(heures, today)
  const usual = today === undefined || exception ? null : jourOf(today)
  const { prochaines = [] } = data.heures ?? {}
  return (
    <table className={classes.horaires}>
      <caption className="hors-ecran">{text(commun.horaires)}</caption>
      <tbody>
        {jours.map((jour) => (
          <tr key={jour} data-aujourdhui={jour === usual || undefined}>
            <th scope="row" className={classes.jour}>
              {jour}
            </th>
            <td>{plagesInWords(heures[jour], text)}</td>
          </tr>
        ))}
      </tbody>
      {prochaines.length > 0 && (
        <tbody className={classes.exceptions}>
          {prochaines.map(({ du, au, plages, motif }) => (
            <tr key={du} data-aujourdhui={du === exception?.du || undefined}>
              <th scope="row">
                {nonBreaking(
                  du === au
                    ? text(contact.horairesJour, { jour: dayInWords(du) })
                    : text(contact.horairesPeriode, { debut: firstDayInWords(du, au), fin: dayInWords(au) }),
                )}
                {motif && <span className={classes.motif}>{nonBreaking(motif)}</span>}
              </th>
              <td>{plagesInWords(plages, text)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

function plagesInWords(plages: readonly string[], text: ReadText): string {
  if (plages.length === 0) return text(commun.ferme)
  return plages.map((plage) => (boundsOf(plage) ?? []).map(formatHeure).join('\u00a0–\u00a0')).join(', ')
}

/** Without its month where that is the last day's: « du 10 au 11 décembre ». */
function firstDayInWords(du: string, au: string): string {
  const isSameMonth = du.slice(0, 7) === au.slice(0, 7)
  return isSameMonth ? formatDate(new Date(du), { day: 'numeric', timeZone: 'UTC' }) : dayInWords(du)
}

function dayInWords(day: string): string {
  return formatDate(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
