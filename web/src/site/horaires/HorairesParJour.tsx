import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import { jours, type Heures } from '../../../../schema/horaires/heures.ts'
import { type ReadText, useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { nonBreaking } from '../../ui/nonBreaking.ts'
import { formatHeure } from './formatHeure.ts'
import classes from './HorairesParJour.module.css'
import { useMinute } from './useMinute.ts'

/** Opening hours of each day of the week, and the exceptional days to come. */
export function HorairesParJour({ heures }: { heures: Heures }) {
  const text = useText()
  const now = useMinute()
  const today = now?.toISOString().slice(0, 10)
  const exception = today && heures.exceptions.find(({ du, au }) => du <= today && today <= au)
  const usual = now && !exception ? jours[(now.getUTCDay() + 6) % 7] : null
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
      {heures.exceptions.length > 0 && (
        <tbody className={classes.exceptions}>
          {heures.exceptions.map(({ du, au, plages, motif }) => (
            <tr key={du} data-aujourdhui={(exception && du === exception.du) || undefined}>
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
  return plages.map((plage) => plage.split('-').map(hourInWords).join('\u00a0–\u00a0')).join(', ')
}

/** Without its month where that is the last day's: « du 10 au 11 décembre ». */
function firstDayInWords(du: string, au: string): string {
  const isSameMonth = du.slice(0, 7) === au.slice(0, 7)
  return isSameMonth ? formatDate(new Date(du), { day: 'numeric', timeZone: 'UTC' }) : dayInWords(du)
}

/** A range that ends at 00:00 ends with its day. */
function hourInWords(time: string, end: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatHeure(hours * 60 + minutes || end * 1440)
}

function dayInWords(day: string): string {
  return formatDate(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
