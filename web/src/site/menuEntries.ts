import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { useText } from '../texts/texts.ts'
import type {
  menuEntries_site$data,
  menuEntries_site$key,
} from '../__generated__/menuEntries_site.graphql.ts'

type MenuName = menuEntries_site$data['menu'][number]['name']

const texts = {
  ENTREPRISE: commun.menuEntreprise,
  HISTOIRE: commun.menuHistoire,
  EQUIPE: commun.menuEquipe,
  SERVICES: commun.menuServices,
  REFERENCES: commun.menuReferences,
  FAQ: commun.menuFaq,
  CONTACT: commun.menuContact,
  CARRIERE: commun.menuCarriere,
}
/** Entries that this page does not know, of a newer server, are left out. */
const labels: Partial<Record<MenuName, (typeof texts)[keyof typeof texts]>> = texts

export interface Lien {
  href: string
  label: string
}

/** Where the addresses of the pages that belong to one of the menus begin. */
export const addressesBelow: Readonly<Record<string, string>> = { '/references': '/projets/' }

/** What stands in the first row of a menu: a page, or a group of some. */
export interface MenuEntry {
  name: MenuName
  label: string
  /** Null of a group. */
  href: string | null
  /** Pages of a group; of SERVICES none, as they lead to services. */
  pages: Lien[]
}

/** The menu as the firm has arranged it, without what visitors would not find. */
export function useMenuEntries(site: menuEntries_site$key): MenuEntry[] {
  const { menu, pages } = useFragment(
    graphql`
      fragment menuEntries_site on Site {
        menu {
          name
          href
          parent
          isShown
        }
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
  const own = pages.edges.map(({ node }) => ({ href: `/pages/${node.slug}`, label: node.titre }))
  const shown = menu.flatMap(({ name, href = null, parent, isShown }) => {
    const label = labels[name]
    return isShown && label ? [{ name, href, parent, label: text(label) }] : []
  })
  return shown
    .filter(({ parent }) => !parent)
    .map(({ name, href, label }) => {
      const below = shown.flatMap((one) =>
        one.parent === name && one.href !== null ? [{ href: one.href, label: one.label }] : [],
      )
      return { name, label, href, pages: name === 'ENTREPRISE' ? [...below, ...own] : below }
    })
}

/** All pages of a menu, those of its groups included. */
export function pagesOf(entries: readonly MenuEntry[]): Lien[] {
  return entries.flatMap(({ href, label, pages }) => (href === null ? pages : [{ href, label }]))
}

/** The link to the declaration of accessibility tells the state. */
export const accessibilityLabels = {
  NON_CONFORME: commun.piedAccessibiliteNon,
  PARTIELLEMENT_CONFORME: commun.piedAccessibilitePartielle,
  TOTALEMENT_CONFORME: commun.piedAccessibiliteTotale,
} as const

export const legalPages = [
  { href: '/mentions-legales', label: commun.piedMentions },
  { href: '/confidentialite', label: commun.piedConfidentialite },
  { href: '/plan', label: commun.piedPlanSite },
] as const
