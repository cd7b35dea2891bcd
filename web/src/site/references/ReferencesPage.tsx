import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { Onglets, adresseReferences } from '../projet/Onglets.tsx'
import { Atlas } from './Atlas.tsx'
import { Carte } from './Carte.tsx'
import type { ReferencesPageQuery } from './__generated__/ReferencesPageQuery.graphql.ts'
import classes from './ReferencesPage.module.css'

export const query = graphql`
  query ReferencesPageQuery($category: String, $count: Int!) @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Onglets_site
      ...Atlas_site @arguments(category: $category, count: $count)
      ...Carte_site @arguments(category: $category)
    }
  }
`

/** All projets, or those of one category. */
export default function ReferencesPage({ data: { site }, variables }: PageProps<ReferencesPageQuery>) {
  const category = variables.category ?? null
  return (
    <>
      <PageHead
        site={site}
        title={category ? `Références : ${category}` : 'Références'}
        description={`${category ?? 'Nos projets'} : lieux, années, clients, méthodes et résultats, une feuille par projet.`}
        path={adresseReferences(category)}
      />
      <TetePage
        fil={
          category
            ? [{ label: 'Références', href: '/references' }, { label: category }]
            : [{ label: 'Références' }]
        }
        titre="Références"
        chapeau="Chaque projet est une feuille : un terrain, des mesures, un résultat que d’autres ont pu vérifier."
      >
        <Carte key={category} site={site} />
      </TetePage>
      <div className={`cadre ${classes['atlas']}`}>
        <Onglets site={site} choisie={category} />
        <Atlas key={category} site={site} category={category} />
      </div>
    </>
  )
}
