import { add, chaikin, lerp, polar, type Point } from '../geometry.ts'
import { dimension } from '../industrie.ts'
import { antenna, concreteMark, drone, prismPole, totalStation } from '../instruments.ts'
import { benchMark, borne, drawContours, drawLevel, station } from '../mapParts.ts'
import { fbm } from '../noise.ts'
import { DAY } from '../palette.ts'
import { drawPlan } from '../parcelDrawing.ts'
import { following, Plan } from '../parcels.ts'
import { Picture } from '../picture.ts'
import { shadeRelief } from '../relief.ts'
import { hills, lagoon } from '../terrain.ts'
import { delaunay, edgesOf } from '../triangulation.ts'
import { prng } from '../prng.ts'
import { scatter } from '../mapParts.ts'

const W = 960
const H = 640
const FRAME = { x: 0, y: 0, w: W, h: H }
const { ink, accent, paper } = DAY
const tone = { ink, accent, paper }

const sheet = (ground: string = paper): Picture => new Picture(W, H, ground)

/** A total station before its contours. */
function topographie(): Picture {
  const picture = sheet()
  const d = picture.drawing
  const grid = hills({
    seed: 'service-topo',
    w: W,
    h: H,
    features: 1.15,
    low: 0,
    high: 100,
    steps: 16,
    cut: 0.04,
    creep: 0.18,
    soften: 4,
    shape: (_, v) => -0.7 * (v - 0.4),
  })
  picture.lay(shadeRelief(grid, FRAME, { skin: DAY, low: 0, high: 110, relief: 1.5, shade: 0.5 }))
  drawContours(d, grid, FRAME, {
    interval: 4,
    color: '#6d3a22',
    opacity: 0.55,
    fine: 0.9,
    bold: 1.8,
    labelSize: 8,
    keepOut: [{ x: 250, y: 90, w: 260, h: 540 }],
  })
  const eye = totalStation(d, [350, 596], 470, tone)
  for (const q of [
    [640, 150],
    [760, 270],
    [880, 190],
    [690, 410],
  ] as Point[]) {
    d.line([eye, q], { stroke: accent, width: 1.6, dash: '14 6' })
    borne(d, q, DAY, 7, true)
    d.circle(q, 15, { stroke: accent, width: 1.2 })
    d.text([q[0] + 22, q[1] - 8], (grid.sample(q[0], q[1]) + 20).toFixed(1).replace('.', ','), {
      size: 11,
      color: ink,
      halo: '#f0e2c0',
      haloWidth: 5,
      weight: 1.5,
    })
  }
  return picture
}

/** Blocks, curved streets and their marks. */
function lotissement(): Picture {
  const picture = sheet('#efe7d6')
  const d = picture.drawing
  const base = (s: number): Point => [s, 38 * Math.sin(s / 120)]
  const place = following(base)
  const plan = new Plan(
    [
      [-240, -160],
      [240, -160],
      [240, 160],
      [-240, 160],
    ],
    100,
  )
  for (let row = -3; row < 3; row++) {
    for (const [s0, s1, i] of [
      [-290, -118, 0],
      [-102, 40, 1],
      [56, 210, 2],
      [226, 330, 3],
    ] as const) {
      const t0 = row * 66 + 6
      if (row === 0 && i === 1) plan.addReserve(place, { s0, s1, t0, t1: t0 + 52 }, '', 'vert')
      else plan.addBlock(place, { s0, s1, t0, t1: t0 + 52, rows: 2, frontage: 20 })
    }
  }
  drawPlan(d, plan, ([x, y]) => [W / 2 + x * 2.05, H / 2 - y * 2.05], DAY, {
    numbers: 9,
    bornes: 3.4,
    lotWidth: 1.2,
    road: '#fbf7ec',
  })
  for (const t of [-3, 63, -69])
    d.line(
      Array.from({ length: 70 }, (_, i): Point => {
        const [x, y] = place(-245 + i * 7.1, t)
        return [W / 2 + x * 2.05, H / 2 - y * 2.05]
      }),
      { stroke: accent, width: 1.5, dash: '16 6 3 6' },
    )
  return picture
}

