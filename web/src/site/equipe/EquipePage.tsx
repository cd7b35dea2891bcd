import { graphql } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { equipe } from '../../../../schema/texts/catalogue/equipe.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  const { edges } = site.equipe
  return (
    <>
      <PageHead site={site} title={text(equipe.page)} description={text(equipe.resume)} />
      <TetePage
        fil={[{ label: text(commun.menuEntreprise) }, { label: text(equipe.page) }]}
        titre={text(equipe.titre)}
        chapeau={text(equipe.intro)}
      />
      <div className={`cadre ${classes.equipe}`}>
        {edges.length === 0 ? (
          <p>
            {text(equipe.vide)} <a href="/contact">{text(equipe.videLien)}</a>.
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
          <LienPage href="/histoire">{text(equipe.suiteHistoire)}</LienPage>
          <LienPage href="/carriere">{text(equipe.suiteCarriere)}</LienPage>
        </p>
      </div>
    </>
  )
}
