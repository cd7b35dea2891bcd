import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoEquirectangular, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** ISO 3166-1. */
const country = '384'
/** Units of the map to a degree, and its north-western corner. */
const degre = 50
const ouest = -9.05
const nord = 10.95

/** The outline of the country from Natural Earth (public domain, 1:50 000 000), as paths of the map's units. */
function draw(): { degre: number; ouest: number; nord: number; terre: string; littoral: string } {
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync(resolve('world-atlas/countries-50m.json'), 'utf8'),
  )
  const { countries } = atlas.objects
  const land = countries.geometries.find(({ id }) => id === country)
  if (!land) throw new Error('world-atlas has no Côte d’Ivoire.')
  // Plate carrée: at this latitude it is out by less than one per cent, and a place is put on it by two products.
  const path = geoPath(
    geoEquirectangular()
      .scale((degre * 180) / Math.PI)
      .translate([-ouest * degre, nord * degre]),
  ).digits(1)
  // What no neighbour shares is shore.
  const shore = mesh(atlas, countries, (a, b) => a === b && a === land)
  return { degre, ouest, nord, terre: path(feature(atlas, land)) ?? '', littoral: path(shore) ?? '' }
}

/** `virtual:cote-d-ivoire`: the map's outline, made when the site is built. */
export function coteDIvoire(): Plugin {
  return {
    name: 'cote-d-ivoire',
    resolveId: (id) => (id === 'virtual:cote-d-ivoire' ? '\0cote-d-ivoire' : undefined),
    load: (id) => (id === '\0cote-d-ivoire' ? `export default ${JSON.stringify(draw())}` : undefined),
  }
}
