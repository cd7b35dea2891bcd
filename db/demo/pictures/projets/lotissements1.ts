import { chaikin, contains, type Point } from '../geometry.ts'
import { areaName, drawContours, leader, scatter, trees } from '../mapParts.ts'
import { gradientNoise } from '../noise.ts'
import { blendHex, DAY, EARTH, PALE } from '../palette.ts'
import { areaTable, drawPerimeter, drawPlan, drawSides } from '../parcelDrawing.ts'
import { fan, following, Plan, scaleTo, straight, tuned } from '../parcels.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { hills } from '../terrain.ts'
import { bandBlock, columnBlock, cornerBlock, northArrow } from '../titleBlock.ts'
import { View } from '../view.ts'

/** Regular blocks on a turned grid; schools, a market, and the sacred wood untouched in the middle. */
export const songon: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 1, 0)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const perimeter = scaleTo(
    [
      [-430, -300],
      [-180, -372],
      [250, -350],
      [440, -170],
      [460, 130],
      [330, 330],
      [20, 385],
      [-330, 340],
      [-470, 80],
    ],
    630000,
  )
  const place = straight([0, 0], 0.23)
  const wide = 118
  const deep = 50
  const plan = tuned(
    (frontage) => {
      const plan = new Plan(perimeter, 150)
      for (let row = -9; row <= 9; row++) {
        for (let column = -5; column <= 5; column++) {
          const s0 = column * (wide + 12) - wide / 2 + (column > 0 ? 10 : column < 0 ? -10 : 0)
          const t0 = row * (deep + 10) - deep / 2 + (row > 0 ? 8 : row < 0 ? -8 : 0)
          const shape = { s0, s1: s0 + wide, t0, t1: t0 + deep }
          if (Math.abs(column) === 0 && Math.abs(row) <= 1) continue
          if (row === 3 && column === -2)
            plan.addReserve(place, { ...shape, t1: t0 + deep * 2 + 10 }, 'École A')
          else if (row === -4 && column === 2)
            plan.addReserve(place, { ...shape, t1: t0 + deep * 2 + 10 }, 'École B')
          else if ((row === 4 && column === -2) || (row === -3 && column === 2)) continue
          else if (row === 0 && column === 2) plan.addReserve(place, shape, 'Marché')
          else plan.addBlock(place, { ...shape, rows: 2, frontage })
        }
      }
      plan.addReserve(
        place,
        { s0: -wide / 2, s1: wide / 2, t0: -deep * 1.5 - 14, t1: deep * 1.5 + 14 },
        'Bois sacré',
        'vert',
      )
      return plan
    },
    940,
    14,
    24,
  )
  drawPlan(d, plan, at, skin, { numbers: 4.6, angle: -0.23 })
  drawPerimeter(d, perimeter, at, skin)
  coordinateGrid(d, view, skin, { pixels: 200 })
  const column = { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h }
  columnBlock(d, column, info(p, { scale: view.scale, metres: view.metres }), skin, (box) => {
    areaTable(d, box, plan, skin)
    northArrow(d, [box.x + box.w / 2, box.y + 210], 40, 0, skin)
  })
  return picture
}

/** A great avenue and blocks fanned out from a square; reserves for a lycée and a market. */
export const daloa: Scene = (p) => {
  const skin = { ...DAY, paper: '#f4eddc' }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 92)
  const utm = utmOf(p)
  const view = new View(frame, utm, 1, -0.12)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const perimeter = scaleTo(
    [
      [-600, -330],
      [-420, -395],
      [450, -390],
      [620, -300],
      [650, 40],
      [560, 290],
      [250, 380],
      [-260, 385],
      [-560, 270],
      [-660, 0],
    ],
    860000,
  )
  const centre: Point = [0, -440]
  const place = fan(centre)
  const spokes = Array.from({ length: 12 }, (_, i) => -1.5 + (i * 3) / 11)
  const plan = tuned(
    (frontage) => {
      const plan = new Plan(perimeter, 160)
      for (let ring = 0; ring < 13; ring++) {
        const t0 = 140 + ring * 66
        for (let i = 0; i < spokes.length - 1; i++) {
          const from = spokes[i] ?? 0
          const to = spokes[i + 1] ?? 0
          const gap = 7 / (t0 + 26)
          const artery = 20 / (t0 + 26)
          const middle = i === 5
          const parts: [number, number][] = middle
            ? [
                [from + gap, (from + to) / 2 - artery],
                [(from + to) / 2 + artery, to - gap],
              ]
            : ring > 6 && !middle
              ? [
                  [from + gap, (from + to) / 2 - gap],
                  [(from + to) / 2 + gap, to - gap],
                ]
              : [[from + gap, to - gap]]
          parts.forEach(([s0, s1], j) => {
            const shape = { s0, s1, t0, t1: t0 + 54 }
            if (i === 3 && ring === 5) plan.addReserve(place, { ...shape, t1: t0 + 54 + 66 }, 'Lycée')
            else if (i === 3 && ring === 6) return
            else if (i === 7 && ring === 3) plan.addReserve(place, shape, 'Marché')
            else if (ring === 0 && j === 0 && !middle) plan.addReserve(place, shape, '', 'vert')
            else plan.addBlock(place, { ...shape, rows: 2, frontage })
          })
        }
      }
      return plan
    },
    1180,
    14,
    20,
  )
  const terrain = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 1.1,
    low: 262,
    high: 291,
    steps: 10,
    cut: 0.03,
    creep: 0.2,
    soften: 4,
  })
  drawContours(d, terrain, frame, { interval: 2, color: '#a8452a', opacity: 0.35, labels: false })
  drawPlan(d, plan, at, skin, {
    angle: (q) => Math.atan2(q[0] - at(centre)[0], at(centre)[1] - q[1]),
    lotWidth: 0.7,
  })
  const foot = at([0, -395])
  d.line([foot, at([0, 395])], { stroke: skin.accent, width: 1, dash: '22 6 4 6' })
  areaName(
    d,
    [at([0, 120])[0] + 4, at([0, 120])[1]],
    'GRANDE ARTÈRE',
    skin.accent,
    8,
    Math.atan2(at([0, 300])[1] - foot[1], at([0, 300])[0] - foot[0]) + Math.PI,
    4,
    skin.paper,
  )
  drawPerimeter(d, perimeter, at, skin, 'P')
  coordinateGrid(d, view, skin, { pixels: 200 })
  northArrow(d, [frame.x + 62, frame.y + 66], 28, view.rotation, skin, true)
  const legend = { x: frame.x + frame.w - 262, y: frame.y + frame.h - 148, w: 246, h: 132 }
  d.rect(legend, { fill: skin.paper, stroke: skin.ink, width: 1 })
  areaTable(d, { x: legend.x + 16, y: legend.y + 14, w: legend.w - 32, h: 100 }, plan, skin)
  bandBlock(d, { x: frame.x, y: SHEET.h - 92, w: frame.w, h: 70 }, info(p, { scale: view.scale }), skin)
  return picture
}

