/** The country's outline from Natural Earth (public domain, 1:110 000 000), longitude and latitude. */
const littoral = [
  [-2.86, 4.99],
  [-3.31, 4.98],
  [-4.01, 5.18],
  [-4.65, 5.17],
  [-5.83, 4.99],
  [-6.53, 4.71],
  [-7.52, 4.34],
] as const

const frontieres = [
  [-7.71, 4.36],
  [-7.64, 5.19],
  [-7.54, 5.31],
  [-7.57, 5.71],
  [-7.99, 6.13],
  [-8.31, 6.19],
  [-8.6, 6.47],
  [-8.39, 6.91],
  [-8.49, 7.4],
  [-8.44, 7.69],
  [-8.28, 7.69],
  [-8.22, 8.12],
  [-8.3, 8.32],
  [-8.2, 8.46],
  [-7.83, 8.58],
  [-8.08, 9.38],
  [-8.31, 9.79],
  [-8.23, 10.13],
  [-8.03, 10.21],
  [-7.9, 10.3],
  [-7.62, 10.15],
  [-6.85, 10.14],
  [-6.67, 10.43],
  [-6.49, 10.41],
  [-6.21, 10.52],
  [-6.05, 10.1],
  [-5.82, 10.22],
  [-5.4, 10.37],
  [-4.95, 10.15],
  [-4.78, 9.82],
  [-4.33, 9.61],
  [-3.98, 9.86],
  [-3.51, 9.9],
  [-2.83, 9.64],
  [-2.56, 8.22],
  [-2.98, 7.38],
  [-3.24, 6.25],
  [-2.81, 5.39],
] as const

const degre = 50
const ouest = -9.05
const nord = 10.85

/** Size of the map in its own units. */
export const carte = { largeur: 440, hauteur: 352, degre, ouest, nord } as const

/** Kilometres in units of the map. */
export function kilometres(distance: number): number {
  return (distance / 111.32) * degre
}

/** Where a place lies on the map: plate carrée, which at this latitude is out by less than one per cent. */
export function projeter(longitude: number, latitude: number): { x: number; y: number } {
  const arrondi = (valeur: number) => Math.round(valeur * 10) / 10
  return { x: arrondi((longitude - ouest) * degre), y: arrondi((nord - latitude) * degre) }
}

function trace(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([longitude, latitude]) => projeter(longitude, latitude))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')
}

/** Paths of the land and of its shore. */
export const traces = { terre: `M${trace([...littoral, ...frontieres])}Z`, littoral: `M${trace(littoral)}` }
