import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { TestimonialListe } from './TestimonialListe.tsx'
import type { TestimonialsPageQuery } from '../../__generated__/TestimonialsPageQuery.graphql.ts'

export const query = graphql`
  query TestimonialsPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...TestimonialListe_admin
    }
  }
`

export default function TestimonialsPage({ data }: AdminPageProps<TestimonialsPageQuery>) {
  return (
    <PageDeListe titre="Témoignages">{data.admin && <TestimonialListe admin={data.admin} />}</PageDeListe>
  )
}
