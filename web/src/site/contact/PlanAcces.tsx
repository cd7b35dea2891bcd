import bureau from 'virtual:carte/bureau'
import { adresse } from '../../ui/adresse.ts'
import { projeter } from '../../ui/carte.ts'
import { FondCarte } from '../carte/FondCarte.tsx'
import classes from './PlanAcces.module.css'

/** What one knows of the city: names at their places, to about a kilometre. */
const quartiers = [
  { nom: 'Yopougon', latitude: 5.338, longitude: -4.084 },
  { nom: 'Abobo', latitude: 5.416, longitude: -4.016 },
  { nom: 'Adjamé', latitude: 5.355, longitude: -4.025 },
  { nom: 'Plateau', latitude: 5.328, longitude: -4.02 },
  { nom: 'Port-Bouët', latitude: 5.243, longitude: -3.935 },
  { nom: 'Bingerville', latitude: 5.356, longitude: -3.885 },
] as const

const { latitude, longitude } = adresse.degres
const itineraire = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=13/${latitude}/${longitude}`

/** The office in its city. */
export function PlanAcces() {
  const { x, y } = projeter(longitude, latitude, bureau)
  const { largeur, hauteur } = bureau
  return (
    <figure className={classes.plan}>
      <div className="cadre-carte">
        <svg viewBox={`0 0 ${largeur} ${hauteur}`} role="img" aria-label="Le bureau sur la carte d’Abidjan">
          <FondCarte fond={bureau} pas={10} echelle={{ km: 5, x: 16, y: hauteur - 7 }} />
          <path className={classes.axes} d={`M${x} 0V${y - 28}M${x} ${y}V${hauteur}M0 ${y}H${largeur}`} />
          <g className={classes.quartiers}>
            {quartiers.map((quartier) => {
              const place = projeter(quartier.longitude, quartier.latitude, bureau)
              return (
                <text key={quartier.nom} x={place.x} y={place.y} textAnchor="middle">
                  {quartier.nom}
                </text>
              )
            })}
          </g>
          <text className={classes.lagune} x="50" y="141" textAnchor="middle">
            Lagune Ébrié
          </text>
          <circle className={classes.cercle} cx={x} cy={y} r="10" />
          <path className={classes.station} d={`M${x} ${y - 5.5}l5 8.7h-10z`} />
          <text className={classes.nom} x={x} y={y - 15} textAnchor="middle">
            Cocody Riviera
          </text>
        </svg>
      </div>
      <figcaption>
        <span>{`${adresse.latitude}, ${adresse.longitude}`}</span>
        <a href={itineraire} rel="noopener">
          Ouvrir l’itinéraire
        </a>
      </figcaption>
    </figure>
  )
}
