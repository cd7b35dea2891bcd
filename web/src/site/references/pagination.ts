/** How many more come each time. */
export const pageSize = 12
const maxCount = 96

/** How many projets come at first: a page of them, or as many as a visitor without script has asked for. */
export function requestedCount(search: URLSearchParams): number {
  const nombre = Math.trunc(Number(search.get('nombre')))
  return nombre > pageSize ? Math.min(nombre, maxCount) : pageSize
}
