import { graphql, useFragment } from 'react-relay'
import { useText } from '../texts/texts.ts'
import { LienMenu } from './LienMenu.tsx'
import { companyPages } from './menuEntries.ts'
import type { LiensEntreprise_site$key } from '../__generated__/LiensEntreprise_site.graphql.ts'

/** The menu entries about the firm: those of every firm, and then the pages that this one has put there. */
export function LiensEntreprise({ site }: { site: LiensEntreprise_site$key }) {
  const { pages } = useFragment(
    graphql`
      fragment LiensEntreprise_site on Site {
        pages(first: 100, auMenu: true) {
          edges {
            node {
              slug
              titre
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  const fixed = companyPages.map(({ href, label }) => ({ href, label: text(label) }))
  const own = pages.edges.map(({ node }) => ({ href: `/pages/${node.slug}`, label: node.titre }))
  return [...fixed, ...own].map(({ href, label }) => (
    <li key={href}>
      <LienMenu href={href}>{label}</LienMenu>
    </li>
  ))
}
