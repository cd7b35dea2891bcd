import { nomDuFuseau, useFuseau } from '../fuseau.ts'
import { Champ } from '../ui/Champ.tsx'
import { momentOf, refusDuMoment } from './moment.ts'

interface ChampMomentProps {
  nom: string
  saisie: string
  onSaisie(saisie: string): void
  erreur?: string | undefined
}

/**
 * A moment to be typed. With a last year of four digits the browser goes on to the hour after the fourth, where it would
 * take two more of them for the year; what is not whole it refuses itself, where it gives the form nothing of it. Where the
 * firm’s hours are others at that date than now, it says so.
 */
export function ChampMoment({ nom, saisie, onSaisie, erreur }: ChampMomentProps) {
  const fuseau = useFuseau()
  const moment = momentOf(saisie, fuseau)
  const alors = moment ? nomDuFuseau(fuseau, new Date(moment)) : nomDuFuseau(fuseau)
  return (
    <Champ
      nom={nom}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={saisie}
      onChange={({ currentTarget }) => onSaisie(currentTarget.value)}
      {...(alors !== nomDuFuseau(fuseau) && { aide: `À cette date\u00a0: ${alors}.` })}
      erreur={erreur ?? refusDuMoment(saisie, fuseau)}
    />
  )
}
