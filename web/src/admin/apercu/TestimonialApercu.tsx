import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Temoignages } from '../../site/accueil/Temoignages.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { TestimonialApercuQuery } from '../../__generated__/TestimonialApercuQuery.graphql.ts'
import type { TestimonialApercuSiteQuery } from '../../__generated__/TestimonialApercuSiteQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attachOnly } from './attach.ts'
import { newItemId } from './writeRecord.ts'

/** The testimonials of the home page, with this one alone. */
export default function TestimonialApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Testimonial" page="accueil" attacher={attachOnly('testimonials', 6)}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
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
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return <Temoignages site={site} />
}
