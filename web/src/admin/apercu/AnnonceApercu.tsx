import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Annonce } from '../../site/annonce/Annonce.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { attachTo } from './attach.ts'
import type { AnnonceApercuQuery } from '../../__generated__/AnnonceApercuQuery.graphql.ts'

/** The bar over all pages. */
export default function AnnonceApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Annonce" page="accueil" attacher={attachTo('annonce')}>
      {(writeTyped) => <Barre writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Barre({ writeTyped }: { writeTyped(): void }) {
  const { site } = useLazyLoadQuery<AnnonceApercuQuery>(
    graphql`
      query AnnonceApercuQuery {
        site {
          ...Annonce_site
        }
      }
    `,
    {},
  )
  useLayoutEffect(writeTyped)
  return <Annonce site={site} />
}