/** One title, eighteen lots, a service road; every side with its bearing and length. Sums to 1 ha 24 a 60 ca. */
export const cocody: Scene = (p) => {
  const skin = EARTH
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.2, 0)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const raw: Point[] = [
    [-76, -36],
    [-20, -47],
    [66, -44],
    [80, -6],
    [70, 38],
    [-6, 50],
    [-72, 40],
  ]
  const perimeter = scaleTo(raw, 12460)
  const plan = new Plan(perimeter, 90)
  const place = straight([0, 0], 0.07)
  plan.addBlock(place, { s0: -84, s1: 54, t0: 5, t1: 80, rows: 1, frontage: 17.2 })
  plan.addBlock(place, { s0: -84, s1: 54, t0: -80, t1: -5, rows: 1, frontage: 17.2 })
  plan.addBlock(straight([0, 0], 0.07), { s0: 54, s1: 120, t0: 5, t1: 80, rows: 1, frontage: 70 })
  plan.addBlock(straight([0, 0], 0.07), { s0: 54, s1: 120, t0: -80, t1: -5, rows: 1, frontage: 70 })
  // Neighbouring walls and roofs, left as found.
  for (const [x, y, w, h] of [
    [-96, 52, 40, 14],
    [-40, 58, 52, 12],
    [22, 56, 44, 16],
    [-100, -64, 46, 16],
    [-40, -68, 56, 14],
    [30, -66, 40, 14],
  ] as const) {
    const ring: Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]
    d.clip(frame, () =>
      d.clipPolygon(ring.map(at), () => {
        for (let k = 0; k < 60; k++)
          d.line([at([x + k * 1.6 - 20, y - 2]), at([x + k * 1.6, y + h + 2])], {
            stroke: skin.soft,
            width: 0.6,
            opacity: 0.5,
          })
      }),
    )
    d.clip(frame, () => d.polygon(ring.map(at), { stroke: skin.soft, width: 0.8 }))
  }
  drawPlan(d, plan, at, skin, {
    numbers: 15,
    areas: 8.5,
    bornes: 4,
    angle: -0.07,
    lotWidth: 1.1,
    road: blendHex(skin.paper, skin.ink, 0.08),
  })
  const house: Point[] = [
    [-58, 18],
    [-46, 19],
    [-46, 30],
    [-52, 30],
    [-52, 34],
    [-59, 33],
  ]
  d.polygon(house.map(at), { stroke: skin.ink, width: 1.1, dash: '5 3' })
  areaName(d, at([-4, -1.2]), 'VOIE DE DESSERTE — 10 m', skin.ink, 9, -0.07, 5)
  drawPerimeter(d, perimeter, at, skin, 'BT', 9)
  drawSides(d, perimeter, at, skin, 10, 7.6, 16)
  coordinateGrid(d, view, skin, { pixels: 200 })
  const column = { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h }
  columnBlock(
    d,
    column,
    info(p, { scale: view.scale, metres: view.metres, note: 'Bornes BT : titre ; autres : nouvelles' }),
    skin,
    (box) => {
      areaTable(d, box, plan, skin)
      northArrow(d, [box.x + box.w / 2, box.y + 180], 36, 0, skin)
    },
  )
  return picture
}

