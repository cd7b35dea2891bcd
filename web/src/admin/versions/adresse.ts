/** Two versions of an item that are compared; `vers` is null for what it is now. */
export interface Choix {
  de: number
  vers: number | null
}

/** What `?versions=` says: « 3-7 », « 3 » for what it is now; null where it chooses none. */
export function choixDans(texte: string): Choix | null {
  const [, de, vers] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(texte) ?? []
  return de === undefined ? null : { de: Number(de), vers: vers === undefined ? null : Number(vers) }
}

export function texteDe({ de, vers }: Choix): string {
  return vers === null ? String(de) : `${de}-${vers}`
}
