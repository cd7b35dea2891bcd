interface Adressable {
  databaseId: number
  slug: string
  nom: string
}

/** Whether an item was found by a slug that it no longer has. */
export function estAncienneAdresse(key: string, { databaseId, slug, nom }: Adressable): boolean {
  return ![String(databaseId), slug, nom].includes(key)
}
