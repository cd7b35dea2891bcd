import { LienPage } from '../LienPage.tsx'
import { graphql, useFragment } from 'react-relay'
import { plan } from '../../../../schema/texts/catalogue/plan.ts'
import { useText } from '../../texts/texts.ts'
import { useIsShown } from '../shownPages.ts'
import { categoryOrder } from '../projet/categoryOrder.ts'
import { referencesHref } from '../projet/OngletsProjets.tsx'
import type { ProjetsDuPlan_site$key } from '../../__generated__/ProjetsDuPlan_site.graphql.ts'
import { ListeLiens } from './SectionPlan.tsx'
import classes from './PlanPage.module.css'

/** The newest projets by their categories; the list of references has all. */
export function ProjetsDuPlan({ site }: { site: ProjetsDuPlan_site$key }) {
  const { projets, categoriesProjet } = useFragment(
    graphql`
      fragment ProjetsDuPlan_site on Site {
        categoriesProjet(first: 100) {
          edges {
            node {
              nom
            }
          }
        }
        projets(first: 100) {
          totalCount
          edges {
            node {
              slug
              nom
              category
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  const isShown = useIsShown()
  const shown = projets.edges.map(({ node }) => node)
  if (shown.length === 0) return null
  const categories = categoryOrder(categoriesProjet.edges.map(({ node }) => node.nom))
  const known = new Set(categories)
  return (
    <section className={classes.projets}>
      <h2>
        <LienPage href="/references" isWords>
          {text(plan.projets)}
        </LienPage>
      </h2>
      {[...categories, null].map((category) => {
        const liens = shown
          .filter((one) => (one.category && known.has(one.category) ? one.category : null) === category)
          .map(({ slug, nom }) => ({ href: `/projets/${slug}`, label: nom }))
        if (liens.length === 0) return null
        return (
          <section key={category}>
            <h3>
              {category === null ? (
                text(plan.projetsAutres)
              ) : (
                <LienPage href={referencesHref(category)} isWords>
                  {category}
                </LienPage>
              )}
            </h3>
            <ListeLiens liens={liens} />
          </section>
        )
      })}
      {shown.length < projets.totalCount && isShown('/references') && (
        <p>
          <a href="/references">{text(plan.projetsSuite, { nombre: projets.totalCount })}</a>
        </p>
      )}
    </section>
  )
}
