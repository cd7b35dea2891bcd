import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Partenaires } from '../../site/accueil/Partenaires.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { PartenaireApercuQuery } from '../../__generated__/PartenaireApercuQuery.graphql.ts'
import type { PartenaireApercuSiteQuery } from '../../__generated__/PartenaireApercuSiteQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attachOnly } from './attach.ts'
import { newItemId } from './writeRecord.ts'

/** The partners of the home page, with this one alone. */
export default function PartenaireApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Partenaire" page="accueil" attacher={attachOnly('partenaires', 100)}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const { site } = useLazyLoadQuery<PartenaireApercuSiteQuery>(
    graphql`
      query PartenaireApercuSiteQuery {
        site {
          ...Partenaires_site
        }
      }
    `,
    {},
  )
  useLazyLoadQuery<PartenaireApercuQuery>(
    graphql`
      query PartenaireApercuQuery($id: ID!) {
        node(id: $id) {
          ... on Partenaire {
            logo {
              ...Image_image
            }
          }
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return <Partenaires site={site} />
}
