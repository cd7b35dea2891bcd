import pays from 'virtual:carte/pays'

/** A map that is drawn when the site is built. */
export type BaseMap = typeof pays

/** Kilometres in units of a map. */
export function kilometres(distance: number, { degre }: BaseMap): number {
  return (distance / 111.32) * degre
}

/** The point of a place on a map, that of the country if none is named. */
export function project(
  longitude: number,
  latitude: number,
  { degre, ouest, nord }: BaseMap = pays,
): { x: number; y: number } {
  const rounded = (valeur: number) => Math.round(valeur * 10) / 10
  return { x: rounded((longitude - ouest) * degre), y: rounded((nord - latitude) * degre) }
}

/** Whether a place lies on a map. */
export function isOnMap({ x, y }: { x: number; y: number }, { largeur, hauteur }: BaseMap): boolean {
  return x >= 0 && x <= largeur && y >= 0 && y <= hauteur
}
