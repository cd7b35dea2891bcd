import contour from 'virtual:cote-d-ivoire'

const { degre, ouest, nord, terre, littoral } = contour

/** Size of the map in its own units; the country alone, and with a margin for names in the east. */
export const carte = { largeur: 440, pays: 336, hauteur: 352 } as const

/** Paths of the land and of its shore. */
export const traces = { terre, littoral } as const

/** Kilometres in units of the map. */
export function kilometres(distance: number): number {
  return (distance / 111.32) * degre
}

/** Where a place lies on the map. */
export function projeter(longitude: number, latitude: number): { x: number; y: number } {
  const arrondi = (valeur: number) => Math.round(valeur * 10) / 10
  return { x: arrondi((longitude - ouest) * degre), y: arrondi((nord - latitude) * degre) }
}
