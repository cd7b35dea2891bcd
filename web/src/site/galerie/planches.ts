import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImageObjectLeaf } from 'schema-dts'
import type { planches_galerie$key } from '../../__generated__/planches_galerie.graphql.ts'
import type { planches_image$data, planches_image$key } from '../../__generated__/planches_image.graphql.ts'

/** A picture that the viewer shows. */
export interface Planche {
  /** What stands after `#` in its address, with the sign. */
  ancre: string
  /** The widest file of it. */
  adresse: string
  /** All widths there are, for `srcset`. */
  largeurs: string | null
  /** A file that every machine reads, and its width. */
  fichier: { adresse: string; largeur: number }
  largeur: number
  hauteur: number
  alt: string
  legende: string | null
  /** Drawn on light paper. */
  isDrawing: boolean
}

/** The widest of a `srcset`: its last. */
function widest(srcSet: string | null | undefined): { adresse: string; largeur: number } | null {
  const [adresse, width = ''] = srcSet?.split(', ').at(-1)?.split(' ') ?? []
  return adresse ? { adresse, largeur: Number.parseInt(width, 10) } : null
}

type Picture = Omit<planches_image$data, ' $fragmentType'>

function plancheOf(image: Picture, ancre: string, legende: string | null): Planche {
  const { avif = null, webp, entiere, width, height, alt, isDrawing } = image
  return {
    ancre,
    adresse: widest(avif)?.adresse ?? entiere,
    largeurs: avif,
    fichier: widest(webp) ?? { adresse: entiere, largeur: width },
    largeur: width,
    hauteur: height,
    alt: alt ?? legende ?? '',
    legende,
    isDrawing,
  }
}

/** The picture of an item and those of its gallery, in the order of the viewer, each with an address of its own. */
export function usePlanches(
  image: planches_image$key | null | undefined,
  galerie: planches_galerie$key,
): Planche[] {
  const first = useFragment(imageFragment, image)
  const further = useFragment(
    graphql`
      fragment planches_galerie on GalerieImage @relay(plural: true) {
        legende
        image {
          ...planches_image @relay(mask: false)
        }
      }
    `,
    galerie,
  )
  return useMemo(() => {
    const own = first ? [plancheOf(first, '#planche', null)] : []
    const others = further.map(({ image: one, legende = null }, n) =>
      plancheOf(one, `#image-${own.length + n + 1}`, legende),
    )
    return [...own, ...others]
  }, [first, further])
}

const imageFragment = graphql`
  fragment planches_image on Image {
    avif: srcSet(format: AVIF)
    webp: srcSet(format: WEBP)
    entiere: url
    width
    height
    alt
    isDrawing
  }
`

/** A picture as search engines read of it. */
export function imageObjectOf(planche: Planche, origin: string): ImageObjectLeaf {
  const { fichier, largeur, hauteur, legende, alt } = planche
  return {
    '@type': 'ImageObject',
    contentUrl: new URL(fichier.adresse, origin).href,
    width: `${fichier.largeur}px`,
    height: `${Math.round((fichier.largeur * hauteur) / largeur)}px`,
    ...((legende || alt) && { caption: legende || alt }),
  }
}
