/** The parts of « Mon compte », by the anchors that lead to them. */
export const accountSections = {
  '#compte-mot-de-passe': 'Mot de passe',
  '#compte-jetons': 'Jetons d’accès',
  '#compte-sessions': 'Sessions ouvertes',
  '#compte-email': 'E-mail',
  '#compte-donnees': 'Données d’une personne',
  '#compte-conservation': 'Conservation',
} as const

export type AccountSection = keyof typeof accountSections

export function isAccountSection(ancre: string): ancre is AccountSection {
  return Object.hasOwn(accountSections, ancre)
}
