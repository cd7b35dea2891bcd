import { area, centroid, chaikin, clipLeft, distance, lerp, sides, type Point } from '../geometry.ts'
import { areaName, borne, drawContours, scatter, trees } from '../mapParts.ts'
import { gradientNoise } from '../noise.ts'
import { blendHex, DAY, NIGHT } from '../palette.ts'
import { areaTable, drawPerimeter, drawPlan } from '../parcelDrawing.ts'
import { following, Plan, scaleTo, straight, tuned } from '../parcels.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { refine } from '../terrain.ts'
import { Grid } from '../grid.ts'
import { bandBlock, columnBlock, cornerBlock, northArrow } from '../titleBlock.ts'
import { decimal, View } from '../view.ts'

/** The cell of each seed: the perimeter cut by the bisectors to all the others. */
export function voronoi(seeds: readonly Point[], perimeter: readonly Point[]): Point[][] {
  return seeds.map((seed) =>
    seeds.reduce<Point[]>(
      (ring, other) => {
        if (other === seed || ring.length < 3) return ring
        const middle = lerp(seed, other, 0.5)
        const along: Point = [middle[0] - (other[1] - seed[1]), middle[1] + (other[0] - seed[0])]
        return clipLeft(ring, middle, along)
      },
      [...perimeter],
    ),
  )
}

