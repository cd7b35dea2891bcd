import type { MessageType } from '../../../__generated__/Conservation_admin.graphql.ts'
import { inboxes } from './inboxes.ts'

/** The name of the box of a type. */
export function inboxLabel(type: MessageType): string {
  return Object.values(inboxes).find((boite) => boite.type === type)?.libelle ?? type
}

/** « 6 mois », « 3 ans » */
export function durationText(months: number): string {
  const annees = months / 12
  if (!Number.isInteger(annees)) return `${months}\u00a0mois`
  return annees > 1 ? `${annees}\u00a0ans` : '1\u00a0an'
}
