import pays from 'virtual:carte/pays'
import { withDe } from '../../../../../schema/content/fields/elision.ts'
import { project } from '../../../lieux/carte.ts'
import type { Commune } from './communes.ts'
import classes from './CartePosition.module.css'

interface CartePositionProps {
  latitude: number
  longitude: number
  /** The communes, the nearest first. */
  autour: readonly { commune: Commune; km: number }[]
}

const { largeur, hauteur, terre } = pays
const cote = 352
const rayon = cote / 2

/** A place on the country, and with the communes around it. */
export function CartePosition({ latitude, longitude, autour }: CartePositionProps) {
  const { x, y } = project(longitude, latitude)
  const nom = autour[0]?.commune.nom ?? ''
  const portee = Math.max(4, Math.min(80, (autour[3]?.km ?? 20) * 1.25))
  const echelle = [1, 2, 5, 10, 20, 50].findLast((km) => km <= portee / 1.5) ?? 1
  const unite = rayon / portee
  const voisines = labelsAround(autour, latitude, longitude, unite)
  return (
    <div className={classes.cartes}>
      <svg
        viewBox={`0 0 ${largeur} ${hauteur}`}
        role="img"
        aria-label={`Près ${withDe(nom)}, en Côte d’Ivoire`}
      >
        <path className={classes.terre} d={terre} />
        <path className={classes.axes} d={`M${x} 0V${hauteur}M0 ${y}H${largeur}`} />
        <circle className={classes.cercle} cx={x} cy={y} r="13" />
        <path className={classes.station} d={`M${x} ${y - 6}l5.5 9.5h-11z`} />
      </svg>
      <svg viewBox={`0 0 ${cote} ${cote}`} role="img" aria-label={`Les communes autour de ce point`}>
        <path className={classes.axes} d={`M${rayon} 0V${cote}M0 ${rayon}H${cote}`} />
        {voisines.map((voisine) => (
          <g key={voisine.nom} className={classes.commune}>
            <circle cx={voisine.x} cy={voisine.y} r="4" />
            {voisine.ecrite && (
              <text x={voisine.x} y={voisine.y + (voisine.sous ? 22 : -9)} textAnchor={voisine.ancre}>
                {voisine.nom}
              </text>
            )}
          </g>
        ))}
        <path className={classes.station} d={`M${rayon} ${rayon - 8}l7 12h-14z`} />
        <g className={classes.echelle} transform={`translate(12 ${cote - 12})`}>
          <path d={`M0 -4V0H${echelle * unite}V-4`} />
          <text x={echelle * unite + 8}>{`${echelle} km`}</text>
        </g>
      </svg>
    </div>
  )
}

/** The communes in sight; those whose names would lie on another's go without. */
function labelsAround(
  autour: CartePositionProps['autour'],
  latitude: number,
  longitude: number,
  unite: number,
) {
  const ecrites: { x: number; y: number }[] = []
  return autour.slice(0, 9).flatMap(({ commune }) => {
    const x = rayon + (commune.longitude - longitude) * 111.32 * Math.cos((latitude * Math.PI) / 180) * unite
    const y = rayon - (commune.latitude - latitude) * 110.6 * unite
    if (x < 6 || x > cote - 6 || y < 20 || y > cote - 28) return []
    const ecrite = ecrites.every((autre) => Math.abs(autre.y - y) > 20 || Math.abs(autre.x - x) > 110)
    if (ecrite) ecrites.push({ x, y })
    const ancre: 'start' | 'middle' | 'end' = x < 60 ? 'start' : x > cote - 60 ? 'end' : 'middle'
    // The name of a town is not written across the sign of the place itself.
    const sous = Math.abs(x - rayon) < 60 && y >= rayon - 6 && y < rayon + 28
    return [{ nom: commune.nom, x, y, ecrite, ancre, sous }]
  })
}