/** An antenna above a net of triangles on a curving earth. */
function geodesie(): Picture {
  const picture = sheet('#e9e8da')
  const d = picture.drawing
  const c: Point = [480, 1240]
  for (let k = 0; k < 8; k++)
    d.circle(c, 860 - k * 46, {
      stroke: ink,
      width: k === 0 ? 2.4 : 0.8,
      opacity: k === 0 ? 1 : 0.4,
      fill: k === 0 ? '#dfe0c6' : 'none',
    })
  for (let k = -7; k <= 7; k++)
    d.line([polar(c, -Math.PI / 2 + k * 0.1, 860), polar(c, -Math.PI / 2 + k * 0.1, 560)], {
      stroke: ink,
      width: 0.8,
      opacity: 0.4,
    })
  const rng = prng('service-geodesie')
  const points: Point[] = scatter(
    rng,
    { x: 20, y: 410, w: 920, h: 220 },
    22,
    92,
    (q) => Math.hypot(q[0] - c[0], q[1] - c[1]) < 842,
  )
  for (const [a, b] of edgesOf(delaunay(points))) {
    const p = points[a]
    const q = points[b]
    if (p && q && Math.hypot(p[0] - q[0], p[1] - q[1]) < 250) d.line([p, q], { stroke: accent, width: 1.6 })
  }
  points.forEach((q) => station(d, q, 12, DAY))
  d.line(
    [
      [480, 214],
      [480, 384],
    ],
    { stroke: ink, width: 9 },
  )
  for (const dx of [-92, 92, 20])
    d.line(
      [
        [480, 270],
        [480 + dx, dx === 20 ? 396 : 386],
      ],
      { stroke: ink, width: 6 },
    )
  const phase = antenna(d, [480, 196], 130, tone)
  for (const [x, y] of [
    [120, 60],
    [300, 34],
    [640, 30],
    [850, 74],
  ] as const) {
    d.line([phase, [x, y]], { stroke: accent, width: 1.4, dash: '12 7' })
    d.group(`translate(${x} ${y}) rotate(${(x - 480) / 14})`, () => {
      d.rect({ x: -11, y: -11, w: 22, h: 22 }, { fill: ink })
      for (const side of [-1, 1])
        d.rect({ x: side > 0 ? 17 : -51, y: -8, w: 34, h: 16 }, { fill: '#8fb9bb', stroke: ink, width: 1.6 })
    })
  }
  return picture
}

/** An industrial hall in elevation, crossed sights on its anchors. */
function industrie(): Picture {
  const picture = sheet('#f1ebdd')
  const d = picture.drawing
  const foot = 500
  d.rect({ x: 0, y: foot, w: W, h: 140 }, { fill: '#d9c6a8' })
  d.line(
    [
      [0, foot],
      [W, foot],
    ],
    { stroke: ink, width: 2.4 },
  )
  for (let k = 0; k < 5; k++) {
    const x = 150 + k * 132
    d.polygon(
      [
        [x, 190],
        [x + 66, 130],
        [x + 132, 190],
      ],
      { fill: '#e6d2b4', stroke: ink, width: 2.2 },
    )
    d.lines(
      [
        [
          [x + 33, 160],
          [x + 33, 190],
        ],
        [
          [x + 66, 130],
          [x + 66, 190],
        ],
        [
          [x + 99, 160],
          [x + 99, 190],
        ],
        [
          [x + 33, 190],
          [x + 66, 130],
          [x + 99, 190],
        ],
      ],
      { stroke: ink, width: 1.2 },
    )
  }
  d.rect({ x: 140, y: 190, w: 680, h: 18 }, { fill: ink })
  for (let k = 0; k <= 5; k++) {
    const x = 150 + k * 132
    d.rect({ x: x - 9, y: 208, w: 18, h: foot - 222 }, { fill: '#fbf7ec', stroke: ink, width: 2 })
    d.rect({ x: x - 24, y: foot - 14, w: 48, h: 14 }, { fill: ink })
    d.rect({ x: x - 34, y: foot, w: 68, h: 52 }, { fill: '#c7b18e', stroke: ink, width: 1.6 })
    for (const dx of [-16, 16])
      d.line(
        [
          [x + dx, foot - 24],
          [x + dx, foot + 36],
        ],
        { stroke: accent, width: 4 },
      )
    if (k < 5)
      d.lines(
        [
          [
            [x + 9, 216],
            [x + 123, foot - 20],
          ],
          [
            [x + 123, 216],
            [x + 9, foot - 20],
          ],
        ],
        { stroke: ink, width: k % 2 ? 0 : 1.1, opacity: k % 2 ? 0 : 0.8 },
      )
  }
  d.rect({ x: 168, y: 256, w: 624, h: 12 }, { fill: '#b99a6c', stroke: ink, width: 1.4 })
  const left = totalStation(d, [64, 590], 250, tone)
  const right: Point = [896, 590]
  d.group('translate(1792 0) scale(-1 1)', () => totalStation(d, [896, 590], 250, tone))
  const eye: Point = [1792 - (right[0] + 250 * 0.12), left[1]]
  for (let k = 0; k <= 5; k++) {
    const q: Point = [150 + k * 132, foot - 22]
    d.line([left, q], { stroke: accent, width: 1.3, dash: '12 5' })
    d.line([eye, q], { stroke: accent, width: 1.3, dash: '12 5' })
    d.circle(q, 8, { fill: paper, stroke: accent, width: 2.4 })
  }
  dimension(d, [150, 588], [282, 588], '12,000', ink, 11)
  return picture
}

