import { timeZoneName, useTimeZone } from '../timeZone.ts'
import { Champ } from '../ui/Champ.tsx'
import { instantOf, momentError } from './moment.ts'

interface ChampMomentProps {
  nom: string
  saisie: string
  onInput(saisie: string): void
  erreur?: string | undefined
}

/**
 * A moment to be typed. With a last year of four digits the browser goes on to the hour after the fourth, where it would
 * take two more of them for the year; what is not whole it refuses itself, where it gives the form nothing of it. Where the
 * firm’s hours are others at that date than now, it says so.
 */
export function ChampMoment({ nom, saisie, onInput, erreur }: ChampMomentProps) {
  const fuseau = useTimeZone()
  const moment = instantOf(saisie, fuseau)
  const alors = moment ? timeZoneName(fuseau, new Date(moment)) : timeZoneName(fuseau)
  return (
    <Champ
      nom={nom}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={saisie}
      onChange={({ currentTarget }) => onInput(currentTarget.value)}
      {...(alors !== timeZoneName(fuseau) && { aide: `À cette date\u00a0: ${alors}.` })}
      erreur={erreur ?? momentError(saisie, fuseau)}
    />
  )
}
