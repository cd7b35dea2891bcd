import { contourLines } from '../contours.ts'
import { chaikin, distance, polar, type Point } from '../geometry.ts'
import { borne, drawContours, drawLevel, scatter, station, trees } from '../mapParts.ts'
import { fbm, smoothstep } from '../noise.ts'
import { blendHex, DAY, EARTH, NIGHT } from '../palette.ts'
import { drawPlan } from '../parcelDrawing.ts'
import { following, Plan, type Placing } from '../parcels.ts'
import { Picture } from '../picture.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { hills, lagoon } from '../terrain.ts'
import { delaunay, edgesOf, errorEllipse } from '../triangulation.ts'

const W = 1920
const H = 1080
const FRAME = { x: 0, y: 0, w: W, h: H }

/** A veil of paper at the left, where the words will stand. */
function veil(picture: Picture, color: string, to: number, strength: number): void {
  picture.drawing.raw(
    `<defs><linearGradient id="veil" x1="0" x2="1"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.55" stop-color="${color}" stop-opacity="${strength * 0.72}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><rect width="${to}" height="${H}" fill="url(#veil)"/>`,
  )
}

/** The Ébrié lagoon: peninsulas and drowned valleys, the spit, the ocean. */
function ebrie(): Picture {
  const skin = {
    ...DAY,
    land: [
      [0, '#c4cfa8'],
      [0.3, '#dad9b2'],
      [0.6, '#ead8b0'],
      [0.85, '#d9ab7f'],
      [1, '#f2e2cf'],
    ] as const,
    depth: [
      [0, '#cfe1d9'],
      [0.25, '#a9cbc9'],
      [0.6, '#75a7ae'],
      [1, '#3f7886'],
    ] as const,
  }
  const picture = new Picture(W, H, skin.paper)
  const d = picture.drawing
  const rough = fbm('ebrie-cordon', 4)
  const shore = (u: number, v: number): number => {
    const spit = 0.86 + 0.02 * Math.sin(u * 2.2) + 0.012 * rough(u * 3, 1)
    const strip = 1.25 * Math.exp(-(((v - spit) / 0.03) ** 2))
    const north = 0.62 * smoothstep(0.72, 0.08, v + 0.1 * Math.sin(u * 1.9 + 0.6))
    const sea = -1.4 * smoothstep(spit + 0.02, spit + 0.1, v)
    const basin = -0.34 * smoothstep(0.5, 0.8, v)
    // One great island in the middle of the sheet, as Petit-Bassam lies.
    const island = 0.5 * Math.exp(-(((u - 1.16) / 0.2) ** 2 + ((v - 0.6) / 0.09) ** 2))
    return -0.2 + north + strip + sea + basin + island
  }
  const grid = lagoon('ebrie-5', W, H, 2.6, shore, 92, 34, 2).blur(1)
  picture.lay(shadeRelief(grid, FRAME, { skin, low: 0, high: 74, deepest: -30, relief: 0.9, shade: 0.5 }))
  drawContours(d, grid, FRAME, {
    interval: 5,
    color: '#7a4a2c',
    opacity: 0.45,
    from: 3,
    apart: 300,
    labelSize: 7.5,
  })
  for (const [i, depth] of [-1.4, -3.2, -5.6, -8.6, -12.5, -17].entries()) {
    d.lines(
      contourLines(grid, depth)
        .filter((l) => l.points.length > 20)
        .map((l) =>
          chaikin(
            l.points.filter((_, k) => k % 2 === 0),
            1,
            l.closed,
          ),
        ),
      { stroke: '#245e6d', width: 0.9, opacity: 0.55 - i * 0.07 },
    )
  }
  drawLevel(d, grid, FRAME, 0, '#173a35', 1.8)
  const marks: [Point, Point][] = []
  for (let x = 120; x < W; x += 240)
    for (let y = 60; y < H; y += 240)
      marks.push(
        [
          [x - 8, y],
          [x + 8, y],
        ],
        [
          [x, y - 8],
          [x, y + 8],
        ],
      )
  d.lines(marks, { stroke: '#10201b', width: 1, opacity: 0.7 })
  veil(picture, skin.paper, 980, 0.5)
  return picture
}

