import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { carte, projeter, traces } from '../../ui/carte.ts'
import classes from './Carte.module.css'
import type { Carte_site$key } from './__generated__/Carte_site.graphql.ts'
import { ecarter } from './ecarter.ts'

const cadre = { largeur: carte.pays, hauteur: carte.hauteur }
/** Between two pins: room for a finger on a phone, where a unit is a pixel. */
const ecart = 25

/** The projets with a known place as pins on the country, each a link to its sheet. */
export function Carte({ site }: { site: Carte_site$key }) {
  const { surLaCarte } = useFragment(
    graphql`
      fragment Carte_site on Site @argumentDefinitions(category: { type: "String" }) {
        surLaCarte: projets(first: 100, category: $category) {
          edges {
            node {
              id
              nom
              slug
              lieu
              annee
              latitude
              longitude
            }
          }
        }
      }
    `,
    site,
  )
  const [montre, setMontre] = useState<string | null>(null)
  const reperes = useMemo(() => {
    const situes = surLaCarte.edges.flatMap(({ node: { latitude, longitude, ...projet } }) => {
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return []
      const lieu = projeter(longitude, latitude)
      const dedans = lieu.x >= 0 && lieu.x <= cadre.largeur && lieu.y >= 0 && lieu.y <= cadre.hauteur
      return dedans ? [{ ...projet, ...lieu }] : []
    })
    const places = ecarter(situes, cadre, ecart)
    return situes.map((projet, rang) => ({ projet, place: places[rang] ?? projet }))
  }, [surLaCarte])
  if (reperes.length === 0) return null
  const choisi = reperes.find(({ projet }) => projet.id === montre)?.projet
  return (
    <figure className={classes['carte']} aria-label="Carte des projets">
      <svg viewBox={`0 0 ${cadre.largeur} ${cadre.hauteur}`} role="group" aria-label="Repères des projets">
        <g className={classes['eaux']}>
          {[4, 9, 15].map((distance) => (
            <path key={distance} d={traces.littoral} transform={`translate(0 ${distance})`} />
          ))}
        </g>
        <path className={classes['terre']} d={traces.terre} />
        <g className={classes['renvois']}>
          {reperes.map(({ projet: { id, x, y }, place }) => (
            <path key={id} d={`M${x} ${y}L${place.x} ${place.y}`} />
          ))}
        </g>
        <g className={classes['lieux']}>
          {reperes.map(({ projet: { id, x, y } }) => (
            <circle key={id} cx={x} cy={y} r="1.5" />
          ))}
        </g>
        {reperes.map(({ projet: { id, nom, slug }, place: { x, y } }) => (
          <a
            key={id}
            className={classes['repere']}
            href={`/projets/${slug}`}
            aria-label={nom}
            onPointerEnter={() => setMontre(id)}
            onFocus={() => setMontre(id)}
          >
            <circle cx={x} cy={y} r={ecart / 2} />
            <path d={`M${x} ${y - 6.5}l6 10.5h-12z`} />
          </a>
        ))}
      </svg>
      {/* The link itself says the same to a screen reader. */}
      <figcaption aria-hidden>
        <span>
          {choisi?.nom ?? `${reperes.length} ${reperes.length > 1 ? 'projets' : 'projet'} sur la carte`}
        </span>
        <span>
          {choisi
            ? [choisi.lieu, choisi.annee].filter(Boolean).join(', ')
            : 'Chaque repère mène à sa feuille.'}
        </span>
      </figcaption>
    </figure>
  )
}
