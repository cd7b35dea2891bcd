import { Champ } from '../ui/Champ.tsx'

interface ChampMomentProps {
  nom: string
  saisie: string
  onSaisie(saisie: string): void
  erreur?: string | undefined
}

/**
 * A moment to be typed. With a last year of four digits the browser goes on to the hour after the fourth, where it would
 * take two more of them for the year; what is not whole it refuses itself, where it gives the form nothing of it.
 */
export function ChampMoment({ nom, saisie, onSaisie, erreur }: ChampMomentProps) {
  return (
    <Champ
      nom={nom}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={saisie}
      onChange={({ currentTarget }) => onSaisie(currentTarget.value)}
      erreur={erreur}
    />
  )
}