/** A sounding launch above its isobaths. */
function bathymetrie(): Picture {
  const skin = {
    ...DAY,
    depth: [
      [0, '#d8e6dc'],
      [0.35, '#a7cac8'],
      [0.7, '#6ea3ab'],
      [1, '#3d7886'],
    ] as const,
  }
  const picture = sheet()
  const d = picture.drawing
  const grid = lagoon(
    'service-bathy',
    W,
    H,
    1.1,
    (u, v) => -0.5 + 0.75 * Math.abs(v - 0.5 - 0.1 * Math.sin(u * 2)) ** 1.2 + 0.1 * u,
    20,
    18,
  )
  picture.lay(shadeRelief(grid, FRAME, { skin, low: 0, high: 18, deepest: -14, relief: 3, shade: 0.4 }))
  drawContours(
    d,
    grid.map((v) => Math.min(v, 0.2)),
    FRAME,
    {
      interval: 1,
      every: 3,
      color: '#1f5666',
      opacity: 0.7,
      fine: 0.9,
      bold: 1.6,
      labelSize: 8,
      labelColor: '#12333f',
      apart: 210,
    },
  )
  drawLevel(d, grid, FRAME, 0, ink, 2.4)
  const track: Point[] = []
  for (let k = 0; k < 8; k++) {
    const x = 90 + k * 70
    const [from, to]: [Point, Point] = [
      [x, 180 + 16 * Math.sin(k)],
      [x + 26, 480 + 18 * Math.cos(k)],
    ]
    const ends: Point[] = [0, 0.08, 0.92, 1].map((t) => lerp(from, to, t))
    track.push(...(k % 2 ? ends.reverse() : ends))
  }
  const line = chaikin(track, 2)
  d.line(line, { stroke: accent, width: 1.8 })
  const boat: Point = [688, 330]
  d.line(chaikin([line[line.length - 1] ?? boat, [640, 250], [668, 288], boat], 2), {
    stroke: accent,
    width: 1.8,
    dash: '10 6',
  })
  d.group(`translate(${boat[0]} ${boat[1]}) rotate(64) scale(1.75)`, () => {
    d.path('M-62 -20H26Q58 -16 74 0Q58 16 26 20H-62Q-68 0 -62 -20Z', { fill: paper, stroke: ink, width: 2.2 })
    d.path('M-54 -13H22Q44 -10 56 0Q44 10 22 13H-54Z', { stroke: ink, width: 1.1 })
    d.rect({ x: -26, y: -11, w: 34, h: 22 }, { fill: '#d8c29a', stroke: ink, width: 1.6 }, 3)
    d.circle([-9, 0], 6, { fill: accent, stroke: ink, width: 1.4 })
    d.rect({ x: -76, y: -6, w: 14, h: 12 }, { fill: ink }, 2)
  })
  for (let k = 1; k < 4; k++)
    d.path(`M${boat[0] - 34 - k * 12} ${boat[1] - 62 - k * 12}q${-10 - k * 4} -18 2 ${-34 - k * 6}`, {
      stroke: paper,
      width: 2.2,
      opacity: 0.9 - k * 0.2,
    })
  return picture
}

