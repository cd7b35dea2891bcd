import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FicheProjet } from '../../site/projet/FicheProjet.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { newItemId } from './writeRecord.ts'
import { attachNode } from './attach.ts'
import type { ProjetApercuQuery } from '../../__generated__/ProjetApercuQuery.graphql.ts'
import type { ProjetApercuSiteQuery } from '../../__generated__/ProjetApercuSiteQuery.graphql.ts'

/** The page of a projet. */
export default function ProjetApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Projet" page="projet" attacher={attachNode}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
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
          # By these ids what is typed finds the pictures that the page has.
          ... on Projet {
            galerie {
              image {
                media
              }
            }
          }
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return node?.item ? <FicheProjet site={site} projet={node.item} /> : null
}
