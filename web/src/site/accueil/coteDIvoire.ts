/** Outline from Natural Earth (public domain, 1:50 000 000): longitudes and latitudes, shore first, from the east. */
const littoral =
  '-3.07 5.16 -3.17 5.2 -3.15 5.35 -3.2 5.35 -3.24 5.34 -3.31 5.16 -3.35 5.13 -3.87 5.22 -3.98 5.29 ' +
  '-4.12 5.31 -4.55 5.28 -4.61 5.24 -4.12 5.26 -4.06 5.26 -4.04 5.23 -4.9 5.14 -4.97 5.15 -5.02 5.2 ' +
  '-5.28 5.21 -5.34 5.19 -5.37 5.15 -5.11 5.16 -5.06 5.13 -5.56 5.09 -5.91 5.01 -6.55 4.76 -6.85 ' +
  '4.67 -7.06 4.55 -7.23 4.49 -7.43 4.38 -7.54 4.35'

const frontieres =
  '-7.57 4.39 -7.59 4.82 -7.57 5.08 -7.49 5.14 -7.49 5.24 -7.43 5.32 -7.43 5.48 -7.4 5.55 -7.45 ' +
  '5.84 -7.73 5.92 -7.8 5.98 -7.89 6.23 -7.98 6.29 -8.2 6.29 -8.29 6.32 -8.45 6.46 -8.54 6.47 -8.6 ' +
  '6.51 -8.33 6.8 -8.3 6.98 -8.3 7.07 -8.44 7.52 -8.49 7.56 -8.43 7.6 -8.23 7.56 -8.12 7.76 -8.13 ' +
  '7.87 -8.01 8.08 -8.02 8.14 -8.05 8.17 -8.14 8.18 -8.26 8.25 -8.24 8.45 -8.21 8.48 -8.05 8.49 ' +
  '-7.82 8.47 -7.74 8.38 -7.7 8.38 -7.68 8.41 -7.72 8.64 -7.79 8.72 -7.95 8.79 -7.94 8.98 -7.78 ' +
  '9.08 -7.92 9.19 -7.9 9.42 -8.03 9.4 -8.14 9.5 -8.16 9.97 -8.14 10.02 -7.99 10.16 -7.89 10.19 ' +
  '-7.81 10.24 -7.66 10.43 -7.5 10.44 -7.39 10.34 -7.36 10.26 -7.1 10.2 -7.04 10.14 -6.99 10.16 ' +
  '-6.96 10.2 -6.99 10.25 -6.95 10.34 -6.69 10.35 -6.67 10.39 -6.69 10.58 -6.65 10.66 -6.56 10.59 ' +
  '-6.42 10.56 -6.41 10.57 -6.42 10.67 -6.25 10.72 -6.24 10.56 -6.19 10.4 -6.24 10.26 -6.12 10.2 ' +
  '-6.04 10.19 -5.91 10.31 -5.9 10.35 -5.69 10.43 -5.56 10.44 -5.38 10.31 -5.18 10.29 -5.1 10.24 -5 ' +
  '10.05 -4.97 9.93 -4.72 9.76 -4.62 9.71 -4.53 9.72 -4.4 9.65 -4.33 9.65 -4.27 9.74 -4.18 9.78 ' +
  '-3.79 9.92 -3.22 9.9 -3.09 9.75 -2.99 9.69 -2.82 9.43 -2.77 9.43 -2.69 9.48 -2.7 9.3 -2.67 9.28 ' +
  '-2.75 9.05 -2.69 9.02 -2.65 8.96 -2.6 8.8 -2.51 8.21 -2.61 8.15 -2.61 8.05 -2.79 7.93 -2.9 7.68 ' +
  '-2.99 7.21 -3.23 6.81 -3.22 6.44 -3 5.71 -2.96 5.64 -2.8 5.6 -2.76 5.43 -2.82 5.15 -2.95 5.12'

const degre = 50
const ouest = -9.05
const nord = 10.95

/** Size of the map in its own units. */
export const carte = { largeur: 440, hauteur: 352 } as const

/** Kilometres in units of the map. */
export function kilometres(distance: number): number {
  return (distance / 111.32) * degre
}

/** Where a place lies on the map: plate carrée, which at this latitude is out by less than one per cent. */
export function projeter(longitude: number, latitude: number): { x: number; y: number } {
  const arrondi = (valeur: number) => Math.round(valeur * 10) / 10
  return { x: arrondi((longitude - ouest) * degre), y: arrondi((nord - latitude) * degre) }
}

function trace(paires: string): string {
  const valeurs = paires.split(' ').map(Number)
  const points: string[] = []
  for (let index = 0; index + 1 < valeurs.length; index += 2) {
    const { x, y } = projeter(valeurs[index] ?? 0, valeurs[index + 1] ?? 0)
    points.push(`${x} ${y}`)
  }
  return points.join('L')
}

/** Paths of the land and of its shore. */
export const traces = { terre: `M${trace(`${littoral} ${frontieres}`)}Z`, littoral: `M${trace(littoral)}` }
