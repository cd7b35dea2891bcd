import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { LienPage } from '../LienPage.tsx'
import { Section } from '../../ui/Section.tsx'
import { Portrait } from '../equipe/Portrait.tsx'
import type { EquipeAccueil_site$key } from '../../__generated__/EquipeAccueil_site.graphql.ts'
import classes from './EquipeAccueil.module.css'

/** The people, and the way to what they say of their work. */
export function EquipeAccueil({ site }: { site: EquipeAccueil_site$key }) {
  const { equipe } = useFragment(
    graphql`
      fragment EquipeAccueil_site on Site {
        equipe(first: 100) {
          edges {
            node {
              id
              ...Portrait_equipe
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  if (equipe.edges.length === 0) return null
  return (
    <Section
      sujet={text(accueil.equipeSujet)}
      titre={text(accueil.equipeTitre)}
      suite={<LienPage href="/equipe">{text(accueil.equipeSuite)}</LienPage>}
    >
      <ul className={classes.portraits} data-reveal="">
        {equipe.edges.map(({ node }) => (
          <li key={node.id}>
            <Portrait membre={node} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
