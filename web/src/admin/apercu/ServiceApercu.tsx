import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { FicheService } from '../../site/service/FicheService.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { Apercu } from './Apercu.tsx'
import { type Attach, newItemId } from './writeRecord.ts'
import { attachNode } from './attach.ts'
import type { ServiceApercuQuery } from '../../__generated__/ServiceApercuQuery.graphql.ts'
import type { ServiceApercuSiteQuery } from '../../__generated__/ServiceApercuSiteQuery.graphql.ts'

const attachService: Attach = (store, record) => {
  attachNode(store, record)
  // Which projets are nearest to it the server tells of a saved one.
  if (!record.getLinkedRecords('projets')) record.setLinkedRecords([], 'projets')
}

/** The page of a service. */
export default function ServiceApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Service" page="service" attacher={attachService}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const { site } = useLazyLoadQuery<ServiceApercuSiteQuery>(
    graphql`
      query ServiceApercuSiteQuery {
        site {
          ...FicheService_site
        }
      }
    `,
    {},
  )
  const { node } = useLazyLoadQuery<ServiceApercuQuery>(
    graphql`
      query ServiceApercuQuery($id: ID!) {
        node(id: $id) {
          ...FicheService_service @alias(as: "item")
          # By these ids what is typed finds the pictures that the page has.
          ... on Service {
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
  return node?.item ? <FicheService site={site} service={node.item} /> : null
}
