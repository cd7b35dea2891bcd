interface Addressable {
  databaseId: number
  slug: string
  nom: string
}

/** Whether an item was found by a slug that it no longer has. */
export function isFormerSlug(key: string, { databaseId, slug, nom }: Addressable): boolean {
  return ![String(databaseId), slug, nom].includes(key)
}