/** A drone, its strips and the overlap of its pictures above the fields. */
function photogrammetrie(): Picture {
  const picture = sheet('#dfe3c6')
  const d = picture.drawing
  const at = (u: number, v: number): Point => [480 + u * (330 + v * 190), 250 + v * 330]
  const rng = prng('service-photo')
  const tints = ['#c9d4ac', '#e6d2ac', '#b5c596', '#e0c19a', '#d6dcb8']
  const columns = [-1.5, -1.05, -0.62, -0.2, 0.24, 0.7, 1.08, 1.5]
  const rows = [0.02, 0.22, 0.46, 0.74, 1.2]
  rows.slice(0, -1).forEach((v, j) =>
    columns.slice(0, -1).forEach((u, i) => {
      const u1 = columns[i + 1] ?? u
      const v1 = rows[j + 1] ?? v
      const shear = 0.06 * Math.sin(j * 2 + i)
      const ring = [
        at(u + shear, v),
        at(u1 + shear, v),
        at(u1 + 0.06 * Math.sin(j * 2 + 2 + i), v1),
        at(u + 0.06 * Math.sin(j * 2 + 2 + i), v1),
      ]
      d.polygon(ring, { fill: tints[rng.int(0, 4)] ?? '#c9d4ac', stroke: ink, width: 1.4 })
      if ((i + j) % 3 === 0)
        d.clipPolygon(ring, () => {
          for (let k = 0; k < 16; k++)
            d.line([at(u + (k / 16) * (u1 - u), v), at(u + (k / 16) * (u1 - u), v1)], {
              stroke: '#587347',
              width: 2.4,
              dash: '1 6',
            })
        })
    }),
  )
  d.rect({ x: 0, y: 0, w: W, h: 257 }, { fill: '#f1ead8' })
  d.line(
    [
      [0, 257],
      [W, 257],
    ],
    { stroke: ink, width: 1.6 },
  )
  const path: Point[] = []
  ;[0.14, 0.36, 0.62, 0.94].forEach((v, k) => {
    const ends = [at(-1, v), at(1, v)]
    path.push(...(k % 2 ? ends.reverse() : ends))
  })
  d.line(path, { stroke: accent, width: 2.4, dash: '16 7' })
  const eye: Point = [480, 120]
  for (const [u, o] of [
    [-0.36, 0.3],
    [-0.06, 0.42],
    [0.24, 0.3],
  ] as const) {
    const foot = [at(u - 0.3, 0.38), at(u + 0.3, 0.38), at(u + 0.3, 0.86), at(u - 0.3, 0.86)]
    d.polygon(foot, { fill: '#fffaf0', opacity: o * 0.8 })
    d.polygon(foot, { stroke: accent, width: 1.8 })
    if (u === -0.06)
      for (const q of foot) d.line([add(eye, 0, 14), q], { stroke: ink, width: 1.2, opacity: 0.75 })
  }
  for (const v of [0.14, 0.36, 0.62, 0.94])
    for (const u of [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75]) d.circle(at(u, v), 3.6, { fill: accent })
  drone(d, eye, 190, tone)
  return picture
}

