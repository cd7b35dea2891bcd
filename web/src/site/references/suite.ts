/** How many more come each time. */
export const parPage = 12
const auPlus = 96

/** How many projets come at first: a page of them, or as many as a visitor without script has asked for. */
export function nombreDemande(search: URLSearchParams): number {
  const nombre = Math.trunc(Number(search.get('nombre')))
  return nombre > parPage ? Math.min(nombre, auPlus) : parPage
}
