/** The parts of « Mon compte », by the anchors that lead to them. */
export const parties = {
  '#compte-mot-de-passe': 'Mot de passe',
  '#compte-jetons': 'Jetons d’accès',
  '#compte-sessions': 'Sessions ouvertes',
  '#compte-email': 'E-mail',
  '#compte-donnees': 'Données d’une personne',
  '#compte-conservation': 'Conservation',
} as const

export type Partie = keyof typeof parties

export function isPartie(ancre: string): ancre is Partie {
  return Object.hasOwn(parties, ancre)
}
