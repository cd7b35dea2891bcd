import type { WebhookEvent } from '../../__generated__/FormulaireDeWebhook_webhook.graphql.ts'

/** What people call an event that a program is told of. */
export const evenements: Readonly<Record<Exclude<WebhookEvent, '%future added value'>, string>> = {
  CONTENT_CREATED: 'Contenu ajouté',
  CONTENT_CHANGED: 'Contenu modifié',
  CONTENT_PUBLISHED: 'Contenu publié',
  CONTENT_WITHDRAWN: 'Contenu mis hors ligne',
  CONTENT_TRASHED: 'Contenu mis à la corbeille',
  CONTENT_RESTORED: 'Contenu repris de la corbeille',
  CONTENT_ERASED: 'Contenu supprimé pour de bon',
  MESSAGE_RECEIVED: 'Message reçu',
  QUOTE_REQUEST_RECEIVED: 'Demande de devis reçue',
  APPLICATION_RECEIVED: 'Candidature reçue',
}

type Evenement = keyof typeof evenements

function isEvenement(nom: string): nom is Evenement {
  return Object.hasOwn(evenements, nom)
}

export const tous = Object.keys(evenements).filter(isEvenement)

/** The same of the name that the body has, such as content.published. */
export function eventText(event: string): string {
  const nom = event.replace('.', '_').toUpperCase()
  return isEvenement(nom) ? evenements[nom] : 'Essai'
}
