import { carte, kilometres, projeter, traces } from './coteDIvoire.ts'
import type { Localite } from './reperes.ts'
import classes from './Situation.module.css'

const nommees = 6
const interligne = 23
const colonne = 344

/** The named places from north to south, each with a height at which its name fits. */
function etiquettes(localites: readonly Localite[]) {
  const places = localites
    .slice(0, nommees)
    .map((localite) => ({ ...localite, ...projeter(localite.longitude, localite.latitude) }))
    .sort((a, b) => a.y - b.y)
  let libre = 28
  const placed = places.map((place) => {
    const ligne = Math.max(libre, place.y)
    libre = ligne + interligne
    return { ...place, ligne }
  })
  // Pushed below the frame, the column moves up as a whole.
  const depassement = Math.max(0, libre - interligne - (carte.hauteur - 60))
  return placed.map((place) => ({ ...place, ligne: place.ligne - depassement }))
}

/** Where the projets are: stations on the country, with leader lines to the busiest places. */
export function Situation({ localites, total }: { localites: readonly Localite[]; total: number }) {
  const meridiens = [-8, -6, -4]
  const paralleles = [10, 8, 6]
  const echelle = kilometres(100)
  return (
    <figure className={`cadre-carte ${classes['carte']}`}>
      <svg
        viewBox={`0 0 ${carte.largeur} ${carte.hauteur}`}
        role="img"
        aria-label={`Carte de la Côte d’Ivoire : ${total} projets dans ${localites.length} localités.`}
      >
        <g className={classes['graticule']}>
          {meridiens.map((degre) => {
            const { x } = projeter(degre, 0)
            return (
              <g key={degre}>
                <path d={`M${x} 0V${carte.hauteur}`} />
                <text x={x + 3} y="10">
                  {-degre}° O
                </text>
              </g>
            )
          })}
          {paralleles.map((degre) => {
            const { y } = projeter(0, degre)
            return (
              <g key={degre}>
                <path d={`M0 ${y}H${carte.largeur}`} />
                <text x="3" y={y - 3}>
                  {degre}° N
                </text>
              </g>
            )
          })}
        </g>
        <g className={classes['eaux']}>
          {[4, 9, 15].map((distance) => (
            <path key={distance} d={traces.littoral} transform={`translate(0 ${distance})`} />
          ))}
        </g>
        <path className={classes['terre']} d={traces.terre} />
        <g className={classes['reperes']}>
          {etiquettes(localites).map(({ nom, projets, x, y, ligne }) => (
            <g key={nom}>
              <path d={`M${x} ${y}L${colonne - 22} ${ligne}H${colonne - 5}`} />
              <text x={colonne} y={ligne + 4}>
                {nom}
                {projets > 1 && <tspan> {projets}</tspan>}
              </text>
            </g>
          ))}
        </g>
        <g className={classes['stations']}>
          {localites.map(({ nom, latitude, longitude }) => {
            const { x, y } = projeter(longitude, latitude)
            return <path key={nom} d={`M${x} ${y - 4.5}l4 7h-8z`} />
          })}
        </g>
        <g className={classes['echelle']} transform={`translate(${colonne - 4} ${carte.hauteur - 18})`}>
          <path d={`M0 0H${echelle}`} />
          <path className={classes['vide']} d={`M${echelle / 2} 0H${echelle}`} />
          <text y="-7">0</text>
          <text x={echelle} y="-7" textAnchor="middle">
            100 km
          </text>
        </g>
        <g className={classes['nord']} transform={`translate(${carte.largeur - 16} 34)`}>
          <path d="M0 0V-22L-4 -12M0 -22" />
          <text y="12" textAnchor="middle">
            N
          </text>
        </g>
      </svg>
    </figure>
  )
}
