/** The global id of an item whose plain number stands in the address; null where that is no number. */
export function globalId(typename: string, numero: string | null): string | null {
  return numero !== null && /^[1-9]\d{0,8}$/.test(numero) ? btoa(`${typename}:${numero}`) : null
}

/** The plain number in a global id. */
export function numeroOf(id: string): string {
  return atob(id).split(':')[1] ?? ''
}
