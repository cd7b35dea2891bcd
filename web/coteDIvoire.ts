import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoEquirectangular, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** ISO 3166-1: the country itself, then those around it. */
const country = '384'
const pays = [country, '288', '324', '430', '466', '854']

/** What a map shows: its north-western corner, its size in units of its own and how many of them are a degree. */
interface Cadrage {
  ouest: number
  nord: number
  largeur: number
  hauteur: number
  degre: number
  /** How far, in degrees, a line may stray from its source. */
  tolerance: number
}

const cadrages: Record<string, Cadrage> = {
  pays: { ouest: -9.05, nord: 10.9, largeur: 336, hauteur: 342, degre: 50, tolerance: 0.012 },
  abidjan: { ouest: -4.455, nord: 5.55, largeur: 336, hauteur: 190, degre: 442, tolerance: 0 },
  bureau: { ouest: -4.19, nord: 5.47, largeur: 336, hauteur: 225, degre: 760, tolerance: 0 },
}
/** Lagoons lie between these meridians, north of the open sea, and nowhere as far north as this. */
const lagunes = { ouest: -5.6, est: -3.12, nord: 5.5 }

type Point = [number, number]
type World = Topology<{ countries: GeometryCollection }>

/** Douglas and Peucker: leaves out the points that stray less than this from the line between the others. */
function alleger(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points[0], points.at(-1)]
  if (points.length < 3 || !a || !b) return [...points]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const longueur = Math.hypot(dx, dy)
  const ecarts = points.map(([x, y]) =>
    longueur === 0 ? Math.hypot(x - a[0], y - a[1]) : Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / longueur,
  )
  const loin = Math.max(...ecarts)
  if (loin <= tolerance) return [a, b]
  const rang = ecarts.indexOf(loin)
  return [
    ...alleger(points.slice(0, rang + 1), tolerance).slice(0, -1),
    ...alleger(points.slice(rang), tolerance),
  ]
}

/** Natural Earth's countries (public domain, 1:10 000 000), as coarse as a map needs them. */
function monde(tolerance: number): World {
  const { transform, ...world }: World = JSON.parse(
    readFileSync(resolve('world-atlas/countries-10m.json'), 'utf8'),
  )
  const { countries } = world.objects
  const geometries = countries.geometries.filter(({ id }) => typeof id === 'string' && pays.includes(id))
  if (!transform) throw new Error('world-atlas is not quantized any more.')
  const { scale, translate } = transform
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return tolerance > 0 ? alleger(points, tolerance) : points
  })
  return { ...world, arcs, objects: { countries: { ...countries, geometries } } }
}

/** Bars the mouths of canals and lagoons: takes no point farther north than the line is anywhere near it. */
function barrer(cote: readonly Point[], voisins: number): Point[] {
  const autour = (line: readonly Point[], extreme: (...latitudes: number[]) => number) =>
    line.map(([x], n): Point => {
      const pres = line.slice(Math.max(0, n - voisins), n + voisins + 1)
      return [x, extreme(...pres.map(([, y]) => y))]
    })
  return autour(autour(cote, Math.min), Math.max)
}

/**
 * The edge of the open sea, from west to east. All this coast faces south: on each meridian it is the southernmost
 * land, while lagoons lie behind it.
 */
function coteOceane(world: World, { ouest, largeur, degre, tolerance }: Cadrage): Point[] {
  const rivages = mesh(world, world.objects.countries, (a, b) => a === b).coordinates
  const segments = rivages.flatMap((line) =>
    line.slice(1).flatMap(([x = 0, y = 0], n) => {
      const [avant = 0, hauteur = 0] = line[n] ?? []
      return Math.min(x, avant) < 0 && Math.max(x, avant) > -13 && y > 3.5 && y < 7
        ? [[avant, hauteur, x, y]]
        : []
    }),
  )
  const marge = 24
  const cote: Point[] = []
  for (let unite = -marge; unite <= largeur + marge; unite += 0.5) {
    const meridien = ouest + unite / degre
    const latitudes = segments.flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      x1 !== x2 && Math.min(x1, x2) <= meridien && meridien <= Math.max(x1, x2)
        ? [y1 + ((meridien - x1) / (x2 - x1)) * (y2 - y1)]
        : [],
    )
    if (latitudes.length > 0) cote.push([meridien, Math.min(...latitudes)])
  }
  return alleger(barrer(cote, 12), Math.max(tolerance / 2, 0.1 / degre))
}

/** One map as paths in its own units. */
function dessiner(cadrage: Cadrage) {
  const { ouest, nord, largeur, hauteur, degre } = cadrage
  const world = monde(cadrage.tolerance)
  const { countries } = world.objects
  const land = countries.geometries.find(({ id }) => id === country)
  if (!land) throw new Error('world-atlas has no Côte d’Ivoire.')
  // Plate carrée: at this latitude it is out by less than one per cent, and a place is put on it by two products.
  const projection = geoEquirectangular()
    .scale((degre * 180) / Math.PI)
    .translate([-ouest * degre, nord * degre])
  const marge = 24
  const path = geoPath(
    projection.clipExtent([
      [-marge, -marge],
      [largeur + marge, hauteur + marge],
    ]),
  ).digits(1)
  const unites = ([longitude, latitude]: Point): string =>
    `${((longitude - ouest) * degre).toFixed(1)} ${((nord - latitude) * degre).toFixed(1)}`
  const { ouest: o, est: e, nord: n } = lagunes
  const sud = nord - hauteur / degre
  return {
    ouest,
    nord,
    largeur,
    hauteur,
    degre,
    terre: path(feature(world, land)) ?? '',
    // What no neighbour shares is shore.
    littoral: path(mesh(world, countries, (a, b) => a === b && a === land)) ?? '',
    frontieres: path(mesh(world, countries, (a, b) => a !== b && (a === land || b === land))) ?? '',
    voisins: path(mesh(world, countries, (a, b) => a !== b && a !== land && b !== land)) ?? '',
    ocean: `M${coteOceane(world, cadrage).map(unites).join('L')}`,
    lagunes: `M${[
      [o, n],
      [e, n],
      [e, sud],
      [o, sud],
    ]
      .map(([x = 0, y = 0]) => unites([x, y]))
      .join('L')}Z`,
  }
}

const prefixe = 'virtual:carte/'

/** The maps that modules import as `virtual:carte/…`, drawn when the site is built. */
export function coteDIvoire(): Plugin {
  return {
    name: 'cote-d-ivoire',
    resolveId: (id) => (id.startsWith(prefixe) ? `\0${id}` : undefined),
    load(id) {
      const cadrage = id.startsWith(`\0${prefixe}`) && cadrages[id.slice(prefixe.length + 1)]
      return cadrage ? `export default ${JSON.stringify(dessiner(cadrage))}` : undefined
    },
  }
}
