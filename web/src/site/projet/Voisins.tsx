import { graphql, useLazyLoadQuery } from 'react-relay'
import { projet } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import { LienPage } from '../LienPage.tsx'
import { referencesHref } from './OngletsProjets.tsx'
import { Planche } from './Planche.tsx'
import classes from './Planches.module.css'
import type { VoisinsQuery } from '../../__generated__/VoisinsQuery.graphql.ts'

interface VoisinsProps {
  /** The label they share; null for those of any. */
  category: string | null
  /** Global id of the projet that is shown already. */
  sauf: string
}

const shownNeighbours = 4

/** Projets of the same category, then of any. Only the projet's own data names the category: hence a second query. */
export function Voisins({ category, sauf }: VoisinsProps) {
  const { site } = useLazyLoadQuery<VoisinsQuery>(
    graphql`
      query VoisinsQuery($category: String) {
        site {
          projets(first: 5, category: $category) {
            edges {
              node {
                id
                ...Planche_projet
              }
            }
          }
          # Where the category has fewer: as many as are needed whichever of them are shown already.
          autres: projets(first: 5) {
            edges {
              node {
                id
                ...Planche_projet
              }
            }
          }
        }
      }
    `,
    { category },
  )
  const text = useText()
  const parId = new Map([...site.projets.edges, ...site.autres.edges].map((edge) => [edge.node.id, edge]))
  parId.delete(sauf)
  const voisins = [...parId.values()].slice(0, shownNeighbours)
  if (voisins.length === 0) return null
  return (
    <Section
      sujet={category ?? text(projet.voisinsSujet)}
      titre={text(projet.voisinsTitre)}
      suite={
        <LienPage href={referencesHref(category)}>
          {category ? text(projet.voisinsSuiteCategorie, { categorie: category }) : text(projet.voisinsSuite)}
        </LienPage>
      }
    >
      <ul className={classes.planches} data-reveal="">
        {voisins.map(({ node }) => (
          <li key={node.id}>
            <Planche projet={node} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
