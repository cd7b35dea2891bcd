import { graphql } from 'react-relay'
import { introuvable } from '../../../../schema/texts/catalogue/introuvable.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  const { path } = usePageLocation()
  if (!path.startsWith('/apercu/')) return <Introuvable site={data.site} />
  return (
    <Introuvable
      site={data.site}
      titre={text(introuvable.apercuTitre)}
      raison={text(introuvable.apercuRaison)}
    />
  )
}
