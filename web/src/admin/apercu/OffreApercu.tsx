import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FicheOffre } from '../../site/carriere/FicheOffre.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { newItemId } from './writeRecord.ts'
import { attachNode } from './attach.ts'
import type { OffreApercuQuery } from '../../__generated__/OffreApercuQuery.graphql.ts'
import type { OffreApercuSiteQuery } from '../../__generated__/OffreApercuSiteQuery.graphql.ts'

/** The page of a job offer. */
export default function OffreApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Offre" page="carriere" attacher={attachNode}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const { site } = useLazyLoadQuery<OffreApercuSiteQuery>(
    graphql`
      query OffreApercuSiteQuery {
        site {
          ...FicheOffre_site
        }
      }
    `,
    {},
  )
  const { node } = useLazyLoadQuery<OffreApercuQuery>(
    graphql`
      query OffreApercuQuery($id: ID!) {
        node(id: $id) {
          ...FicheOffre_offre @alias(as: "item")
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return node?.item ? <FicheOffre site={site} offre={node.item} /> : null
}
