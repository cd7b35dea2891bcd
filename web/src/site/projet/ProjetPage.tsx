import { graphql } from 'react-relay'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { Redirect } from '../../router/Redirect.tsx'
import { Proche } from '../galerie/Proche.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { isFormerSlug } from '../formerSlug.ts'
import { Introuvable } from '../introuvable/Introuvable.tsx'
import type { PageProps } from '../sitePage.tsx'
import type { ProjetPageQuery } from '../../__generated__/ProjetPageQuery.graphql.ts'
import { FicheProjet } from './FicheProjet.tsx'
import { Voisins } from './Voisins.tsx'

export const query = graphql`
  query ProjetPageQuery($key: String!) @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "projet")
      ...Introuvable_site
      ...FicheProjet_site
      projet(key: $key) {
        id
        databaseId
        slug
        libelle
        category
        ...FicheProjet_projet
      }
    }
  }
`

/** A projet by its id, nom or slug; a former slug leads to the one it has now. */
export default function ProjetPage({ data: { site }, variables }: PageProps<ProjetPageQuery>) {
  const text = useText()
  const { projet } = site
  if (!projet) return <Introuvable site={site} titre={text(texts.introuvable)} />
  if (isFormerSlug(variables.key, projet)) return <Redirect to={`/projets/${projet.slug}`} />
  return (
    <>
      <FicheProjet site={site} projet={projet} />
      <QueryBoundary failed={null}>
        <div data-ecran>
          <Proche>
            <Voisins category={projet.category ?? null} sauf={projet.id} />
          </Proche>
        </div>
      </QueryBoundary>
    </>
  )
}
