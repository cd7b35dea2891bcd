import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { TestimonialListePaginationQuery } from '../../__generated__/TestimonialListePaginationQuery.graphql.ts'
import type { TestimonialListe_admin$key } from '../../__generated__/TestimonialListe_admin.graphql.ts'
import type { TestimonialListe_item$key } from '../../__generated__/TestimonialListe_item.graphql.ts'
import { testimonialActes } from './testimonialActes.ts'

const genre: Genre = {
  typename: 'Testimonial',
  nouveau: 'Nouveau témoignage',
  aucun: 'Aucun témoignage',
  tris: ['recents', 'anciens', 'nom'],
  actes: testimonialActes,
  Editeur: lazy(() => import('./TestimonialEditeur.tsx')),
}

/** The testimonials that the address asks for. */
export function TestimonialListe({ admin }: { admin: TestimonialListe_admin$key }) {
  const pagination = usePaginationFragment<TestimonialListePaginationQuery, TestimonialListe_admin$key>(
    graphql`
      fragment TestimonialListe_admin on Admin
      @refetchable(queryName: "TestimonialListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        testimonials(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        )
          @connection(
            key: "TestimonialListe_testimonials"
            filters: ["search", "status", "trashed", "order"]
          ) {
          __id
          totalCount
          totalIsMore
          stats {
            ...Liste_stats
          }
          edges {
            node {
              id
              libelle: nom
              ...TestimonialListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.testimonials}>
      {(item) => <TestimonialLigne item={item} />}
    </Liste>
  )
}

function TestimonialLigne({ item }: { item: TestimonialListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment TestimonialListe_item on Testimonial {
        ...Ligne_content
        nom
        fonction
        entreprise
        photo {
          ...Image_image
        }
      }
    `,
    item,
  )
  return (
    <Ligne content={data} libelle={data.nom} details={[data.fonction, data.entreprise]} image={data.photo} />
  )
}
