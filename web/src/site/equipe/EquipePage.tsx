import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../page.tsx'
import classes from './EquipePage.module.css'
import { Membre } from './Membre.tsx'
import type { EquipePageQuery } from './__generated__/EquipePageQuery.graphql.ts'

export const query = graphql`
  query EquipePageQuery @preloadable {
    site {
      ...SiteLayout_site
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

export default function EquipePage({ data: { site } }: PageProps<EquipePageQuery>) {
  const { edges } = site.equipe
  return (
    <>
      <PageHead
        site={site}
        title="L’équipe"
        description="Les géomètres, topographes et dessinateurs du cabinet, à Abidjan."
      />
      <TetePage
        fil={[{ label: 'Equipe' }]}
        titre="Celles et ceux qui mesurent"
        chapeau={
          edges.length > 0
            ? 'Sur le terrain et au bureau, une personne répond de chaque plan.'
            : 'Les portraits de l’équipe arrivent.'
        }
      />
      <ul className={`cadre ${classes['equipe']}`}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <Membre membre={node} premier={index === 0} />
          </li>
        ))}
      </ul>
    </>
  )
}
