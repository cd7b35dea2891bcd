import { graphql } from 'react-relay'
import { page as texts } from '../../../../schema/texts/catalogue/page.ts'
import { Redirect } from '../../router/Redirect.tsx'
import { useText } from '../../texts/texts.ts'
import { isFormerSlug } from '../formerSlug.ts'
import { Introuvable } from '../introuvable/Introuvable.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { PagePageQuery } from '../../__generated__/PagePageQuery.graphql.ts'
import { FichePage } from './FichePage.tsx'

export const query = graphql`
  query PagePageQuery($key: String!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "page")
      ...Introuvable_site
      ...FichePage_site
      page(key: $key) {
        databaseId
        slug
        libelle
        ...FichePage_page
      }
    }
  }
`

/** A page of the firm’s own by its id, titre or slug; a former slug leads to the one it has now. */
export default function PagePage({ data: { site }, variables }: PageProps<PagePageQuery>) {
  const { page } = site
  const text = useText()
  if (!page) return <Introuvable site={site} titre={text(texts.introuvable)} />
  if (isFormerSlug(variables.key, page)) return <Redirect to={`/pages/${page.slug}`} />
  return <FichePage site={site} page={page} />
}
