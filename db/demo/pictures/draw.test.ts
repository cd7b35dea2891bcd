import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { allContours } from './contours.ts'
import { budget, type Manifest } from './encode.ts'
import { erode } from './erosion.ts'
import { area, bearing, distance, type Point } from './geometry.ts'
import { Grid } from './grid.ts'
import { setLine } from './lettering.ts'
import { fbm } from './noise.ts'
import { fan, following, landArea, Plan, scaleTo, straight } from './parcels.ts'
import { prng } from './prng.ts'
import { circumcircle, delaunay, edgesOf, errorEllipse } from './triangulation.ts'
import { toUtm } from './utm.ts'
import { View } from './view.ts'

const field = (seed: string): Grid => {
  const noise = fbm(seed, 4)
  return Grid.over(240, 160, 4, (x, y) => noise(x / 60, y / 60)).stretch(0, 100)
}

describe('hasard', () => {
  it('redit la même suite pour la même graine', () => {
    const suite = (seed: string): number[] => Array.from({ length: 50 }, prng(seed).next)
    expect(suite('songon')).toEqual(suite('songon'))
    expect(suite('songon')).not.toEqual(suite('daloa'))
    expect(prng('abidjan').int(1, 1_000_000)).toBe(prng('abidjan').int(1, 1_000_000))
  })

  it('redonne le même relief', () => {
    const once = erode(field('man').stretch(0, 1), { steps: 3, cut: 0.05, creep: 0.1 })
    const twice = erode(field('man').stretch(0, 1), { steps: 3, cut: 0.05, creep: 0.1 })
    expect(once.data).toEqual(twice.data)
  })
})

describe('lotissement', () => {
  const perimeter = scaleTo(
    [
      [-430, -300],
      [250, -350],
      [440, -170],
      [330, 330],
      [20, 385],
      [-470, 80],
    ],
    630_000,
  )

  it('met le périmètre à la surface voulue', () => {
    expect(area(perimeter)).toBeCloseTo(630_000, 4)
  })

  it.each([
    ['droit', straight([0, 0], 0.23), [-330, 330, -280, 280]],
    ['courbe', following((s) => [s, 40 * Math.sin(s / 210)]), [-330, 330, -280, 280]],
    ['éventail', fan([0, -700]), [-0.3, 0.3, 500, 900]],
  ] as const)('lots, réserves, plantations et voies font l’ensemble (%s)', (_, place, [s0, s1, t0, t1]) => {
    const plan = new Plan(perimeter, 150)
    const mid = (s0 + s1) / 2
    const gap = (s1 - s0) * 0.02
    for (let row = 0; row < 4; row++) {
      const a = t0 + ((t1 - t0) * row) / 4
      const shape = { t0: a, t1: a + (t1 - t0) / 4 - 12 }
      plan.addBlock(place, { ...shape, s0, s1: mid - gap, rows: 2, frontage: 20 })
      if (row === 1) plan.addReserve(place, { ...shape, s0: mid + gap, s1 }, 'École')
      else plan.addBlock(place, { ...shape, s0: mid + gap, s1, rows: 2, frontage: 20 })
    }
    expect(plan.count).toBeGreaterThan(40)
    expect(plan.sum('lot') + plan.sum('reserve') + plan.sum('vert') + plan.roads).toBeCloseTo(plan.total, 6)
    expect(plan.roads).toBeGreaterThan(0)
    // Roads are not only what is left over: the lots of a block make up its outline.
    plan.blocks.forEach((block, i) => {
      const lots = plan.lots.filter((lot) => lot.block === i + 1)
      const sum = lots.reduce((s, lot) => s + lot.area, 0)
      expect(Math.abs(sum - area(block)) / area(block)).toBeLessThan(0.004)
    })
    for (const lot of plan.lots) expect(area(lot.ring)).toBeCloseTo(lot.area, 9)
  })

  it('écrit les contenances et les gisements du métier', () => {
    expect(landArea(12_460)).toBe('1 ha 24 a 60 ca')
    expect(bearing([0, 0], [0, 10])).toBeCloseTo(0)
    expect(bearing([0, 0], [10, 0])).toBeCloseTo(100)
    expect(bearing([0, 0], [-10, -10])).toBeCloseTo(250)
  })
})

