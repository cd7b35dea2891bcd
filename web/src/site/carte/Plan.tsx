import abidjan from 'virtual:carte/abidjan'
import pays from 'virtual:carte/pays'
import { useMemo, useState } from 'react'
import { projets as texts } from '../../../../schema/texts/catalogue/projets.ts'
import { type BaseMap, project, isOnMap } from '../../lieux/carte.ts'
import { useText } from '../../texts/texts.ts'
import { FondCarte } from './FondCarte.tsx'
import classes from './Plan.module.css'
import { Reperes } from './Reperes.tsx'
import type { Pin } from './layoutPins.ts'
import { boxOf } from './placeLabels.ts'

/** A projet as the map needs it. */
export interface ProjetSitue {
  readonly id: string
  readonly nom: string
  readonly slug: string
  readonly lieu: string | null | undefined
  readonly annee: number | null | undefined
  readonly latitude: number | null | undefined
  readonly longitude: number | null | undefined
}

/** The place of the inset on the country, and how it is called there. */
const coin = project(abidjan.ouest, abidjan.nord)
const carton = {
  ...coin,
  largeur: (abidjan.largeur / abidjan.degre) * pays.degre,
  hauteur: (abidjan.hauteur / abidjan.degre) * pays.degre,
}
const abidjanEcrit = { nom: 'Abidjan', x: coin.x + 8, y: coin.y - 5, ancre: 'end' } as const
const prisesPays = [
  boxOf(abidjanEcrit.nom, abidjanEcrit),
  { gauche: coin.x, droite: coin.x + carton.largeur, haut: coin.y, bas: coin.y + carton.hauteur },
  { gauche: 262, droite: pays.largeur, haut: 314, bas: pays.hauteur },
]
const titreEcrit = { nom: 'Grand Abidjan', x: abidjan.largeur - 8, y: 28, ancre: 'end' } as const
const prisesAbidjan = [
  boxOf(titreEcrit.nom, titreEcrit),
  { gauche: 136, droite: 220, haut: 162, bas: abidjan.hauteur },
]

/** A longer name is written small. */
const longestLarge = 80

/** What lies around, and where it is written. */
const alentours = [
  { nom: 'Libéria', x: 36, y: 282 },
  { nom: 'Guinée', x: 20, y: 104 },
  { nom: 'Mali', x: 94, y: 18 },
  { nom: 'Burkina Faso', x: 258, y: 26 },
  { nom: 'Ghana', x: 316, y: 226 },
] as const
const golfe = { nom: 'Golfe de Guinée', x: 196, y: 334 } as const

/** Where a projet lies on a map; null where it has no position there. */
function placeOn(fond: BaseMap, { latitude, longitude }: Pick<ProjetSitue, 'latitude' | 'longitude'>) {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const place = project(longitude, latitude, fond)
  return isOnMap(place, fond) ? place : null
}

/** Whether `Plan` has a pin for a projet. */
export function isLocated(projet: Pick<ProjetSitue, 'latitude' | 'longitude'>): boolean {
  return placeOn(pays, projet) !== null || placeOn(abidjan, projet) !== null
}

/** Those of the projets that lie on a map. */
function locate(projets: readonly ProjetSitue[], fond: BaseMap): Pin[] {
  return projets.flatMap((projet) => {
    const { id, nom, slug, lieu } = projet
    const place = placeOn(fond, projet)
    return place ? [{ id, titre: nom, lieu: lieu ?? '', href: `/projets/${slug}`, ...place }] : []
  })
}

interface PlanProps {
  projets: readonly ProjetSitue[]
  /** Drawn whole though none has a place on it. */
  isKept?: boolean
}

/** The projets as stations on the country, those around Abidjan on an inset; null where none has a place. */
export function Plan({ projets, isKept = false }: PlanProps) {
  const text = useText()
  const [montre, setMontre] = useState<string | null>(null)
  const { loin, proches, dedans } = useMemo(() => {
    const surLeCarton = locate(projets, abidjan)
    const surLePays = locate(projets, pays)
    const estProche = ({ id }: Pin) => surLeCarton.some((un) => un.id === id)
    return {
      proches: surLeCarton,
      dedans: surLePays.filter(estProche),
      loin: surLePays.filter((un) => !estProche(un)),
    }
  }, [projets])
  const nombre = loin.length + proches.length
  if (nombre === 0 && !isKept) return null
  const choisi = projets.find(({ id }) => id === montre)
  return (
    <figure className={classes.plan} aria-label={text(texts.carte)}>
      <div className={`cadre-carte ${classes.feuille}`}>
        <svg
          className={classes.pays}
          viewBox={`0 0 ${pays.largeur} ${pays.hauteur}`}
          role="group"
          aria-label={text(texts.cartePays)}
        >
          <FondCarte fond={pays} pas={120} echelle={{ km: 100, x: 270, y: 332 }} />
          <g className={classes.alentours} aria-hidden>
            {alentours.map(({ nom, x, y }) => (
              <text key={nom} x={x} y={y} textAnchor="middle">
                {nom}
              </text>
            ))}
          </g>
          <text className={classes.mer} x={golfe.x} y={golfe.y} textAnchor="middle" aria-hidden>
            {golfe.nom}
          </text>
          <path className={classes.nord} d="M322 34V10l-4.5 12M322 10" />
          <text x="322" y="45" textAnchor="middle" aria-hidden>
            N
          </text>
          <g className={classes.carton}>
            <rect x={carton.x} y={carton.y} width={carton.largeur} height={carton.hauteur} />
            {dedans.map(({ id, x, y }) => (
              <path key={id} d={`M${x} ${y - 2.2}l2 3.5h-4z`} />
            ))}
            <text x={abidjanEcrit.x} y={abidjanEcrit.y} textAnchor="end" aria-hidden>
              {abidjanEcrit.nom}
            </text>
          </g>
          <Reperes
            fond={pays}
            reperes={loin}
            ecart={25}
            prises={prisesPays}
            montre={montre}
            setMontre={setMontre}
          />
        </svg>
        {/* The link itself says the same to a screen reader. */}
        <figcaption aria-hidden>
          <span data-long={(choisi && choisi.nom.length > longestLarge) || undefined}>
            {choisi ? (
              <a href={`/projets/${choisi.slug}`} tabIndex={-1}>
                {choisi.nom}
              </a>
            ) : (
              text(nombre > 1 ? texts.carteNombre : nombre > 0 ? texts.carteUn : texts.carteAucun, { nombre })
            )}
          </span>
          <span>
            {choisi
              ? [choisi.lieu, choisi.annee].filter(Boolean).join(', ')
              : nombre > 0 && text(texts.carteAide)}
          </span>
        </figcaption>
        {(proches.length > 0 || isKept) && (
          <svg
            className={classes.abidjan}
            viewBox={`0 0 ${abidjan.largeur} ${abidjan.hauteur}`}
            role="group"
            aria-label={text(texts.carteAbidjan)}
          >
            <FondCarte fond={abidjan} pas={15} echelle={{ km: 10, x: 150, y: 181 }} />
            <text className={classes.titre} x={titreEcrit.x} y={titreEcrit.y} textAnchor="end" aria-hidden>
              {titreEcrit.nom}
            </text>
            <Reperes
              fond={abidjan}
              reperes={proches}
              ecart={45}
              prises={prisesAbidjan}
              montre={montre}
              setMontre={setMontre}
            />
          </svg>
        )}
      </div>
    </figure>
  )
}
