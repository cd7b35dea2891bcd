import type { Droit } from '../../../__generated__/AdminLayout_query.graphql.ts'

export interface Section {
  nom: string
  /** Right without which the part is not there. */
  droit?: Droit
}

/** The parts of « Mon compte », by the anchors that lead to them. */
export const accountSections = {
  '#compte-mot-de-passe': { nom: 'Mot de passe' },
  '#compte-cles': { nom: 'Clés d’accès' },
  '#compte-jetons': { nom: 'Jetons d’accès', droit: 'JETONS' },
  '#compte-sessions': { nom: 'Sessions ouvertes' },
  '#compte-email': { nom: 'E-mail', droit: 'REGLAGES' },
  '#compte-donnees': { nom: 'Données d’une personne', droit: 'PERSONNES' },
  '#compte-conservation': { nom: 'Conservation', droit: 'PERSONNES' },
} satisfies Record<string, Section>

export type AccountSection = keyof typeof accountSections

export function isAccountSection(ancre: string): ancre is AccountSection {
  return Object.hasOwn(accountSections, ancre)
}
