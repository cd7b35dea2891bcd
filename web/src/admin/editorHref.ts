import type { ContentTypeInfo } from './liste/contentType.ts'
import { peut } from './peut/peut.ts'

interface ItemState {
  readonly databaseId?: number
  readonly softdelete?: boolean
}

/**
 * The editor of an item, at a field where the server's name of one is given; for one in the trash, the trash; for
 * several, or for who does not write content, their list.
 */
export function editorHref(
  { page, liste }: ContentTypeInfo,
  { databaseId, softdelete }: ItemState,
  champ?: string,
): string {
  const adresse = new URLSearchParams(liste && { liste })
  if (softdelete) adresse.set('etat', 'corbeille')
  else if (databaseId !== undefined && peut('CONTENU')) adresse.set('modifier', String(databaseId))
  if (champ && adresse.has('modifier')) adresse.set('champ', champ)
  return `${page}?${adresse}`
}
