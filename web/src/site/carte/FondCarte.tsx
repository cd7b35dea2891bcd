import { useId } from 'react'
import { type BaseMap, kilometres, project } from '../../lieux/carte.ts'
import classes from './FondCarte.module.css'

interface FondCarteProps {
  fond: BaseMap
  /** Minutes of arc between two lines of the grid. */
  pas: number
  /** Kilometres of the scale bar, and where it begins. */
  echelle: { km: number; x: number; y: number }
}

/** Water-lines: how far from the shore, the farthest first. */
const ondes = [15, 9, 4]
const trait = 0.9
/** Nearer to the edge a line of the grid has no room for its name. */
const bord = 45

/** The multiples of a step between two bounds. */
function multiples(de: number, a: number, pas: number): number[] {
  const premier = Math.ceil(de / pas)
  return Array.from({ length: Math.floor(a / pas) - premier + 1 }, (_, n) => (premier + n) * pas)
}

/** 4° 12′ */
function angle(minutes: number): string {
  const [degres, reste] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return reste === 0 ? `${degres}°` : `${degres}° ${String(reste).padStart(2, '0')}′`
}

/** Land, lagoons and sea, with borders, the crosses of the grid and a scale: what lies below every map's signs. */
export function FondCarte({ fond, pas, echelle }: FondCarteProps) {
  const id = useId()
  const { ouest, nord, largeur, hauteur, degre } = fond
  const mer = `${fond.ocean}V${hauteur + 24}H-24Z`
  const meridiens = multiples(ouest * 60, (ouest + largeur / degre) * 60, pas)
  const paralleles = multiples((nord - hauteur / degre) * 60, nord * 60, pas)
  const longueur = kilometres(echelle.km, fond)
  return (
    <g className={classes.fond}>
      <clipPath id={id}>
        <path d={mer} />
      </clipPath>
      <path className={classes.eau} d={fond.lagunes} />
      <path className={classes.eau} d={mer} />
      {/* Each pair of strokes, one a little narrower than the other, leaves a line at one distance from the shore. */}
      <g className={classes.ondes} clipPath={`url(#${id})`}>
        {ondes.map((distance) => (
          <g key={distance}>
            <path d={fond.ocean} strokeWidth={2 * distance + trait} />
            <path d={fond.ocean} strokeWidth={2 * distance - trait} />
          </g>
        ))}
      </g>
      <path className={classes.voisins} d={fond.voisins} />
      <path className={classes.terre} d={fond.terre} />
      <path className={classes.littoral} d={fond.littoral} />
      <path className={classes.frontieres} d={fond.frontieres} />
      <g className={classes.grille}>
        {meridiens.map((longitude) => {
          const { x } = project(longitude / 60, 0, fond)
          return (
            <g key={longitude} transform={`translate(${x} 0)`}>
              <path d={`M0 0V5M0 ${hauteur}V${hauteur - 5}`} />
              {paralleles.map((latitude) => (
                <path key={latitude} d={`M-3.5 ${project(0, latitude / 60, fond).y}h7m-3.5 -3.5v7`} />
              ))}
              {x < largeur - bord && <text x="3" y="11">{`${angle(longitude)} O`}</text>}
            </g>
          )
        })}
        {paralleles.map((latitude) => (
          <g key={latitude} transform={`translate(0 ${project(0, latitude / 60, fond).y})`}>
            <path d={`M0 0H5M${largeur} 0H${largeur - 5}`} />
            <text x="3" y="-3">{`${angle(latitude)} N`}</text>
          </g>
        ))}
      </g>
      <g className={classes.echelle} transform={`translate(${echelle.x} ${echelle.y})`}>
        <path d={`M0 0H${longueur}`} />
        <path className={classes.vide} d={`M${longueur / 2} 0H${longueur}`} />
        <text y="-5">0</text>
        <text x={longueur} y="-5" textAnchor="middle">{`${echelle.km}\u00a0km`}</text>
      </g>
    </g>
  )
}
