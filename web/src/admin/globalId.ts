/** The plain number of an item as an address says it; null where it says no number. */
export function databaseIdOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The global id of the item with a number. */
export function idOf(typename: string, numero: number): string {
  return btoa(`${typename}:${numero}`)
}

/** The global id of an item whose plain number stands in the address; null where that is no number. */
export function globalId(typename: string, text: string | null): string | null {
  const numero = databaseIdOf(text)
  return numero === null ? null : idOf(typename, numero)
}

/** The plain number in a global id. */
export function databaseIdIn(id: string): string {
  return atob(id).split(':')[1] ?? ''
}

/** The global id of the picture at an address of this server, whose key stands in it; null of any other address. */
export function mediaIdAt(adresse: string | null): string | null {
  const [, key] = /^\/uploads\/([0-9a-f]{32})\//.exec(adresse ?? '') ?? []
  return key === undefined ? null : btoa(`Media:${key}`)
}
