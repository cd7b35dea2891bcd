import type { Point } from '../geometry.ts'
import { delaunay, edgesOf } from '../triangulation.ts'
import { dimension, deviation, deviationRamp, graph, tankPlan, type Profile } from '../industrie.ts'
import { station } from '../mapParts.ts'
import { smoothstep } from '../noise.ts'
import { BLUE, DAY } from '../palette.ts'
import { prng } from '../prng.ts'
import { paint } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { bandBlock, cornerBlock, northArrow } from '../titleBlock.ts'
import { decimal, View } from '../view.ts'

/** Two crane rails in plan, the section of one, and their deviations before and after. */
export const yopougon: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const rng = prng(p.slug)
  d.rect({ x: 26, y: 26, w: SHEET.w - 52, h: SHEET.h - 52 }, { stroke: skin.ink, width: 1.3 })
  const left = 130
  const right = 1330
  const x = (m: number): number => left + ((right - left) * m) / 96
  const rails = [120, 372] as const
  for (const y of rails) {
    d.rect(
      { x: left - 14, y: y - 13, w: right - left + 28, h: 26 },
      { fill: '#ebdfc8', stroke: skin.ink, width: 1 },
    )
    d.rect({ x: left - 14, y: y - 4, w: right - left + 28, h: 8 }, { fill: skin.ink })
    for (let m = 0; m <= 96; m += 6) {
      d.rect(
        { x: x(m) - 11, y: y + (y < 200 ? -46 : 16), w: 22, h: 30 },
        { fill: '#fbf6ea', stroke: skin.ink, width: 1.1 },
      )
      d.path(
        `M${x(m) - 11} ${y + (y < 200 ? -46 : 16)}h22M${x(m)} ${y + (y < 200 ? -46 : 16)}v30M${x(m) - 11} ${y + (y < 200 ? -16 : 46)}h22`,
        { stroke: skin.ink, width: 2 },
      )
    }
    for (let m = 0; m <= 96; m += 3) d.circle([x(m), y], 2.3, { fill: skin.accent })
  }
  // The crane across.
  const bridge = x(61)
  for (const dx of [-34, 20])
    d.rect({ x: bridge + dx, y: 104, w: 14, h: 284 }, { fill: '#d9a183', stroke: skin.ink, width: 1.1 })
  for (let y = 116; y < 380; y += 22)
    d.line(
      [
        [bridge - 20, y],
        [bridge + 20, y + 22],
      ],
      { stroke: skin.ink, width: 0.7 },
    )
  for (const y of rails)
    d.rect({ x: bridge - 56, y: y - 9, w: 112, h: 18 }, { fill: '#fbf6ea', stroke: skin.ink, width: 1.2 }, 3)
  d.rect({ x: bridge - 32, y: 214, w: 64, h: 52 }, { fill: '#fbf6ea', stroke: skin.ink, width: 1.3 })
  d.circle([bridge, 240], 12, { stroke: skin.ink, width: 1.3 })
  dimension(d, [x(14), rails[0] + 14], [x(14), rails[1] - 14], '22,500', skin.ink, 10)
  dimension(d, [left, 442], [right, 442], '96,000', skin.ink, 10)
  // Wall targets and sights from the station.
  const set: Point = [x(34), 246]
  const targets: Point[] = [
    [x(2), 70],
    [x(30), 66],
    [x(64), 66],
    [x(94), 70],
    [x(2), 425],
    [x(30), 428],
    [x(64), 428],
    [x(94), 425],
  ]
  for (const t of targets) d.line([set, t], { stroke: skin.accent, width: 0.9, dash: '9 4' })
  targets.forEach((t, i) => {
    d.rect({ x: t[0] - 8, y: t[1] - 8, w: 16, h: 16 }, { fill: '#fff', stroke: skin.ink, width: 1 })
    d.path(`M${t[0] - 8} ${t[1] - 8}h8v8h-8zM${t[0]} ${t[1]}h8v8h-8z`, { fill: skin.ink })
    d.text([t[0] + 13, t[1] + 3], `C${i + 1}`, { size: 7.4, color: skin.ink, halo: skin.paper })
  })
  station(d, set, 13, skin)
  d.text([left - 34, 124], 'A', { size: 12, color: skin.accent, align: 'end' })
  d.text([left - 34, 377], 'B', { size: 12, color: skin.accent, align: 'end' })
  // Deviation curves.
  ;(['Rail A', 'Rail B'] as const).forEach((name, i) => {
    const box = { x: left, y: 506 + i * 196, w: 560, h: 128 }
    const at = graph(
      d,
      box,
      [0, 96, 12],
      [-12, 12, 4],
      skin.ink,
      skin.soft,
      `${name} — écart en plan (mm), avant et après réglage`,
    )
    d.rect(
      { x: box.x, y: at(0, 5)[1], w: box.w, h: at(0, -5)[1] - at(0, 5)[1] },
      { fill: skin.green, opacity: 0.18 },
    )
    const before: Point[] = []
    const after: Point[] = []
    for (let m = 0; m <= 96; m += 3) {
      const wave =
        (i ? 8.4 : 10.6) * Math.sin(m / (i ? 13 : 17) + i * 2) * (0.7 + 0.3 * Math.cos(m / 31)) +
        rng.normal() * 0.6
      before.push(at(m, Math.max(-11, Math.min(11, wave))))
      after.push(at(m, Math.max(-3, Math.min(3, wave * 0.16 + rng.normal() * 1))))
    }
    d.line(before, { stroke: skin.accent, width: 1.8 })
    d.line(after, { stroke: skin.ink, width: 2 })
    for (const q of after) d.circle(q, 2, { fill: skin.ink })
  })
  // Section of the rail on its beam.
  const cx = 830
  const top = 540
  d.path(
    `M${cx - 24} ${top}q24 -9 48 0v18q-2 9 -18 11v36q4 12 34 16v9h-80v-9q30 -4 34 -16v-36q-16 -2 -18 -11z`,
    { fill: '#c9bfae', stroke: skin.ink, width: 1.5 },
  )
  d.path(`M${cx - 76} ${top + 92}h152v16h-66v150h66v16h-152v-16h66v-150h-66z`, {
    fill: '#e6dccb',
    stroke: skin.ink,
    width: 1.5,
  })
  for (let k = 0; k < 12; k++)
    d.line(
      [
        [cx - 9, top + 116 + k * 12],
        [cx + 9, top + 106 + k * 12],
      ],
      { stroke: skin.ink, width: 0.5 },
    )
  d.line(
    [
      [cx, top - 40],
      [cx, top + 300],
    ],
    { stroke: skin.accent, width: 0.9, dash: '14 4 2 4' },
  )
  dimension(d, [cx - 24, top - 20], [cx + 24, top - 20], '65', skin.ink, 8)
  dimension(d, [cx + 104, top + 270], [cx + 104, top + 92], '480', skin.ink, 8)
  d.text([cx, top + 316], 'COUPE SUR RAIL', { size: 8, color: skin.soft, align: 'middle', spacing: 2 })
  cornerBlock(
    d,
    { x: 970, y: SHEET.h - 52, w: 416 },
    info(p, { scale: 160, note: 'Tolérance : ±5 mm · points tous les 3 m' }),
    skin,
  )
  d.line(
    [
      [984, 560],
      [1020, 560],
    ],
    { stroke: skin.accent, width: 1.8 },
  )
  d.text([1034, 564], 'Avant réglage : 11 mm', { size: 9, color: skin.ink })
  d.line(
    [
      [984, 592],
      [1020, 592],
    ],
    { stroke: skin.ink, width: 2 },
  )
  d.text([1034, 596], 'Après réglage : 3 mm', { size: 9, color: skin.ink })
  d.rect({ x: 984, y: 616, w: 36, h: 16 }, { fill: skin.green, opacity: 0.3 })
  d.text([1034, 628], 'Tolérance', { size: 9, color: skin.ink })
  return picture
}

