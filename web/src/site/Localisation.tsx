import { carte, projeter, traces } from '../ui/carte.ts'
import classes from './Localisation.module.css'

interface LocalisationProps {
  latitude: number
  longitude: number
  nom: string
  /** Below the map. */
  legende: string
}

/** One place on the map of the country. */
export function Localisation({ latitude, longitude, nom, legende }: LocalisationProps) {
  const { x, y } = projeter(longitude, latitude)
  const { pays: largeur } = carte
  if (x < 0 || x > largeur || y < 0 || y > carte.hauteur) return null
  return (
    <figure className={classes['localisation']}>
      <svg
        viewBox={`0 0 ${largeur} ${carte.hauteur}`}
        role="img"
        aria-label={`${nom} sur la carte de la Côte d’Ivoire`}
      >
        <path className={classes['axes']} d={`M${x} 0V${carte.hauteur}M0 ${y}H${largeur}`} />
        <path className={classes['terre']} d={traces.terre} />
        <path className={classes['axes']} d={`M${x} 0V${carte.hauteur}M0 ${y}H${largeur}`} />
        <circle className={classes['cercle']} cx={x} cy={y} r="13" />
        <path className={classes['station']} d={`M${x} ${y - 6}l5.5 9.5h-11z`} />
      </svg>
      <figcaption>
        <span>{nom}</span>
        <span>{legende}</span>
      </figcaption>
    </figure>
  )
}
