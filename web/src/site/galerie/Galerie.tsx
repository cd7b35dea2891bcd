import { graphql, useFragment } from 'react-relay'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import { Proche } from './Proche.tsx'
import type { Galerie_images$data, Galerie_images$key } from '../../__generated__/Galerie_images.graphql.ts'
import { AvantApres } from './AvantApres.tsx'
import { type Groupe, groupesOf, partedGroupes } from './groupes.ts'
import { LienPlanche } from './LienPlanche.tsx'
import type { Planche } from './planches.ts'
import classes from './Galerie.module.css'

interface GalerieProps {
  galerie: Galerie_images$key
  /** All that the viewer shows: those of the gallery are the last. */
  planches: readonly Planche[]
}

/** A picture of the gallery with what leads to it in the viewer. */
interface Vue {
  planche: Planche
  rang: number
  avant: boolean
  image: Galerie_images$data[number]['image']
}

/** Pictures of a work in a quiet grid: six at first, the others one press away, as nobody loads them unasked. */
export function Galerie({ galerie, planches }: GalerieProps) {
  const images = useFragment(
    graphql`
      fragment Galerie_images on GalerieImage @relay(plural: true) {
        avant
        image {
          ...Image_image
        }
      }
    `,
    galerie,
  )
  const text = useText()
  if (images.length === 0) return null
  const before = planches.length - images.length
  const vues = images.flatMap(({ avant, image }, n): Vue[] => {
    const planche = planches[before + n]
    return planche ? [{ planche, rang: before + n + 1, avant, image }] : []
  })
  const { premiers, suite } = partedGroupes(groupesOf(vues))
  const nombre = suite.flat().length
  return (
    <section className={classes.galerie} aria-labelledby="galerie">
      <div className={classes.tete}>
        <h2 id="galerie">{text(texts.galerieTitre)}</h2>
        {images.length > 1 && <p>{text(texts.galerieNombre, { nombre: images.length })}</p>}
      </div>
      <Proche>
        <Grille groupes={premiers} />
        {nombre > 0 && (
          <details className={classes.suite}>
            <summary data-ecran>
              <span className={classes.plus}>
                {nombre === 1 ? text(texts.galerieAutre) : text(texts.galerieAutres, { nombre })}
              </span>
              <span className={classes.moins}>{text(texts.galerieMoins)}</span>
            </summary>
            <Grille groupes={suite} />
          </details>
        )}
      </Proche>
    </section>
  )
}

function Grille({ groupes }: { groupes: Groupe<Vue>[] }) {
  return (
    <ul className={classes.grille}>
      {groupes.map(([vue, apres]) => (
        <li key={vue.planche.ancre} data-paire={apres ? '' : undefined}>
          {apres ? <AvantApres avant={vue} apres={apres} /> : <Seule vue={vue} />}
        </li>
      ))}
    </ul>
  )
}

function Seule({ vue: { planche, rang, image } }: { vue: Vue }) {
  const text = useText()
  const { alt, legende } = planche
  return (
    <figure>
      <LienPlanche planche={planche} className={classes.vue} nom={alt || text(texts.galerieImage, { rang })}>
        <Image image={image} sizes="(width >= 90rem) 24rem, (width >= 40rem) 28vw, 42vw" alt={alt} />
      </LienPlanche>
      {legende && <figcaption className={classes.legende}>{legende}</figcaption>}
    </figure>
  )
}
