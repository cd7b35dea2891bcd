import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { ProjetListe } from './ProjetListe.tsx'
import type { ProjetsPageQuery } from '../../__generated__/ProjetsPageQuery.graphql.ts'

export const query = graphql`
  query ProjetsPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...ProjetListe_admin
    }
  }
`

export default function ProjetsPage({ data }: AdminPageProps<ProjetsPageQuery>) {
  return <PageDeListe titre="Projets">{data.admin && <ProjetListe admin={data.admin} />}</PageDeListe>
}
