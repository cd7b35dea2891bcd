import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Temoignages } from '../../site/accueil/Temoignages.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { TestimonialApercuQuery } from '../../__generated__/TestimonialApercuQuery.graphql.ts'
import type { TestimonialApercuSiteQuery } from '../../__generated__/TestimonialApercuSiteQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attacherSeul } from './attacher.ts'
import { idNouveau } from './ecrire.ts'

/** The testimonials of the home page, with this one alone. */
export default function TestimonialApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Testimonial" attacher={attacherSeul('testimonials', 6)}>
      {(poser) => <Page id={props.id} poser={poser} />}
    </Apercu>
  )
}

function Page({ id, poser }: { id: string | null; poser(): void }) {
  const { site } = useLazyLoadQuery<TestimonialApercuSiteQuery>(
    graphql`
      query TestimonialApercuSiteQuery {
        site {
          ...Temoignages_site
        }
      }
    `,
    {},
  )
  useLazyLoadQuery<TestimonialApercuQuery>(
    graphql`
      query TestimonialApercuQuery($id: ID!) {
        node(id: $id) {
          ... on Testimonial {
            photo {
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
  return <Temoignages site={site} />
}
