import { graphql } from 'react-relay'
import type { PageProps } from '../sitePage.tsx'
import type { IntrouvablePageQuery } from '../../__generated__/IntrouvablePageQuery.graphql.ts'
import { Introuvable } from './Introuvable.tsx'

export const query = graphql`
  query IntrouvablePageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...Introuvable_site
    }
  }
`

export default function IntrouvablePage({ data }: PageProps<IntrouvablePageQuery>) {
  return <Introuvable site={data.site} />
}
