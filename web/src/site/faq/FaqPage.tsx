import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { Rubrique } from './Rubrique.tsx'
import type { FaqPageQuery } from './__generated__/FaqPageQuery.graphql.ts'
import classes from './FaqPage.module.css'
import { useOuverture } from './useOuverture.ts'

export const query = graphql`
  query FaqPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      faqs(first: 100) {
        edges {
          node {
            id
            databaseId
            titre
            ...Rubrique_faq
          }
        }
      }
    }
  }
`

/** Questions by subject; a link to one of them opens it. */
export default function FaqPage({ data: { site } }: PageProps<FaqPageQuery>) {
  useOuverture()
  const rubriques = site.faqs.edges.map(({ node }) => node)
  return (
    <>
      <PageHead
        site={site}
        title="Questions fréquentes"
        description="Les réponses aux questions que l’on nous pose le plus sur les terrains, les plans et les limites."
      />
      <TetePage
        fil={[{ label: 'FAQ' }]}
        titre="Questions fréquentes"
        chapeau={
          <>
            Des réponses générales, à vérifier pour votre terrain. La vôtre n’y est pas&#8239;?{' '}
            <a href="/contact">Posez-la-nous</a>.
          </>
        }
      />
      {rubriques.length > 0 && (
        <div className={`cadre ${classes['corps']}`}>
          <nav className={classes['sommaire']} aria-label="Sujets">
            <ul className={classes['liste']}>
              {rubriques.map(({ id, databaseId, titre }) => (
                <li key={id}>
                  <a href={`#sujet-${databaseId}`}>{titre}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes['rubriques']}>
            {rubriques.map((rubrique) => (
              <Rubrique key={rubrique.id} faq={rubrique} />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
