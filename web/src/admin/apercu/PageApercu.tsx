import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FichePage } from '../../site/page/FichePage.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { newItemId } from './writeRecord.ts'
import { attachNode } from './attach.ts'
import type { PageApercuQuery } from '../../__generated__/PageApercuQuery.graphql.ts'
import type { PageApercuSiteQuery } from '../../__generated__/PageApercuSiteQuery.graphql.ts'

/** A page of the firm’s own. */
export default function PageApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Page" page="page" attacher={attachNode}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const { site } = useLazyLoadQuery<PageApercuSiteQuery>(
    graphql`
      query PageApercuSiteQuery {
        site {
          ...FichePage_site
        }
      }
    `,
    {},
  )
  const { node } = useLazyLoadQuery<PageApercuQuery>(
    graphql`
      query PageApercuQuery($id: ID!) {
        node(id: $id) {
          ...FichePage_page @alias(as: "item")
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return node?.item ? <FichePage site={site} page={node.item} /> : null
}
