import { lazy, useEffect, useRef, useState } from 'react'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { LienPlanche } from './LienPlanche.tsx'
import type { Planche } from './planches.ts'
import type { Image_image$key } from '../../__generated__/Image_image.graphql.ts'
import classes from './AvantApres.module.css'

const Curseur = lazy(() => import('./Curseur.tsx'))

interface Vue {
  planche: Planche
  image: Image_image$key
}

interface AvantApresProps {
  avant: Vue
  apres: Vue
}

/**
 * Two pictures of the same place, side by side; with a script one over the other in the same room, parted where one pulls
 * the line between them.
 */
export function AvantApres({ avant, apres }: AvantApresProps) {
  const text = useText()
  const paire = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div ref={paire} className={classes.paire}>
      <Moment nom={text(texts.galerieAvant)} vue={avant} />
      <Moment nom={text(texts.galerieApres)} vue={apres} />
      {isHydrated && (
        <QueryBoundary failed={null}>
          <Curseur paire={paire} />
        </QueryBoundary>
      )}
    </div>
  )
}

function Moment({ nom, vue: { planche, image } }: { nom: string; vue: Vue }) {
  return (
    <figure className={classes.moment}>
      <div className={classes.vue}>
        <Image image={image} sizes="(width >= 90rem) 50rem, (width >= 40rem) 60vw, 90vw" alt={planche.alt} />
      </div>
      <figcaption className={classes.legende}>
        <LienPlanche planche={planche}>{nom}</LienPlanche>
        {planche.legende && <p>{planche.legende}</p>}
      </figcaption>
    </figure>
  )
}
