import pays from 'virtual:carte/pays'

/** A map that is drawn when the site is built. */
export type Fond = typeof pays

/** Kilometres in units of a map. */
export function kilometres(distance: number, { degre }: Fond): number {
  return (distance / 111.32) * degre
}

/** Where a place lies on a map, that of the country if none is named. */
export function projeter(
  longitude: number,
  latitude: number,
  { degre, ouest, nord }: Fond = pays,
): { x: number; y: number } {
  const arrondi = (valeur: number) => Math.round(valeur * 10) / 10
  return { x: arrondi((longitude - ouest) * degre), y: arrondi((nord - latitude) * degre) }
}

/** Whether a place lies on a map. */
export function surCarte({ x, y }: { x: number; y: number }, { largeur, hauteur }: Fond): boolean {
  return x >= 0 && x <= largeur && y >= 0 && y <= hauteur
}