describe('triangulation', () => {
  const rng = prng('delaunay')
  const points = Array.from({ length: 60 }, (): Point => [rng.range(0, 1000), rng.range(0, 700)])
  const triangles = delaunay(points)

  it('ne laisse aucun point dans le cercle d’un triangle', () => {
    expect(triangles.length).toBeGreaterThan(80)
    for (const [a, b, c] of triangles) {
      const [p, q, r] = [points[a], points[b], points[c]]
      if (!p || !q || !r) throw new Error('sommet absent')
      const { centre, radius } = circumcircle(p, q, r)
      points.forEach((other, i) => {
        if (i !== a && i !== b && i !== c) expect(distance(centre, other)).toBeGreaterThan(radius - 1e-6)
      })
    }
  })

  it('vérifie la relation d’Euler', () => {
    expect(points.length - edgesOf(triangles).length + triangles.length).toBe(1)
  })

  it('allonge l’ellipse en travers d’une visée seule', () => {
    const e = errorEllipse([0, 0], [[100, 0]], 1, () => 5)
    expect(e.a).toBeCloseTo(5, 3)
    expect(e.b).toBeCloseTo(1, 3)
    expect(Math.abs(Math.sin(e.angle))).toBeCloseTo(1, 3)
  })
})

describe('courbes de niveau', () => {
  it('passent par leur niveau', () => {
    const grid = field('courbes')
    const lines = allContours(grid, 10)
    expect(lines.length).toBeGreaterThan(8)
    for (const { level, points } of lines)
      for (const [x, y] of points) expect(Math.abs(grid.sample(x, y) - level)).toBeLessThan(1e-3)
  })
})

describe('coordonnées', () => {
  it('place Abidjan dans le fuseau 30 et Man dans le 29', () => {
    const abidjan = toUtm(5.35, -4.0)
    expect(abidjan.epsg).toBe(32630)
    expect(abidjan.east).toBeCloseTo(389_200, -3)
    expect(abidjan.north).toBeCloseTo(591_440, -3)
    expect(toUtm(7.418, -7.563).epsg).toBe(32629)
    // On the central meridian the easting is exact, by definition.
    expect(toUtm(6, -3).east).toBeCloseTo(500_000, 6)
  })

  it('revient du papier au terrain', () => {
    const view = new View({ x: 10, y: 20, w: 800, h: 600 }, { east: 390_000, north: 590_000 }, 2.5, 0.3)
    const [e, n] = view.toGround(view.toPixel([390_123, 589_877]))
    expect(e).toBeCloseTo(390_123, 6)
    expect(n).toBeCloseTo(589_877, 6)
    expect(view.scale).toBe(5000)
  })
})

describe('lettres', () => {
  it('écrit le français, ses accents et ses unités', () => {
    expect(setLine('Où l’île d’Abengourou, ÉÈÀÇœŒ « 12,50 m² » — 3,2 ‰ ± 1°', 10).width).toBeGreaterThan(200)
    expect(() => setLine('漢', 10)).toThrow(/Aucun tracé/)
  })
})

describe('fichiers', () => {
  const read = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
  const manifest: Manifest = JSON.parse(readFileSync(read('./manifest.json'), 'utf8'))
  const entries = catalogue()

  it('le manifeste a toutes les images, par ordre de clé', () => {
    expect(Object.keys(manifest)).toEqual(entries.map(({ key }) => key).sort())
  })

  it.each(entries.map(({ key, family }) => [key, family] as const))('%s tient son poids', (key, family) => {
    const entry = manifest[key]
    if (!entry) throw new Error(`absente : ${key}`)
    expect(entry.placeholder.length).toBeLessThanOrEqual(200)
    expect(entry.variants.some(({ format }) => format === 'avif')).toBe(true)
    expect(entry.variants.some(({ format }) => format === 'webp')).toBe(true)
    for (const { file, bytes, width, format } of entry.variants) {
      expect(statSync(read(`./files/${file}`)).size).toBe(bytes)
      expect(bytes).toBeLessThanOrEqual(budget(family, width, format))
    }
  })

  it('le dossier reste sous 9 Mo', () => {
    const total = Object.values(manifest)
      .flatMap(({ variants }) => variants)
      .reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total).toBeLessThan(9_000_000)
  })
})