/** A triangulation from summit to summit at dusk. */
function summits(): Picture {
  const skin = {
    ...EARTH,
    shadow: '#4a3b30',
    land: [
      [0, '#a3b592'],
      [0.25, '#c3c9a2'],
      [0.5, '#e3d8b2'],
      [0.75, '#d9b48a'],
      [1, '#f3e6d2'],
    ] as const,
  }
  const picture = new Picture(W, H, skin.paper)
  const d = picture.drawing
  const grid = hills({
    seed: 'sommets-3',
    w: W,
    h: H,
    features: 1.35,
    low: 180,
    high: 920,
    steps: 30,
    cut: 0.07,
    creep: 0.1,
    rugged: 0.25,
    soften: 2,
    shape: (u) => 0.2 * smoothstep(0.4, 1.3, u),
  })
  picture.lay(shadeRelief(grid, FRAME, { skin, low: 190, high: 900, relief: 0.36, shade: 0.55 }))
  drawContours(d, grid, FRAME, {
    interval: 20,
    color: '#4a2014',
    opacity: 0.38,
    fine: 0.7,
    bold: 1.3,
    labels: false,
  })
  veil(picture, skin.paper, 1060, 0.5)
  // Stations on real tops: the highest ground within reach of each other.
  const tops: Point[] = []
  const candidates: { at: Point; h: number }[] = []
  for (let x = 60; x < W - 50; x += 16)
    for (let y = 60; y < H - 50; y += 16) candidates.push({ at: [x, y], h: grid.sample(x, y) })
  for (const { at } of candidates.sort((a, b) => b.h - a.h))
    if (tops.length < 26 && tops.every((q) => distance(q, at) > 205)) tops.push(at)
  const right = tops.filter(([x, y]) => x > 700 && x < W - 70 && y > 70)
  const edges = edgesOf(delaunay(right)).filter(
    ([a, b]) => distance(right[a] ?? [0, 0], right[b] ?? [0, 0]) < 470,
  )
  for (const [a, b] of edges)
    d.line([right[a] ?? [0, 0], right[b] ?? [0, 0]], { stroke: '#fff6e6', width: 4, opacity: 0.55 })
  for (const [a, b] of edges)
    d.line([right[a] ?? [0, 0], right[b] ?? [0, 0]], { stroke: '#8c2f18', width: 1.8 })
  right.forEach((q, i) => {
    const near = edges.filter(([a, b]) => a === i || b === i).map(([a, b]) => right[a === i ? b : a] ?? q)
    if (near.length > 1) {
      const e = errorEllipse(q, near, 5, (l) => 2 + l / 40)
      d.ellipse(q, e.a * 9, e.b * 9, e.angle, {
        stroke: '#10201b',
        width: 1.2,
        fill: '#fffaf0',
        opacity: 0.75,
      })
    }
    station(d, q, 14, { ...DAY })
    d.text([q[0] + 20, q[1] - 10], String(Math.round(grid.sample(q[0], q[1]))), {
      size: 10,
      color: '#10201b',
      halo: '#fbf1e0',
      weight: 1.4,
    })
  })
  return picture
}

/** A plan as if engraved at night: curved streets, lots, numbered marks. */
function engraved(): Picture {
  const skin = NIGHT
  const picture = new Picture(W, H, skin.paper)
  const d = picture.drawing
  const at = ([x, y]: Point): Point => [1200 + x * 1.9, 540 - y * 1.9]
  const base = (s: number): Point => [s, 60 * Math.sin(s / 175) - 20]
  const place: Placing = following(base)
  const plan = new Plan(
    [
      [-240, -330],
      [420, -330],
      [420, 330],
      [-240, 330],
      [-330, 120],
      [-330, -160],
    ],
    140,
  )
  for (let row = -5; row < 5; row++) {
    for (const [s0, s1, i] of [
      [-400, -196, 0],
      [-180, -24, 1],
      [-8, 150, 2],
      [166, 330, 3],
      [346, 500, 4],
    ] as const) {
      const t0 = row * 66 - 8 + (row >= 0 ? 8 : 0)
      const shape = { s0, s1, t0, t1: t0 + 54 }
      if (row === 0 && i === 2) plan.addReserve(place, { ...shape, t1: t0 + 120 }, '', 'vert')
      else if (row === 1 && i === 2) continue
      else plan.addBlock(place, { ...shape, rows: 2, frontage: 19 })
    }
  }
  const dark = (c: string, k: number): string => blendHex(skin.paper, c, k)
  const terrain = hills({
    seed: 'gravure',
    w: W,
    h: H,
    features: 1,
    low: 0,
    high: 100,
    steps: 6,
    cut: 0.02,
    creep: 0.2,
    soften: 5,
  })
  drawContours(d, terrain, FRAME, { interval: 4, color: '#8fb39a', opacity: 0.16, labels: false })
  drawPlan(d, plan, at, skin, {
    numbers: 8,
    tints: [dark('#c9a24a', 0.12), dark(skin.green, 0.24), dark(skin.accent, 0.12)],
    bornes: 2.4,
    lotWidth: 1,
    road: dark('#efe8d6', 0.05),
    angle: (q) => -Math.atan((60 / 175) * Math.cos((q[0] - 1200) / 1.9 / 175)),
  })
  // Engraver's shade on the south-east of every block.
  for (const block of plan.blocks) d.polygon(block.map(at), { stroke: '#efe8d6', width: 2 })
  const axis = (t: number): Point[] => Array.from({ length: 90 }, (_, i) => at(place(-330 + i * 8.6, t)))
  for (const t of [-9]) d.line(axis(t), { stroke: skin.accent, width: 1.3, dash: '18 6 4 6' })
  const rng = prng('gravure-arbres')
  trees(
    d,
    scatter(rng, { x: 40, y: 40, w: 470, h: H - 80 }, 60, 44, () => rng.next() < 0.5),
    6,
    '#2f5547',
    '#16302a',
    0.8,
  )
  plan.perimeter.forEach((p, i) => {
    const q = at(p)
    borne(d, q, skin, 7, true)
    d.text(polar(q, Math.PI * 0.75, 22), `B${i + 1}`, { size: 11, color: skin.accent, align: 'end' })
  })
  d.polygon(plan.perimeter.map(at), { stroke: skin.accent, width: 2.4, dash: '20 6 4 6' })
  veil(picture, skin.paper, 900, 0.85)
  return picture
}

export const slides: Readonly<Record<string, () => Picture>> = {
  'slide-1': ebrie,
  'slide-2': summits,
  'slide-3': engraved,
}