/** A concrete mark and the plan unfolded beside it on the ground. */
function expertise(): Picture {
  const picture = sheet('#ece2cb')
  const d = picture.drawing
  const noise = fbm('service-expertise', 3)
  d.rect({ x: 0, y: 0, w: W, h: 250 }, { fill: '#f1ead8' })
  for (let k = 0; k < 16; k++)
    d.line(
      Array.from({ length: 49 }, (_, i): Point => [
        i * 20,
        250 + k * 12 + k * k * 1.15 + 14 * noise(i / 9, k * 0.3) * (1 + k * 0.12),
      ]),
      { stroke: k % 5 === 0 ? '#8a4a2c' : '#a87a55', width: k % 5 === 0 ? 1.9 : 1, opacity: 0.75 },
    )
  // The limit runs from mark to mark.
  d.line(
    [
      [300, 470],
      [640, 268],
      [760, 196],
    ],
    { stroke: accent, width: 2.6, dash: '20 7 4 7' },
  )
  concreteMark(d, [752, 268], 66, tone)
  for (const [dx, dy] of [
    [-120, 36],
    [122, 20],
    [-38, 96],
  ] as const) {
    d.line(
      [
        [300, 480],
        [300 + dx, 480 + dy],
      ],
      { stroke: ink, width: 1.2, dash: '6 5' },
    )
    d.circle([300 + dx, 480 + dy], 6, { fill: ink })
  }
  concreteMark(d, [290, 484], 268, tone)
  d.text([282, 400], 'B 12', { size: 24, color: ink, align: 'middle', weight: 3 })
  // The plan.
  const page = (u: number, v: number): Point => [
    500 + u * 390 - v * 56,
    356 + v * 226 + u * 18 - (u > 0.5 ? (u - 0.5) * 36 : 0),
  ]
  const quad = (u0: number, v0: number, u1: number, v1: number): Point[] => [
    page(u0, v0),
    page(u0 > 0.5 || u1 < 0.5 ? (u0 + u1) / 2 : 0.5, v0),
    page(u1, v0),
    page(u1, v1),
    page(u0 > 0.5 || u1 < 0.5 ? (u0 + u1) / 2 : 0.5, v1),
    page(u0, v1),
  ]
  d.polygon(
    quad(0, 0, 1, 1).map((q) => add(q, 10, 14)),
    { fill: ink, opacity: 0.25 },
  )
  d.polygon(quad(0, 0, 1, 1), { fill: '#fffdf6', stroke: ink, width: 2 })
  d.line([page(0.5, 0), page(0.5, 1)], { stroke: ink, width: 1, opacity: 0.5 })
  const lots: [number, number, number, number][] = [
    [0.08, 0.1, 0.3, 0.42],
    [0.3, 0.1, 0.5, 0.42],
    [0.5, 0.1, 0.72, 0.42],
    [0.08, 0.54, 0.36, 0.88],
    [0.36, 0.54, 0.62, 0.88],
  ]
  lots.forEach(([u0, v0, u1, v1], i) => {
    d.polygon(quad(u0, v0, u1, v1), { fill: i === 1 ? '#e2ad8e' : '#f3ead2', stroke: ink, width: 1.5 })
    const m = page((u0 + u1) / 2, (v0 + v1) / 2)
    d.text([m[0], m[1] + 6], String(i + 1), { size: 13, color: ink, align: 'middle' })
    for (const q of [page(u0, v0), page(u1, v0), page(u0, v1), page(u1, v1)]) borne(d, q, DAY, 3.4, true)
  })
  d.line([page(0.06, 0.48), page(0.74, 0.48)], { stroke: accent, width: 1.4, dash: '12 5' })
  d.polygon(quad(0.78, 0.56, 0.95, 0.9), { stroke: ink, width: 1.1 })
  for (let k = 0; k < 4; k++)
    d.line([page(0.8, 0.63 + k * 0.07), page(0.93 - (k % 2) * 0.04, 0.63 + k * 0.07)], {
      stroke: ink,
      width: 1.3,
    })
  const n = page(0.86, 0.26)
  d.polygon([add(n, 0, -24), add(n, 8, 16), add(n, 0, 9), add(n, -8, 16)], { fill: ink })
  return picture
}

