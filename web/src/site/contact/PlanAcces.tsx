import abidjan from 'virtual:carte/bureau'
import pays from 'virtual:carte/pays'
import { contact } from '../../../../schema/texts/catalogue/contact.ts'
import type { SiteText } from '../../../../schema/texts/text.ts'
import { type ReadText, useText } from '../../texts/texts.ts'
import type { Office } from '../../lieux/bureau.ts'
import { type BaseMap, project, isOnMap } from '../../lieux/carte.ts'
import { formatCoordinates } from '../../lieux/degres.ts'
import { villes } from '../../../../schema/content/fields/adresse.ts'
import { FondCarte } from '../carte/FondCarte.tsx'
import classes from './PlanAcces.module.css'

interface Carte {
  fond: BaseMap
  /** What it shows, for those who do not see it. */
  label: SiteText
  /** Minutes of arc between two lines of the grid, and kilometres of the scale bar. */
  pas: number
  echelle: { km: number; x: number }
  /** What one knows there. */
  lieux: readonly { nom: string; latitude: number; longitude: number }[]
  eau: { nom: string; x: number; y: number }
}

/** The first on which the office lies is shown: elsewhere than in Abidjan only the country is known well enough. */
const cartes: readonly Carte[] = [
  {
    fond: abidjan,
    label: contact.planAbidjan,
    pas: 10,
    echelle: { km: 5, x: 16 },
    lieux: [
      { nom: 'Yopougon', latitude: 5.338, longitude: -4.084 },
      { nom: 'Abobo', latitude: 5.416, longitude: -4.016 },
      { nom: 'Adjamé', latitude: 5.355, longitude: -4.025 },
      { nom: 'Plateau', latitude: 5.328, longitude: -4.02 },
      { nom: 'Port-Bouët', latitude: 5.243, longitude: -3.935 },
      { nom: 'Bingerville', latitude: 5.356, longitude: -3.885 },
    ],
    eau: { nom: 'Lagune Ébrié', x: 50, y: 141 },
  },
  {
    fond: pays,
    label: contact.planPays,
    pas: 120,
    echelle: { km: 100, x: 270 },
    lieux: villes,
    eau: { nom: 'Golfe de Guinée', x: 196, y: 334 },
  },
]

/** Half the room that a name takes, and how near to the edge it has none. */
const demi = (nom: string) => 3.3 * nom.length
const bord = 70

/** The office on a map, and the way there. */
export function PlanAcces({ bureau }: { bureau: Office }) {
  const text = useText()
  const { place } = bureau
  if (!place)
    return (
      <a
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(bureau.adresse)}`}
        rel="noopener"
      >
        {text(contact.planChercher)}
      </a>
    )
  const { latitude, longitude } = place
  const position = formatCoordinates(latitude, longitude)
  const carte = cartes.find(({ fond }) => isOnMap(project(longitude, latitude, fond), fond))
  return (
    <figure className={classes.plan}>
      {carte && (
        <div className="cadre-carte">
          <Dessin
            carte={carte}
            nom={bureau.repere ?? text(contact.planBureau)}
            {...project(longitude, latitude, carte.fond)}
          />
        </div>
      )}
      <figcaption>
        <span>
          {bureau.rue}
          {position && <span>{`${position.latitude}, ${position.longitude}`}</span>}
        </span>
        <p className={classes.itineraire} data-ecran>
          {text(contact.planItineraire)}
          {waysTo(latitude, longitude, text).map(([nom, href]) => (
            <a key={nom} href={href} rel="noopener">
              {nom}
            </a>
          ))}
          <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`} className={classes.application}>
            {text(contact.planApplication)}
          </a>
        </p>
      </figcaption>
    </figure>
  )
}

/** The way there, by the maps that people have: each by its name. */
function waysTo(latitude: number, longitude: number, text: ReadText): [nom: string, href: string][] {
  const place = `${latitude}%2C${longitude}`
  return [
    [text(contact.planGoogle), `https://www.google.com/maps/dir/?api=1&destination=${place}`],
    ['Waze', `https://waze.com/ul?ll=${place}&navigate=yes`],
    ['OpenStreetMap', `https://www.openstreetmap.org/directions?to=${place}#map=14/${latitude}/${longitude}`],
  ]
}

/** The office where it lies on a map, with its name and what one knows around it. */
function Dessin({ carte, nom, x, y }: { carte: Carte; nom: string; x: number; y: number }) {
  const text = useText()
  const { fond, label, pas, echelle, eau } = carte
  const { largeur, hauteur } = fond
  const ancre = x < bord ? 'start' : x > largeur - bord ? 'end' : 'middle'
  const ligne = y < 30 ? y + 22 : y - 15
  // A name that would lie on the sign of the office or on its name is left out.
  const autour = carte.lieux
    .map((lieu) => ({ nom: lieu.nom, ...project(lieu.longitude, lieu.latitude, fond) }))
    .filter((lieu) => {
      const ecart = Math.abs(lieu.x - x) - demi(lieu.nom)
      return (
        (ecart > 11 || Math.abs(lieu.y - y - 5) > 16) && (ecart > demi(nom) || Math.abs(lieu.y - ligne) > 10)
      )
    })
  return (
    <svg viewBox={`0 0 ${largeur} ${hauteur}`} role="img" aria-label={text(label)}>
      <FondCarte fond={fond} pas={pas} echelle={{ ...echelle, y: hauteur - 7 }} />
      <path className={classes.axes} d={`M${x} 0V${y - 28}M${x} ${y}V${hauteur}M0 ${y}H${largeur}`} />
      <g className={classes.quartiers}>
        {autour.map((lieu) => (
          <text key={lieu.nom} x={lieu.x} y={lieu.y} textAnchor="middle">
            {lieu.nom}
          </text>
        ))}
      </g>
      <text className={classes.lagune} x={eau.x} y={eau.y} textAnchor="middle">
        {eau.nom}
      </text>
      <circle className={classes.cercle} cx={x} cy={y} r="10" />
      <path className={classes.station} d={`M${x} ${y - 5.5}l5 8.7h-10z`} />
      <text className={classes.nom} x={x} y={ligne} textAnchor={ancre}>
        {nom}
      </text>
    </svg>
  )
}
