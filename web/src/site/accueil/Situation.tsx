import { carte, kilometres, projeter, traces } from '../../ui/carte.ts'
import { coude, etiqueter, type Localite } from './etiquettes.ts'
import classes from './Situation.module.css'

const meridiens = [-8, -6, -4]
const paralleles = [10, 8, 6]
const echelle = kilometres(100)

/** Where the projets are: stations on the country, with their names as far as there is room. */
export function Situation({
  localites,
  projets,
  total,
}: {
  localites: readonly Localite[]
  projets: number
  total: number
}) {
  const etiquettes = etiqueter(localites)
  return (
    <figure className={`cadre-carte ${classes['carte']}`}>
      <svg
        viewBox={`0 0 ${carte.largeur} ${carte.hauteur}`}
        role="img"
        aria-label={`Carte de la Côte d’Ivoire : projets présentés, ${projets} ; localités, ${total}.`}
      >
        <g className={classes['graticule']}>
          {meridiens.map((degre) => (
            <g key={degre} transform={`translate(${projeter(degre, 0).x} 0)`}>
              <path d={`M0 0V${carte.hauteur}`} />
              <text x="3" y="10">{`${-degre}° O`}</text>
            </g>
          ))}
          {paralleles.map((degre) => (
            <g key={degre} transform={`translate(0 ${projeter(0, degre).y})`}>
              <path d={`M0 0H${carte.largeur}`} />
              <text x="3" y="-3">{`${degre}° N`}</text>
            </g>
          ))}
        </g>
        <g className={classes['eaux']}>
          {[4, 9, 15].map((distance) => (
            <path key={distance} d={traces.littoral} transform={`translate(0 ${distance})`} />
          ))}
        </g>
        <path className={classes['terre']} d={traces.terre} />
        <g className={classes['renvois']}>
          {etiquettes.map(
            ({ nom, x, y, texte, renvoi }) =>
              renvoi &&
              texte && <path key={nom} d={`M${x} ${y}L${texte.x - coude} ${texte.y - 4}H${texte.x - 4}`} />,
          )}
        </g>
        <g className={classes['stations']}>
          {etiquettes.map(({ nom, x, y }) => (
            <path key={nom} d={`M${x} ${y - 4.5}l4 7h-8z`} />
          ))}
        </g>
        <g className={classes['noms']}>
          {etiquettes.map(
            ({ nom, texte }) =>
              texte && (
                <text key={nom} x={texte.x} y={texte.y} textAnchor={texte.ancre}>
                  {nom}
                </text>
              ),
          )}
        </g>
        <g
          className={classes['echelle']}
          transform={`translate(${carte.largeur - 94} ${carte.hauteur - 14})`}
        >
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
