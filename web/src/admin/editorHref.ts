import type { ContentTypeInfo } from './liste/contentType.ts'

interface ItemState {
  readonly databaseId?: number
  readonly softdelete?: boolean
}

/**
 * The editor of an item, at a field where the server's name of one is given; for one in the trash, the trash; for
 * several, their list.
 */
export function editorHref(
  { page, liste }: ContentTypeInfo,
  { databaseId, softdelete }: ItemState,
  champ?: string,
): string {
  const adresse = new URLSearchParams(liste && { liste })
  if (softdelete) adresse.set('etat', 'corbeille')
  else if (databaseId !== undefined) adresse.set('modifier', String(databaseId))
  if (champ) adresse.set('champ', champ)
  return `${page}?${adresse}`
}
