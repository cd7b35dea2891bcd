import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { OngletsProjets, referencesHref } from '../projet/OngletsProjets.tsx'
import { Atlas } from './Atlas.tsx'
import { Carte } from './Carte.tsx'
import type { ReferencesPageQuery } from '../../__generated__/ReferencesPageQuery.graphql.ts'
import classes from './ReferencesPage.module.css'

export const query = graphql`
  query ReferencesPageQuery($category: String, $isNarrowed: Boolean!, $count: Int!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "references")
      ...PageHead_site
      ...OngletsProjets_site
      categoriesProjet(first: 100) {
        edges {
          node {
            nom
          }
        }
      }
      ...Atlas_site @arguments(category: $category, count: $count)
      ...Carte_site @arguments(category: $category, isNarrowed: $isNarrowed)
    }
  }
`

/** All projets, or those of one category. */
export default function ReferencesPage({ data: { site }, variables }: PageProps<ReferencesPageQuery>) {
  const category = variables.category ?? null
  // The address may name any category; the title repeats only one that exists.
  const nommee = site.categoriesProjet.edges.find(({ node }) => node.nom === category)?.node.nom
  return (
    <>
      <PageHead
        site={site}
        title={nommee ? `Références : ${nommee}` : 'Références'}
        description={`${nommee ?? 'Nos projets'} : lieux, années, clients, méthodes et résultats, une feuille par projet.`}
        path={referencesHref(nommee ?? null)}
        noindex={category !== null && !nommee}
      />
      <TetePage
        fil={
          nommee
            ? [{ label: 'Références', href: '/references' }, { label: nommee }]
            : [{ label: 'Références' }]
        }
        titre="Références"
        isWide
        chapeau="Chaque projet est une feuille : un terrain, des mesures, un résultat que d’autres ont pu vérifier."
      >
        <Carte key={category} site={site} />
      </TetePage>
      <div className={`cadre ${classes.atlas}`}>
        <OngletsProjets site={site} choisie={category} />
        <div id="feuilles" tabIndex={-1}>
          <Atlas key={category} site={site} category={category} />
        </div>
      </div>
    </>
  )
}
