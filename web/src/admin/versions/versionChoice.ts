/** Two versions of an item that are compared; `vers` is null for what it is now. */
export interface VersionChoice {
  de: number
  vers: number | null
}

/** What `?versions=` says: « 3-7 », « 3 » for what it is now; null where it chooses none. */
export function versionChoiceIn(texte: string): VersionChoice | null {
  const [, de, vers] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(texte) ?? []
  return de === undefined ? null : { de: Number(de), vers: vers === undefined ? null : Number(vers) }
}

export function versionChoiceText({ de, vers }: VersionChoice): string {
  return vers === null ? String(de) : `${de}-${vers}`
}
