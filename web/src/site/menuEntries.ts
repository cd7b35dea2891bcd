import { commun } from '../../../schema/texts/catalogue/commun.ts'

/** The entries of the menus that are the same for every firm; the services come between them. */
export const companyPages = [
  { href: '/histoire', label: commun.menuHistoire },
  { href: '/equipe', label: commun.menuEquipe },
] as const

export const otherPages = [
  // Below it: where the addresses of the pages that belong to it begin.
  { href: '/references', label: commun.menuReferences, below: '/projets/' },
  { href: '/Faq', label: commun.menuFaq, below: undefined },
  { href: '/contact', label: commun.menuContact, below: undefined },
] as const

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
