import { graphql } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { plan } from '../../../../schema/texts/catalogue/plan.ts'
import { useText } from '../../texts/texts.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { accessibilityLabels, legalPages, pagesOf, useMenuEntries } from '../menuEntries.ts'
import type { PageProps } from '../sitePage.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PlanPageQuery } from '../../__generated__/PlanPageQuery.graphql.ts'
import { ProjetsDuPlan } from './ProjetsDuPlan.tsx'
import { SectionPlan } from './SectionPlan.tsx'
import classes from './PlanPage.module.css'

export const query = graphql`
  query PlanPageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "plan")
      ...PageHead_site
      ...menuEntries_site
      ...ProjetsDuPlan_site
      accessibilite {
        etat
      }
      services(first: 100) {
        edges {
          node {
            slug
            nom
          }
        }
      }
      allPages: pages(first: 100) {
        edges {
          node {
            slug
            titre
          }
        }
      }
      offres(first: 100) {
        edges {
          node {
            slug
            titre
          }
        }
      }
    }
  }
`

/** Links to every page of the site; of the projets, to the newest. */
export default function PlanPage({ data: { site } }: PageProps<PlanPageQuery>) {
  const text = useText()
  const accessibilite = { href: '/accessibilite', label: accessibilityLabels[site.accessibilite.etat] }
  const menu = pagesOf(useMenuEntries(site))
  return (
    <>
      <PageHead site={site} title={text(plan.titre)} description={text(plan.resume)} />
      <TetePage fil={[{ label: text(plan.titre) }]} titre={text(plan.titre)} chapeau={text(plan.intro)} />
      <div className={`cadre ${classes.plan}`} data-bref>
        <SectionPlan
          titre={text(plan.pages)}
          liens={[
            { href: '/', label: text(commun.menuAccueil) },
            ...menu.filter(({ href }) => !href.startsWith('/pages/')),
            { href: '/devis', label: text(commun.menuDevis) },
            ...legalPages
              .filter(({ href }) => href !== '/plan')
              .map(({ href, label }) => ({ href, label: text(label) })),
            { href: accessibilite.href, label: text(accessibilite.label) },
          ]}
        />
        <SectionPlan
          titre={text(plan.services)}
          liens={site.services.edges.map(({ node }) => ({ href: `/services/${node.slug}`, label: node.nom }))}
        />
        <SectionPlan
          titre={text(plan.pagesCabinet)}
          liens={site.allPages.edges.map(({ node }) => ({ href: `/pages/${node.slug}`, label: node.titre }))}
        />
        <SectionPlan
          titre={text(plan.offres)}
          liens={site.offres.edges.map(({ node }) => ({ href: `/carriere/${node.slug}`, label: node.titre }))}
        />
        <ProjetsDuPlan site={site} />
      </div>
    </>
  )
}
