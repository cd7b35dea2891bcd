import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { type ReadText, useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { nonBreaking } from '../../ui/nonBreaking.ts'
import type { Maintenant_entreprise$key } from '../../__generated__/Maintenant_entreprise.graphql.ts'
import { formatHeure } from './formatHeure.ts'
import { heuresOf } from './heures.ts'
import classes from './Maintenant.module.css'
import { type Opening, type Ouverture as Etat, ouvertureAt } from './ouverture.ts'
import { useMinute } from './useMinute.ts'

/** Whether the firm is open now, and until when: « Ouvert jusqu’à 18 h ». */
export default function Maintenant({ entreprise }: { entreprise: Maintenant_entreprise$key }) {
  const data = useFragment(
    graphql`
      fragment Maintenant_entreprise on Entreprise {
        ...heures_entreprise
      }
    `,
    entreprise,
  )
  const text = useText()
  const now = useMinute()
  const heures = heuresOf(data)
  const etat = heures && now && ouvertureAt(heures, now)
  if (!etat) return null
  return (
    <span className={classes.etat} data-ouvert={etat.isOpen}>
      {nonBreaking(inWords(etat, text))}
    </span>
  )
}

function inWords(etat: Etat, text: ReadText): string {
  if (etat.isOpen)
    return etat.until === null
      ? text(commun.ouvert)
      : text(commun.ouvertJusqua, { heure: formatHeure(etat.until) })
  const { motif, opens } = etat
  const closed = motif === null ? text(commun.ferme) : text(commun.fermeMotif, { motif })
  return opens ? `${closed}, ${openingInWords(opens, text)}` : closed
}

function openingInWords({ day, inDays, at }: Opening, text: ReadText): string {
  const heure = formatHeure(at)
  if (inDays === 0) return text(commun.ouvreHeure, { heure })
  if (inDays === 1) return text(commun.ouvreDemain, { heure })
  const date = new Date(day)
  return inDays < 7
    ? text(commun.ouvreJour, { jour: formatDate(date, { weekday: 'long', timeZone: 'UTC' }), heure })
    : text(commun.ouvreDate, {
        date: formatDate(date, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
        heure,
      })
}
