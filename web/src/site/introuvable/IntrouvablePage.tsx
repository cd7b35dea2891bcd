import { graphql } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import type { PageProps } from '../sitePage.tsx'
import type { IntrouvablePageQuery } from '../../__generated__/IntrouvablePageQuery.graphql.ts'
import { Introuvable } from './Introuvable.tsx'

export const query = graphql`
  query IntrouvablePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "introuvable")
      ...Introuvable_site
    }
  }
`

export default function IntrouvablePage({ data }: PageProps<IntrouvablePageQuery>) {
  const { path } = usePageLocation()
  if (!path.startsWith('/apercu/')) return <Introuvable site={data.site} />
  return (
    <Introuvable
      site={data.site}
      titre="Cet aperçu n’est plus là"
      raison="Son lien a expiré, ou il a été retiré. Demandez-en un autre à qui vous l’a donné."
    />
  )
}
