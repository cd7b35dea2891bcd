import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import type { Diapositive_slide$key } from '../../__generated__/Diapositive_slide.graphql.ts'
import classes from './Diapositive.module.css'

interface DiapositiveProps {
  slide: Diapositive_slide$key
  /** The first one, 0, holds the page's heading and the picture that is asked for at once. */
  rang: number
}

/**
 * How wide a picture of these proportions is drawn. One wider than its frame is cut at the sides, so that it is drawn
 * wider than the frame; phones make do with less, for it is the first thing to come over a slow line.
 */
function sizesOf(proportions: number): string {
  const fois = (largeur: number, cadre: number) => Math.round(largeur * Math.max(1, proportions / cadre))
  const [fixe, large, etroit] = [fois(39, 7 / 6), fois(45, 7 / 6), fois(89, 3 / 2)]
  return `(width >= 88rem) ${fixe}rem, (width >= 62rem) ${large}vw, (width >= 30rem) ${etroit}vw, 20rem`
}

/** A slide: a few words, and a map in its graduated frame. */
export function Diapositive({ slide, rang }: DiapositiveProps) {
  const { titre, contenue, lien, image } = useFragment(
    graphql`
      fragment Diapositive_slide on Slide {
        titre
        contenue
        lien
        image {
          alt
          width
          height
          ...Image_image
        }
      }
    `,
    slide,
  )
  const text = useText()
  const first = rang === 0
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className={classes.diapositive} data-seule={image ? undefined : true}>
      <div className={classes.mots}>
        <Heading className={classes.titre}>{titre}</Heading>
        <Html html={contenue} prefix={`diapositive-${rang + 1}`} className={classes.texte} />
        <p className={classes.suites}>
          {lien !== '/devis' && (
            <a className="bouton" href="/devis">
              {text(accueil.uneDevis)}
            </a>
          )}
          {lien && (
            <a className={lien === '/devis' ? 'bouton' : classes.lien} href={lien}>
              {text(lien === '/devis' ? accueil.uneDevis : accueil.uneSuite)}
              {lien !== '/devis' && (
                <span className="hors-ecran"> {text(accueil.uneSuiteSujet, { titre })}</span>
              )}
            </a>
          )}
        </p>
      </div>
      {image && (
        <div className={`cadre-carte ${classes.carte}`}>
          <Image image={image} sizes={sizesOf(image.width / image.height)} priority={first} />
        </div>
      )}
    </article>
  )
}