/** Six tanks in plan, one shell unrolled as a map of deviations in false colour. */
export const vridi: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const rng = prng(p.slug)
  const frame = { x: 34, y: 34, w: SHEET.w - 68, h: 500 }
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.1, 0)
  const shells: { at: Point; r: number; profile: Profile }[] = (
    [
      [190, 190, 100],
      [455, 178, 86],
      [700, 200, 112],
      [960, 182, 72],
      [1150, 168, 48],
      [1085, 372, 92],
    ] as const
  ).map(([x, y, r]) => ({
    at: [x + 10, y + 12],
    r,
    profile: {
      harmonics: [
        [1, rng.range(2, 8), rng.range(0, 6)],
        [2, rng.range(4, 12), rng.range(0, 6)],
        [3, rng.range(2, 7), rng.range(0, 6)],
        [5, rng.range(1, 4), rng.range(0, 6)],
        [9, rng.range(0.5, 2), rng.range(0, 6)],
      ],
    },
  }))
  d.clip(frame, () => {
    // Bund walls, pipes.
    for (const [x, y, w, h] of [
      [66, 66, 800, 290],
      [874, 66, 400, 210],
      [960, 284, 280, 220],
    ] as const)
      d.rect({ x, y, w, h }, { stroke: skin.ink, width: 3.6, fill: '#efe7d4' })
    for (const [x, y, w, h] of [
      [66, 66, 800, 290],
      [874, 66, 400, 210],
      [960, 284, 280, 220],
    ] as const)
      d.rect({ x, y, w, h }, { stroke: skin.paper, width: 1.6 })
    for (let k = 0; k < 5; k++)
      d.line(
        [
          [66, 396 + k * 9],
          [870 - k * 9, 396 + k * 9],
          [870 - k * 9, 520],
        ],
        { stroke: skin.ink, width: 1.3 },
      )
    for (let x = 90; x < 860; x += 48)
      d.rect({ x, y: 390, w: 6, h: 48 }, { fill: skin.paper, stroke: skin.ink, width: 0.8 })
    shells.forEach(({ at: [x, y], r }) => {
      if (y < 260)
        d.lines(
          [
            [
              [x - 10, y + r + 2],
              [x - 10, 398],
            ],
            [
              [x + 10, y + r + 2],
              [x + 10, 407],
            ],
          ],
          { stroke: skin.ink, width: 1.3 },
        )
    })
  })
  const marks: Point[] = [
    [70, 470],
    [230, 478],
    [420, 474],
    [600, 480],
    [780, 470],
    [330, 50],
    [580, 52],
    [850, 50],
    [1300, 60],
    [1380, 210],
    [1370, 400],
    [1270, 506],
    [920, 512],
    [56, 320],
  ]
  const sights = edgesOf(delaunay(marks))
  for (const [a, b] of sights)
    d.line([marks[a] ?? [0, 0], marks[b] ?? [0, 0]], {
      stroke: skin.accent,
      width: 0.7,
      opacity: 0.7,
      dash: '10 5',
    })
  shells.forEach(({ at, r, profile }, i) => {
    tankPlan(d, at, r, profile, skin.ink, skin.accent, '#fbf7ec', 0.9)
    d.circle(at, 19, { fill: skin.paper, stroke: skin.ink, width: 1 })
    d.text([at[0], at[1] + 4], `R${i + 1}`, { size: 10, color: skin.ink, align: 'middle' })
    d.text([at[0], at[1] + r * 0.62], `Ø ${decimal((r * 2) / 8, 0)} m`, {
      size: 8,
      color: skin.ink,
      align: 'middle',
      halo: '#fbf7ec',
    })
  })
  marks.forEach((m) => station(d, m, 8, skin))
  coordinateGrid(d, view, skin, { pixels: 200, crosses: false })
  // The unrolled shell of R3: deviation by angle and height.
  const box = { x: 90, y: 600, w: 820, h: 250 }
  const third = shells[2]?.profile ?? { harmonics: [] }
  const dents = Array.from({ length: 7 }, () => ({
    x: rng.range(0, 1),
    y: rng.range(0.1, 0.95),
    a: rng.range(-16, 16),
    r: rng.range(0.03, 0.08),
  }))
  const value = (u: number, v: number): number => {
    const height = 1 - v
    const body = deviation(third, u * 2 * Math.PI) * (0.25 + 0.95 * height)
    return (
      body +
      dents.reduce(
        (s, o) => s + o.a * Math.exp(-((u - o.x) ** 2 * 4 + ((v - o.y) * 0.3) ** 2 * 4) / (o.r * o.r)),
        0,
      ) +
      2.4 * Math.sin(v * 9 * Math.PI) * smoothstep(0, 1, height)
    )
  }
  picture.lay(
    paint(box, (px, py) => deviationRamp(0.5 + (Math.round(value(px / box.w, py / box.h) / 2.5) * 2.5) / 66)),
  )
  for (let k = 1; k < 9; k++)
    d.line(
      [
        [box.x, box.y + (k * box.h) / 9],
        [box.x + box.w, box.y + (k * box.h) / 9],
      ],
      { stroke: skin.ink, width: 0.7, opacity: 0.65 },
    )
  for (let k = 0; k < 9; k++)
    for (let j = 0; j < 13; j++) {
      const x = box.x + ((j + (k % 2 ? 0.5 : 0)) * box.w) / 13
      if (x > box.x && x < box.x + box.w)
        d.line(
          [
            [x, box.y + (k * box.h) / 9],
            [x, box.y + ((k + 1) * box.h) / 9],
          ],
          { stroke: skin.ink, width: 0.6, opacity: 0.5 },
        )
    }
  d.rect(box, { stroke: skin.ink, width: 1.4 })
  for (let a = 0; a <= 400; a += 50)
    d.text([box.x + (a / 400) * box.w, box.y + box.h + 20], `${a} gon`, {
      size: 7.4,
      color: skin.soft,
      align: 'middle',
    })
  d.text([box.x, box.y - 14], 'RÉSERVOIR R3 — DÉVELOPPÉ DE LA ROBE, ÉCARTS EN MILLIMÈTRES', {
    size: 8.4,
    color: skin.ink,
    spacing: 1.4,
  })
  for (let k = 0; k < 13; k++) {
    const [r, g, b] = deviationRamp(k / 12)
    d.rect(
      { x: 936, y: box.y + 230 - k * 17.5, w: 18, h: 17.5 },
      { fill: `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`, stroke: skin.ink, width: 0.4 },
    )
    if (k % 3 === 0)
      d.text([964, box.y + 242 - k * 17.5], `${k > 6 ? '+' : k < 6 ? '−' : ''}${Math.abs(k - 6) * 5}`, {
        size: 7.4,
        color: skin.ink,
      })
  }
  cornerBlock(
    d,
    { x: SHEET.w - 420, y: SHEET.h - 70, w: 386 },
    info(p, { scale: 250, note: 'Formes exagérées ; seuil : 73 mm' }),
    skin,
  )
  northArrow(d, [1180, 636], 30, 0, skin)
  return picture
}

