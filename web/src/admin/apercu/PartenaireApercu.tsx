import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Partenaires } from '../../site/accueil/Partenaires.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { PartenaireApercuQuery } from '../../__generated__/PartenaireApercuQuery.graphql.ts'
import type { PartenaireApercuSiteQuery } from '../../__generated__/PartenaireApercuSiteQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attacherSeul } from './attacher.ts'
import { idNouveau } from './ecrire.ts'

/** The partners of the home page, with this one alone. */
export default function PartenaireApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Partenaire" attacher={attacherSeul('partenaires', 100)}>
      {(poser) => <Page id={props.id} poser={poser} />}
    </Apercu>
  )
}

function Page({ id, poser }: { id: string | null; poser(): void }) {
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
    { id: id ?? idNouveau },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(poser)
  return <Partenaires site={site} />
}
