interface Addressable {
  databaseId: number
  slug: string
  libelle: string
}

/** Whether an item was found by a slug that it no longer has. */
export function isFormerSlug(key: string, { databaseId, slug, libelle }: Addressable): boolean {
  return ![String(databaseId), slug, libelle].includes(key)
}