/** A mosaic of plantations, crooked limits, paths, a stream and a mark at every corner. */
export const abengourou: Scene = (p) => {
  const skin = { ...DAY, paper: '#f3f0df' }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 0)
  const utm = utmOf(p)
  const view = new View(frame, utm, 2.5, 0)
  const rng = prng(p.slug)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const bent = gradientNoise(`${p.slug}-x`)
  const bow = gradientNoise(`${p.slug}-y`)
  const crook = ([x, y]: Point): Point => [
    x + 46 * bent(x / 240, y / 240) + 14 * bow(x / 70, y / 70),
    y + 46 * bow(x / 240, y / 240 + 9) + 14 * bent(x / 70, y / 70),
  ]
  const seeds: Point[] = scatter(rng, { x: -1560, y: -1000, w: 3120, h: 2000 }, 170, 165, () => true).map(
    (q) => q,
  )
  const fine = (ring: readonly Point[]): Point[] =>
    sides(ring).flatMap(([a, b]) => {
      const n = Math.max(1, Math.round(distance(a, b) / 25))
      return Array.from({ length: n }, (_, i) => crook(lerp(a, b, i / n)))
    })
  const cells = voronoi(seeds, [
    [-1900, -1300],
    [1900, -1300],
    [1900, 1300],
    [-1900, 1300],
  ])
  const crops = ['#dfe3c2', '#ead9b2', '#d5dcb8', '#ecdcc4', '#c9d4ac', '#e6cfae']
  const river: Point[] = chaikin(
    [
      [-1800, 420],
      [-1200, 300],
      [-760, 420],
      [-300, 160],
      [120, 220],
      [420, -80],
      [820, -40],
      [1150, -330],
      [1800, -420],
    ],
    4,
  )
  const nearRiver = (q: Point): number => Math.min(...river.map((r) => distance(r, q)))
  const block = { x: frame.x + frame.w - 440, y: frame.y + frame.h - 20, w: 420 }
  d.clip(frame, () => {
    let number = 0
    const labels: (() => void)[] = []
    cells.forEach((cell, i) => {
      const ring = fine(cell)
      const middle = centroid(ring)
      const wet = nearRiver(middle) < 60
      const color = wet ? '#c3d3b4' : (crops[Math.floor(rng.range(0, crops.length))] ?? '#ead9b2')
      const pixels = ring.map(at)
      d.polygon(pixels, { fill: color, stroke: skin.ink, width: 1.1 })
      if (!wet && i % 3 === 0) {
        // Old trees stand in rows only on the replanted plots; cocoa is a stipple.
        d.clipPolygon(pixels, () => {
          const c = at(middle)
          const turned = rng.range(-0.8, 0.8)
          const marks: Point[] = []
          for (let a = -90; a < 90; a += 11)
            for (let b = -90; b < 90; b += 11)
              marks.push([
                c[0] + a * Math.cos(turned) - b * Math.sin(turned),
                c[1] + a * Math.sin(turned) + b * Math.cos(turned),
              ])
          d.path(marks.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`).join(''), {
            stroke: '#4e6b44',
            width: 2.6,
            opacity: 0.55,
          })
        })
      }
      if (!wet) {
        number++
        const mine = number
        labels.push(() => {
          const c = at(middle)
          d.text([c[0], c[1]], String(mine), {
            size: 9,
            color: skin.ink,
            align: 'middle',
            halo: color,
            weight: 1.2,
          })
          d.text([c[0], c[1] + 14], `${decimal(area(ring) / 10000, 2)} ha`, {
            size: 6.2,
            color: skin.ink,
            align: 'middle',
            halo: color,
          })
        })
      }
    })
    d.line(river.map(at), { stroke: '#8fb9bb', width: 9 })
    d.line(river.map(at), { stroke: '#3f7f8a', width: 1, dash: '30 6' })
    for (const path of [
      [
        [-1600, -700],
        [-900, -420],
        [-500, -520],
        [0, -300],
        [380, -420],
        [900, -700],
        [1700, -760],
      ],
      [
        [-260, 1100],
        [-180, 620],
        [60, 300],
        [0, -300],
        [-140, -700],
        [-80, -1100],
      ],
      [
        [0, -300],
        [600, 300],
        [900, 560],
        [1700, 640],
      ],
    ] as Point[][]) {
      const line = chaikin(path, 3).map((q) => at(crook(q)))
      d.line(line, { stroke: skin.paper, width: 5 })
      d.line(line, { stroke: skin.accent, width: 1.5, dash: '9 5' })
    }
    for (const cell of cells) for (const q of cell) borne(d, at(crook(q)), skin, 2.8)
    for (const draw of labels) draw()
    const village = at([0, -300])
    for (let i = 0; i < 34; i++)
      d.rect(
        { x: village[0] + rng.normal() * 34, y: village[1] + rng.normal() * 24, w: 7, h: 5 },
        { fill: skin.ink },
      )
    areaName(d, at([-1180, 330]), 'Marigot', '#3f7f8a', 9, 0.1, 6, '#dfe3c2')
  })
  coordinateGrid(d, view, skin, {
    pixels: 190,
    crosses: false,
    keepOut: [{ x: block.x, y: block.y - 190, w: block.w, h: 190 }],
  })
  cornerBlock(d, block, info(p, { scale: view.scale, metres: view.metres }), skin)
  northArrow(d, [frame.x + 60, frame.y + 64], 28, 0, skin, true)
  return picture
}

/** Small equal lots about a school and a market, along the widened road. By night. */
export const gagnoa: Scene = (p) => {
  const skin = NIGHT
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 92)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.4, 0)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const perimeter = scaleTo(
    [
      [-220, -118],
      [180, -136],
      [236, -60],
      [232, 92],
      [120, 138],
      [-170, 134],
      [-238, 60],
    ],
    125000,
  )
  const place = straight([0, 0], -0.045)
  const plan = tuned(
    (frontage) => {
      const plan = new Plan(perimeter, 100)
      for (let row = -3; row <= 3; row++) {
        for (let column = -2; column <= 2; column++) {
          const s0 = column * 96 - 43
          const t0 = row * 46 - 18
          const shape = { s0, s1: s0 + 86, t0, t1: t0 + 36 }
          if (column === 0 && row === 0) plan.addReserve(place, { ...shape, t1: t0 + 82 }, 'École')
          else if (column === 0 && row === 1) continue
          else if (column === 0 && row === -1) plan.addReserve(place, shape, 'Marché')
          else plan.addBlock(place, { ...shape, rows: 2, frontage })
        }
      }
      return plan
    },
    214,
    14,
    26,
  )
  const dark = (c: string, k: number): string => blendHex(skin.paper, c, k)
  const road = (y: number): Point[] =>
    Array.from({ length: 40 }, (_, i) => at([-300 + i * 15.6, -146 + y + 8 * Math.sin(i / 9)]))
  d.clip(frame, () => {
    const rng = prng(p.slug)
    trees(
      d,
      scatter(rng, frame, 420, 19, (q) => {
        const [e, n] = view.toGround(q)
        const x = e - utm.east
        const y = n - utm.north
        return (Math.abs(x) > 252 || y > 152) && n - utm.north > -120
      }),
      4,
      '#3c6a55',
      '#173a30',
    )
    d.line(road(0), { stroke: dark('#efe8d6', 0.25), width: 62 })
    d.line(road(0), { stroke: dark('#efe8d6', 0.12), width: 58 })
    d.line(road(0), { stroke: skin.ink, width: 26, opacity: 0.22 })
    d.line(road(0), { stroke: skin.ink, width: 1.2, dash: '20 14' })
    d.line(road(11.6), { stroke: skin.accent, width: 1.4, dash: '12 4 2 4' })
    d.line(road(-11.6), { stroke: skin.accent, width: 1.4, dash: '12 4 2 4' })
  })
  drawPlan(d, plan, at, skin, {
    numbers: 7.4,
    areas: 5,
    tints: [dark('#c9a24a', 0.14), dark(skin.green, 0.3), dark(skin.accent, 0.16)],
    angle: 0.045,
    bornes: 1.8,
    road: dark('#efe8d6', 0.06),
  })
  drawPerimeter(d, perimeter, at, skin, 'B')
  areaName(d, at([-190, -152]), 'ROUTE ÉLARGIE — EMPRISE 25 m', skin.ink, 8, 0, 4, dark('#efe8d6', 0.3))
  coordinateGrid(d, view, skin, { pixels: 200, crossColor: skin.soft })
  northArrow(d, [frame.x + frame.w - 64, frame.y + 66], 30, 0, skin, true)
  const table = { x: frame.x + 18, y: frame.y + 18, w: 236, h: 128 }
  d.rect(table, { fill: skin.paper, stroke: skin.soft, width: 1 })
  areaTable(d, { x: table.x + 14, y: table.y + 12, w: table.w - 28, h: 100 }, plan, skin)
  bandBlock(d, { x: frame.x, y: SHEET.h - 92, w: frame.w, h: 70 }, info(p, { scale: view.scale }), skin)
  return picture
}

/** A project, still dashed: streets that keep to the contours of the hills. */
export const anyama: Scene = (p) => {
  const skin = {
    ...DAY,
    land: [
      [0, '#c5d2a9'],
      [0.3, '#dadfb9'],
      [0.65, '#efe6c9'],
      [1, '#e9cfa9'],
    ] as const,
  }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.75, 0.3)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const base = (s: number): Point => [s, 70 * Math.sin(s / 170)]
  const rough = gradientNoise(p.slug)
  const height = ([x, y]: Point): number => {
    const t = y - base(x)[1]
    return (
      68 +
      26 * Math.cos((t + 10) / 105) -
      t * 0.03 +
      6 * rough(x / 210, y / 210) +
      1.4 * rough(x / 60 + 4, y / 60)
    )
  }
  const grid = refine(
    Grid.over(frame.w, frame.h, 4, (x, y) => {
      const [e, n] = view.toGround([x + frame.x, y + frame.y])
      return height([e - utm.east, n - utm.north])
    }),
    frame.w,
    frame.h,
    2,
    2,
  )
  picture.lay(shadeRelief(grid, frame, { skin, low: 42, high: 98, relief: 1.5, shade: 0.45 }))
  drawContours(d, grid, frame, { interval: 2, color: '#8a4a2c', opacity: 0.6, bold: 1.6, labelSize: 7 })
  const perimeter = scaleTo(
    [
      [-330, -180],
      [-150, -235],
      [150, -225],
      [330, -150],
      [350, 60],
      [270, 210],
      [40, 260],
      [-210, 240],
      [-345, 90],
    ],
    310000,
  )
  const place = following(base)
  const plan = tuned(
    (frontage) => {
      const plan = new Plan(perimeter, 140)
      for (let row = -5; row < 5; row++) {
        const t0 = row * 56 - 20
        for (const [s0, s1, i] of [
          [-420, -200, 0],
          [-186, -20, 1],
          [-6, 150, 2],
          [164, 420, 3],
        ] as const) {
          const shape = { s0, s1, t0, t1: t0 + 44 }
          if (row === 0 && i === 2) plan.addReserve(place, shape, 'Équipement 1')
          else if (row === -3 && i === 1) plan.addReserve(place, shape, 'Équipement 2')
          else if (row === 2) plan.addReserve(place, { ...shape, t1: t0 + 30 }, '', 'vert')
          else plan.addBlock(place, { ...shape, rows: 2, frontage })
        }
      }
      return plan
    },
    430,
    14,
    24,
  )
  for (const lot of plan.lots) {
    const fill = lot.kind === 'reserve' ? '#dfa88c' : lot.kind === 'vert' ? '#b9cba0' : '#f7f0df'
    d.path(
      `${lot.ring
        .map(at)
        .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('')}Z`,
      { fill, opacity: 0.66 },
    )
    d.polygon(lot.ring.map(at), { stroke: skin.ink, width: 0.9, dash: '4 2.6' })
  }
  for (const block of plan.blocks) d.polygon(block.map(at), { stroke: skin.ink, width: 1.4, dash: '9 4' })
  for (const lot of plan.lots)
    if (lot.name) areaName(d, at(centroid(lot.ring)), lot.name.toUpperCase(), skin.ink, 7, 0.3, 3, '#dfa88c')
  drawPerimeter(d, perimeter, at, skin)
  coordinateGrid(d, view, skin, { pixels: 200 })
  columnBlock(
    d,
    { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h },
    info(p, { scale: view.scale, metres: view.metres, note: 'Avant-projet, lots provisoires' }),
    skin,
    (box) => {
      areaTable(d, box, plan, skin)
      northArrow(d, [box.x + box.w / 2, box.y + 200], 36, view.rotation, skin)
    },
  )
  return picture
}
