import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { EquipeListe } from './EquipeListe.tsx'
import type { EquipesPageQuery } from '../../__generated__/EquipesPageQuery.graphql.ts'

export const query = graphql`
  query EquipesPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...EquipeListe_admin
    }
  }
`

export default function EquipesPage({ data }: AdminPageProps<EquipesPageQuery>) {
  return <PageDeListe titre="Équipe">{data.admin && <EquipeListe admin={data.admin} />}</PageDeListe>
}
