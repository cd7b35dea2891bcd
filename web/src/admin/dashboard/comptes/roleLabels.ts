import type { Role } from '../../../__generated__/LigneDeCompte_account.graphql.ts'

/** What each role is called, with what it is for where the name does not say it. */
export const roleLabels: Record<Role, string> = {
  PROPRIETAIRE: 'Propriétaire',
  ADMINISTRATEUR: 'Administrateur',
  REDACTION: 'Rédaction (contenu)',
  ACCUEIL: 'Accueil (messages)',
  LECTURE: 'Lecture seule',
}
