import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { Rubrique } from './Rubrique.tsx'
import { useOuverture } from './useOuverture.ts'
import type { FaqPageQuery } from './__generated__/FaqPageQuery.graphql.ts'

export const query = graphql`
  query FaqPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      faqs(first: 100) {
        edges {
          node {
            id
            ...Rubrique_faq
          }
        }
      }
    }
  }
`

export default function FaqPage({ data: { site } }: PageProps<FaqPageQuery>) {
  useOuverture()
  return (
    <>
      <PageHead
        site={site}
        title="Questions fréquentes"
        description="Bornage, lotissement, délais, prix, documents&nbsp;: les réponses de nos géomètres."
      />
      <TetePage
        fil={[{ label: 'FAQ' }]}
        titre="Questions fréquentes"
        chapeau={
          <>
            La vôtre n’y est pas&#8239;? <a href="/contact">Posez-la-nous</a>&nbsp;: une personne du métier
            vous répondra.
          </>
        }
      />
      <div className="cadre">
        {site.faqs.edges.map(({ node }) => (
          <Rubrique key={node.id} faq={node} />
        ))}
      </div>
    </>
  )
}
