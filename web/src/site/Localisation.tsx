import pays from 'virtual:carte/pays'
import { project, isOnMap } from '../lieux/carte.ts'
import classes from './Localisation.module.css'

interface LocalisationProps {
  latitude: number
  longitude: number
  nom: string
  /** What the map shows, for those who do not see it. */
  label: string
  /** Below the map. */
  legende: string
}

/** One place on the map of the country. */
export function Localisation({ latitude, longitude, nom, label, legende }: LocalisationProps) {
  const { x, y } = project(longitude, latitude)
  if (!isOnMap({ x, y }, pays)) return null
  const { largeur, hauteur, terre } = pays
  return (
    <figure className={classes.localisation}>
      <svg viewBox={`0 0 ${largeur} ${hauteur}`} role="img" aria-label={label}>
        <path className={classes.terre} d={terre} />
        <path className={classes.axes} d={`M${x} 0V${hauteur}M0 ${y}H${largeur}`} />
        <circle className={classes.cercle} cx={x} cy={y} r="13" />
        <path className={classes.station} d={`M${x} ${y - 6}l5.5 9.5h-11z`} />
      </svg>
      <figcaption>
        <span>{nom}</span>
        <span>{legende}</span>
      </figcaption>
    </figure>
  )
}
