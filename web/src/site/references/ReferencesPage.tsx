import { graphql } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { references } from '../../../../schema/texts/catalogue/references.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  const category = variables.category ?? null
  // The address may name any category; the title repeats only one that exists.
  const nommee = site.categoriesProjet.edges.find(({ node }) => node.nom === category)?.node.nom
  return (
    <>
      <PageHead
        site={site}
        title={nommee ? text(references.titreCategorie, { categorie: nommee }) : text(references.titre)}
        description={
          nommee ? text(references.resumeCategorie, { categorie: nommee }) : text(references.resume)
        }
        path={referencesHref(nommee ?? null)}
        noindex={category !== null && !nommee}
      />
      <TetePage
        fil={
          nommee
            ? [{ label: text(commun.menuReferences), href: '/references' }, { label: nommee }]
            : [{ label: text(commun.menuReferences) }]
        }
        titre={text(references.titre)}
        isWide
        chapeau={text(references.intro)}
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
