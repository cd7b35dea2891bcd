import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FicheProjet } from '../../site/projet/FicheProjet.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { idNouveau } from './ecrire.ts'
import { attacherNode } from './attacher.ts'
import type { ProjetApercuQuery } from '../../__generated__/ProjetApercuQuery.graphql.ts'
import type { ProjetApercuSiteQuery } from '../../__generated__/ProjetApercuSiteQuery.graphql.ts'

/** The page of a projet. */
export default function ProjetApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Projet" attacher={attacherNode}>
      {(poser) => <Page id={props.id} poser={poser} />}
    </Apercu>
  )
}

function Page({ id, poser }: { id: string | null; poser(): void }) {
  const { site } = useLazyLoadQuery<ProjetApercuSiteQuery>(
    graphql`
      query ProjetApercuSiteQuery {
        site {
          ...FicheProjet_site
        }
      }
    `,
    {},
  )
  const { node } = useLazyLoadQuery<ProjetApercuQuery>(
    graphql`
      query ProjetApercuQuery($id: ID!) {
        node(id: $id) {
          ...FicheProjet_projet @alias(as: "item")
        }
      }
    `,
    { id: id ?? idNouveau },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(poser)
  return node?.item ? <FicheProjet site={site} projet={node.item} /> : null
}
