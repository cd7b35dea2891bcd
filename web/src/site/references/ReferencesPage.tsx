import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import { Onglets } from '../projet/Onglets.tsx'
import { Atlas } from './Atlas.tsx'
import classes from './ReferencesPage.module.css'
import type { ReferencesPageQuery } from './__generated__/ReferencesPageQuery.graphql.ts'

export const query = graphql`
  query ReferencesPageQuery($category: String, $count: Int!) @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Onglets_site
      ...Atlas_site @arguments(category: $category, count: $count)
    }
  }
`

export default function ReferencesPage({ data: { site }, variables }: PageProps<ReferencesPageQuery>) {
  const category = variables.category ?? null
  return (
    <>
      <PageHead
        site={site}
        title={category ? `Références, ${category}` : 'Références'}
        description="Nos projets en Côte d’Ivoire&nbsp;: géodésie, lotissement, topographie, suivi industriel."
      />
      <TetePage
        fil={[{ label: 'Références' }]}
        titre="Références"
        chapeau="Chaque projet a sa feuille : ce qu’il fallait mesurer, comment nous l’avons fait, ce qui a été obtenu."
      />
      <div className={`cadre ${classes['liste']}`}>
        <Onglets site={site} choisie={category} />
        <Atlas key={category} site={site} category={category} />
      </div>
    </>
  )
}