/** A street in section: carriageway, gutter, main drain and manholes. */
function vrd(): Picture {
  const picture = sheet('#f1ead8')
  const d = picture.drawing
  const top = 232
  const road = (x: number): number => top - 16 + ((x - 480) / 300) ** 2 * 18
  const xs = Array.from({ length: 61 }, (_, i) => 180 + i * 10)
  const strip = (from: number, to: number, fill: string): void =>
    d.polygon(
      [
        ...xs.map((x): Point => [x, road(x) + from]),
        ...[...xs].reverse().map((x): Point => [x, road(x) + to]),
      ],
      { fill, stroke: ink, width: 1.3 },
    )
  d.polygon(
    [
      [0, top - 30],
      [178, top - 30],
      [178, top + 4],
      [782, top + 4],
      [782, top - 30],
      [W, top - 30],
      [W, H],
      [0, H],
    ],
    { fill: '#d8b48a' },
  )
  const noise = fbm('service-vrd', 3)
  for (let k = 1; k < 15; k++)
    d.line(
      Array.from({ length: 49 }, (_, i): Point => [i * 20, top + 50 + k * 26 + 7 * noise(i / 5, k)]),
      { stroke: '#8a4a2c', width: 1, opacity: 0.42, dash: k % 3 ? '26 9' : undefined },
    )
  strip(44, 84, '#cbb28c')
  strip(18, 44, '#e2d3b4')
  strip(0, 18, '#37433c')
  d.clipPolygon(
    [...xs.map((x): Point => [x, road(x) + 18]), ...[...xs].reverse().map((x): Point => [x, road(x) + 84])],
    () => {
      const rng = prng('grave')
      for (let k = 0; k < 360; k++)
        d.circle([rng.range(180, 780), rng.range(230, 330)], rng.range(1, 3.4), { fill: ink, opacity: 0.32 })
    },
  )
  for (const side of [-1, 1]) {
    const x = 480 + side * 302
    d.path(`M${x - 18 * side} ${top + 20}v-14q0 -8 ${8 * side} -10v-28h${26 * side}v52z`, {
      fill: '#efe6d2',
      stroke: ink,
      width: 2,
    })
    d.rect(
      { x: side < 0 ? 0 : x + 16, y: top - 34, w: 162, h: 14 },
      { fill: '#e9d9b8', stroke: ink, width: 1.3 },
    )
  }
  // Main drain under the axis; a manhole to it; service pipes aside.
  d.rect({ x: 416, y: road(480) - 3, w: 128, h: 10 }, { fill: ink })
  d.rect({ x: 424, y: road(480) + 8, w: 112, h: 246 }, { fill: '#f6f1e6', stroke: ink, width: 2.6 })
  for (let k = 0; k < 8; k++) d.path(`M436 ${270 + k * 25}h20v9`, { stroke: ink, width: 3 })
  d.circle([480, 498], 82, { fill: '#e6dcc6', stroke: ink, width: 3 })
  d.circle([480, 498], 64, { fill: '#f8f4ea', stroke: ink, width: 1.6 })
  d.path('M424 529A64 64 0 0 0 536 529Z', { fill: '#7fb0b5' })
  for (const [x, y, r, color] of [
    [120, 360, 26, '#2f6f7c'],
    [826, 350, 21, '#7f9a6c'],
    [884, 352, 13, accent],
    [270, 452, 13, accent],
  ] as const) {
    d.circle([x, y], r, { fill: paper, stroke: color, width: 7 })
  }
  for (const side of [-1, 1])
    d.line(
      chaikin(
        [
          [480 + side * 300, top + 20],
          [480 + side * 270, 330],
          [480 + side * 110, 452],
          [480 + side * 82, 486],
        ],
        2,
      ),
      { stroke: ink, width: 13 },
    )
  for (const side of [-1, 1])
    d.line(
      chaikin(
        [
          [480 + side * 300, top + 20],
          [480 + side * 270, 330],
          [480 + side * 110, 452],
          [480 + side * 82, 486],
        ],
        2,
      ),
      { stroke: '#a9c9ca', width: 8 },
    )
  d.line(
    [
      [480, 96],
      [480, 616],
    ],
    { stroke: accent, width: 1.4, dash: '20 6 4 6' },
  )
  dimension(d, [198, 140], [762, 140], '7,00 m', ink, 14, 10)
  for (const [y, words] of [
    [road(480), '+24,86'],
    [562, '+21,34'],
  ] as const) {
    d.line(
      [
        [820, y],
        [930, y],
      ],
      { stroke: ink, width: 1.2, dash: '8 5' },
    )
    d.path(`M846 ${y}l-8 -12h16z`, { fill: accent })
    d.text([862, y - 10], words, { size: 12, color: ink, weight: 1.6 })
  }
  benchMark(d, [84, top - 46], 10, DAY)
  prismPole(d, [620, road(620)], 150, tone)
  return picture
}

export const services: Readonly<Record<string, () => Picture>> = {
  'service-topographie': topographie,
  'service-lotissement': lotissement,
  'service-geodesie': geodesie,
  'service-industrie': industrie,
  'service-bathymetrie': bathymetrie,
  'service-photogrammetrie': photogrammetrie,
  'service-expertise': expertise,
  'service-vrd': vrd,
}
