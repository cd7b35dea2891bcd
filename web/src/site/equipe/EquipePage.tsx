import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { Membre } from './Membre.tsx'
import type { EquipePageQuery } from '../../__generated__/EquipePageQuery.graphql.ts'
import { LienPage } from '../LienPage.tsx'
import classes from './EquipePage.module.css'

export const query = graphql`
  query EquipePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "equipe")
      ...PageHead_site
      equipe(first: 100) {
        edges {
          node {
            id
            ...Membre_equipe
          }
        }
      }
    }
  }
`

/** The people of the firm, what they do and how to reach each. */
export default function EquipePage({ data: { site } }: PageProps<EquipePageQuery>) {
  const { edges } = site.equipe
  return (
    <>
      <PageHead
        site={site}
        title="Équipe"
        description="Les personnes qui mesurent, calculent et dessinent : leur métier, leur parcours, leur adresse."
      />
      <TetePage
        fil={[{ label: 'Entreprise' }, { label: 'Équipe' }]}
        titre="L’équipe"
        chapeau="Derrière chaque plan, quelqu’un répond de chaque mesure. Voici à qui vous aurez affaire."
      />
      <div className={`cadre ${classes.equipe}`}>
        {edges.length === 0 ? (
          <p>
            La présentation de l’équipe arrive. En attendant, <a href="/contact">parlez-nous directement</a>.
          </p>
        ) : (
          <ul className={classes.membres}>
            {edges.map(({ node }, index) => (
              <li key={node.id} data-reveal={index === 0 ? undefined : ''}>
                <Membre membre={node} premier={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <p className={classes.suite}>
          <LienPage href="/histoire">Lire notre histoire</LienPage>
          <a href="/carriere">Rejoindre l’équipe</a>
        </p>
      </div>
    </>
  )
}