/** A stream bank, a plateau and three curved terraces of lots; ravines kept wooded, the lagoon to the south. */
export const bingerville: Scene = (p) => {
  const skin = PALE
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = { x: 0, y: 0, w: SHEET.w, h: SHEET.h }
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.8, 0)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const bend = gradientNoise(`${p.slug}-rive`)
  const base = (s: number): Point => [s, -175 + 44 * Math.sin(s / 210 + 0.6)]
  const rough = (s: number): number => base(s)[1] + 26 * bend(s / 110, 0.2)
  const detail = gradientNoise(`${p.slug}-détail`)
  const terrain = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 2.2,
    low: -9,
    high: 46,
    steps: 14,
    cut: 0.03,
    creep: 0.18,
    soften: 3,
    shape: (u, v) => {
      const [e] = view.toGround([u * SHEET.h, v * SHEET.h])
      const shore = rough(e - utm.east)
      const y = (SHEET.h / 2 - v * SHEET.h) * 0.8
      return 3.2 * Math.tanh((y - shore + 55 + 8 * detail(u * 6, v * 6)) / 60)
    },
  })
  picture.lay(shadeRelief(terrain, frame, { skin, low: 0, high: 46, deepest: -9, relief: 1.6, shade: 0.4 }))
  drawContours(d, terrain, frame, { interval: 2, color: '#7a5a3a', opacity: 0.35, from: 1, keepOut: [] })
  const place = following(base)
  const tracks: [number, number][] = [
    [-430, -210],
    [-170, 60],
    [110, 250],
    [300, 440],
  ]
  const plan = new Plan(
    [
      [-480, -330],
      [480, -330],
      [480, 330],
      [-480, 330],
    ],
    150,
  )
  for (let row = 0; row < 5; row++) {
    const t0 = 42 + row * 70
    for (const [from, to] of tracks) {
      const cut = Math.sin(row * 1.3 + from) * 12
      plan.addBlock(place, { s0: from + cut, s1: to + cut, t0, t1: t0 + 56, rows: 2, frontage: 15 })
    }
  }
  const tints = ['#f4ead0', '#efe6d0', '#f3e2cf']
  for (const block of plan.blocks) d.polygon(block.map(at), { stroke: '#fffaf0', width: 15 })
  for (const lot of plan.lots)
    d.polygon(lot.ring.map(at), { fill: tints[lot.block % 3] ?? '#f4ead0', stroke: skin.ink, width: 0.8 })
  for (const block of plan.blocks) d.polygon(block.map(at), { stroke: skin.ink, width: 1.5 })
  plan.lots.forEach((lot) => {
    const ring = lot.ring.map(at)
    const c = ring.reduce<Point>((s, q) => [s[0] + q[0] / ring.length, s[1] + q[1] / ring.length], [0, 0])
    d.text([c[0], c[1] + 2.6], String(lot.number), {
      size: 4.8,
      color: skin.ink,
      align: 'middle',
      weight: 0.75,
    })
  })
  // Ravines: the gaps between the terraces stay wooded.
  const rng = prng(p.slug)
  const gaps = [-190, 85, 275] as const
  const woods = scatter(rng, { x: 0, y: 0, w: SHEET.w, h: SHEET.h * 0.74 }, 900, 13, (q) => {
    const [e, n] = view.toGround(q)
    const x = e - utm.east
    const y = n - utm.north - base(x)[1]
    const block = plan.blocks.some(
      (b) =>
        contains(b, [x, n - utm.north]) || b.some((c) => Math.hypot(c[0] - x, c[1] - (n - utm.north)) < 8),
    )
    return !block && y > 16 && y < 395 && gaps.some((g) => Math.abs(x - g) < 42)
  })
  trees(d, woods, 5.4, '#4e6b44', '#9db583')
  const street = (t: number): Point[] => Array.from({ length: 60 }, (_, i) => at(place(-480 + i * 16.4, t)))
  d.line(chaikin(street(35), 1), { stroke: skin.ink, width: 0.7, dash: '14 5' })
  areaName(d, [700, 905], 'LAGUNE ÉBRIÉ', '#3f7f8a', 15, 0.04, 16)
  const gapAt = at([85, base(85)[1] + 20])
  leader(d, gapAt, [gapAt[0] + 60, gapAt[1] + 66], 'ravine boisée, non bâtie', skin, 9)
  const frameIn = { x: 30, y: 30, w: SHEET.w - 60, h: SHEET.h - 60 }
  d.path(`M0 0H${SHEET.w}V${SHEET.h}H0ZM30 30V${SHEET.h - 30}H${SHEET.w - 30}V30Z`, { fill: skin.paper })
  coordinateGrid(d, new View(frameIn, utm, 0.8, 0), skin, {
    pixels: 220,
    keepOut: [{ x: 0, y: 700, w: 470, h: 260 }],
  })
  cornerBlock(d, { x: 52, y: SHEET.h - 52, w: 400 }, info(p, { scale: 1600, metres: 0.8 }), skin)
  northArrow(d, [SHEET.w - 92, SHEET.h - 100], 30, 0, skin, true)
  return picture
}