/** Sixty-four columns on their axes, four pillars, crossed sights: a blueprint at night. */
export const sanPedro: Scene = (p) => {
  const skin = { ...BLUE, paper: '#10343f', panel: '#174550' }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 92)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.2, 0.08)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  // 16 × 4 frames: 150 m by 84 m.
  const xs = Array.from({ length: 16 }, (_, i) => -75 + i * 10)
  const ys = [-42, -14, 14, 42]
  d.clip(frame, () => {
    d.polygon(
      (
        [
          [-75, -42],
          [75, -42],
          [75, 42],
          [-75, 42],
        ] as Point[]
      ).map(at),
      { fill: skin.panel, stroke: skin.ink, width: 1.6 },
    )
    for (const [i, x] of xs.entries()) {
      d.line([at([x, -51]), at([x, 51])], { stroke: skin.ink, width: 0.6, dash: '16 4 3 4', opacity: 0.8 })
      const c = at([x, 54])
      d.circle(c, 12, { fill: skin.paper, stroke: skin.ink, width: 1 })
      d.text([c[0], c[1] + 3.4], String(i + 1), { size: 7.6, color: skin.ink, align: 'middle' })
    }
    for (const [j, y] of ys.entries()) {
      d.line([at([-84, y]), at([84, y])], { stroke: skin.ink, width: 0.6, dash: '16 4 3 4', opacity: 0.8 })
      const c = at([-87, y])
      d.circle(c, 12, { fill: skin.paper, stroke: skin.ink, width: 1 })
      d.text([c[0], c[1] + 4], 'ABCD'.charAt(j), { size: 8.4, color: skin.ink, align: 'middle' })
    }
    const pillars: Point[] = [
      [-83, -60],
      [80, -58],
      [84, 58],
      [-79, 61],
    ]
    // From each pillar a fan over its quarter, and a fan across: every column is cut by at least two sights.
    pillars.forEach((pillar, k) => {
      xs.forEach((x, i) =>
        ys.forEach((y, j) => {
          const mine =
            k === 0
              ? i < 8 && j < 2
              : k === 1
                ? i >= 8 && j < 2
                : k === 2
                  ? i >= 8 && j >= 2
                  : i < 8 && j >= 2
          const cross = (i + j * 3 + k) % 7 === 0
          if (mine || cross)
            d.line([at(pillar), at([x, y])], {
              stroke: mine ? skin.accent : '#bfe3ea',
              width: mine ? 0.8 : 0.6,
              opacity: mine ? 0.75 : 0.5,
            })
        }),
      )
      const next = pillars[(k + 1) % 4] ?? pillar
      d.line([at(pillar), at(next)], { stroke: skin.accent, width: 1.4, dash: '12 5' })
    })
    for (const x of xs)
      for (const y of ys) {
        const q = at([x, y])
        d.group(`translate(${q[0].toFixed(1)} ${q[1].toFixed(1)}) rotate(4.6)`, () => {
          d.rect({ x: -11, y: -11, w: 22, h: 22 }, { fill: skin.paper, stroke: skin.ink, width: 1.2 })
          for (const [dx, dy] of [
            [-6, -6],
            [6, -6],
            [6, 6],
            [-6, 6],
          ] as const)
            d.circle([dx, dy], 2, { fill: skin.accent })
          d.line(
            [
              [-4, 0],
              [4, 0],
            ],
            { stroke: skin.ink, width: 0.8 },
          )
          d.line(
            [
              [0, -4],
              [0, 4],
            ],
            { stroke: skin.ink, width: 0.8 },
          )
        })
      }
    pillars.forEach((pillar, k) => {
      const q = at(pillar)
      d.circle(q, 21, { fill: skin.paper, stroke: skin.accent, width: 1.4 })
      station(d, q, 12, skin)
      d.text([q[0], q[1] + (k < 2 ? 40 : -30)], `PILIER ${k + 1}`, {
        size: 8,
        color: skin.ink,
        align: 'middle',
        spacing: 2,
      })
    })
    const a = at([-5, -49])
    const b = at([5, -49])
    dimension(d, a, b, '10,000', skin.ink, 7.4)
  })
  coordinateGrid(d, view, skin, { pixels: 190, crossColor: skin.soft, crosses: false })
  northArrow(d, [frame.x + frame.w - 54, frame.y + 58], 25, view.rotation, skin, true)
  bandBlock(
    d,
    { x: frame.x, y: SHEET.h - 92, w: frame.w, h: 70 },
    info(p, { scale: view.scale, note: 'Tolérance 3 mm' }),
    skin,
  )
  return picture
}
