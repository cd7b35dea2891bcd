import { polar, type Point } from '../geometry.ts'
import { Grid } from '../grid.ts'
import { dimension, graph } from '../industrie.ts'
import { areaName, drawContours, label, leader, station } from '../mapParts.ts'
import { fbm } from '../noise.ts'
import { EARTH, NIGHT } from '../palette.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { columnBlock, northArrow, cornerBlock } from '../titleBlock.ts'
import { View } from '../view.ts'

/** A quarry: benches as tight contours, stockpiles, flight targets, and the volumes month by month. */
export const toumodi: Scene = (p) => {
  const skin = {
    ...EARTH,
    land: [
      [0, '#b9745a'],
      [0.25, '#d3997a'],
      [0.55, '#e6c19c'],
      [0.8, '#efdcc0'],
      [1, '#d5d3b0'],
    ] as const,
  }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318, 190)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.75, -0.3)
  const rough = fbm(p.slug, 4)
  const piles: readonly (readonly [number, number, number])[] = [
    [1.2, 0.22, 0.062],
    [1.3, 0.36, 0.05],
    [1.16, 0.42, 0.04],
    [1.34, 0.56, 0.058],
    [1.22, 0.64, 0.04],
    [1.08, 0.16, 0.036],
  ]
  const grid = Grid.over(frame.w, frame.h, 2, (x, y) => {
    const u = x / frame.h
    const v = y / frame.h
    const dx = (u - 0.56) * 0.92
    const dy = v - 0.5
    const angle = Math.atan2(dy, dx)
    const r =
      Math.hypot(dx, dy) *
      (1 + 0.22 * Math.sin(angle * 2 + 0.6) + 0.12 * Math.sin(angle * 3) + 0.14 * rough(u * 3, v * 3))
    // Benches: flat treads, steep faces, five of them; a ramp lets the angle slip the levels.
    const rise = Math.max(0, Math.min(5, (r - 0.09) / 0.075 + 0.25 * Math.sin(angle - 1)))
    const step = Math.floor(rise) + Math.min(1, Math.max(0, ((rise % 1) - 0.62) / 0.38))
    const heap = piles.reduce((best, [px, py, pr]) => Math.max(best, 1 - Math.hypot(u - px, v - py) / pr), 0)
    return 92 + step * 10 + 5 * rough(u * 2.2 + 5, v * 2.2) + heap * 13 + (r > 0.5 ? (r - 0.5) * 12 : 0)
  }).blur(2)
  picture.lay(shadeRelief(grid, frame, { skin, low: 90, high: 150, relief: 1.9, shade: 0.62 }))
  drawContours(d, grid, frame, {
    interval: 1,
    color: '#4a2014',
    opacity: 0.5,
    fine: 0.45,
    bold: 1,
    labelSize: 6.4,
    apart: 150,
  })
  const targets: Point[] = [
    [60, 60],
    [330, 40],
    [600, 52],
    [900, 60],
    [1010, 250],
    [1000, 470],
    [980, 640],
    [720, 650],
    [420, 660],
    [80, 640],
    [50, 360],
    [480, 330],
    [700, 210],
    [820, 420],
  ]
  targets.forEach(([x, y], i) => {
    const q: Point = [frame.x + x, frame.y + y]
    d.circle(q, 10, { fill: '#fffaf0', stroke: skin.ink, width: 1.2 })
    d.path(
      `M${q[0]} ${q[1] - 10}A10 10 0 0 1 ${q[0] + 10} ${q[1]}L${q[0]} ${q[1]}ZM${q[0]} ${q[1] + 10}A10 10 0 0 1 ${q[0] - 10} ${q[1]}L${q[0]} ${q[1]}Z`,
      { fill: skin.ink },
    )
    label(d, q, `T${i + 1}`, skin, 8, 14, 4)
  })
  areaName(d, [frame.x + 0.56 * frame.h + 4, frame.y + frame.h * 0.5], 'CARREAU', '#fff4e6', 9, 0, 4)
  areaName(d, [frame.x + 1.3 * frame.h, frame.y + frame.h * 0.485], 'Stocks', skin.ink, 9, 0, 4, '#efdcc0')
  const cutA: Point = [frame.x + 40, frame.y + 470]
  const cutB: Point = [frame.x + 1020, frame.y + 200]
  d.line([cutA, cutB], { stroke: skin.accent, width: 1.6, dash: '20 5 4 5' })
  for (const [q, t] of [
    [cutA, 'A'],
    [cutB, 'A’'],
  ] as const) {
    d.circle(q, 13, { fill: skin.accent })
    d.text([q[0], q[1] + 4.4], t, { size: 9, color: '#fff', align: 'middle' })
  }
  coordinateGrid(d, view, skin, { pixels: 180 })
  // The section, twelve surfaces one under the other.
  const box = { x: frame.x + 36, y: SHEET.h - 180, w: frame.w - 50, h: 112 }
  const at = graph(
    d,
    box,
    [0, 750, 75],
    [90, 150, 20],
    skin.ink,
    skin.soft,
    'Coupe A – A’ : douze surfaces mensuelles (m)',
  )
  for (let month = 11; month >= 0; month--) {
    const line = Array.from({ length: 160 }, (_, i): Point => {
      const t = i / 159
      const q: Point = [
        cutA[0] + (cutB[0] - cutA[0]) * t - frame.x,
        cutA[1] + (cutB[1] - cutA[1]) * t - frame.y,
      ]
      const now = grid.sample(q[0], q[1])
      const dig =
        0.9 * month * Math.exp(-(((t - 0.62) / 0.07) ** 2)) +
        0.55 * month * Math.exp(-(((t - 0.3) / 0.05) ** 2))
      return at(t * 750, Math.min(149, now + dig))
    })
    d.line(line, {
      stroke: month === 0 ? skin.ink : skin.accent,
      width: month === 0 ? 2 : 0.8,
      opacity: month === 0 ? 1 : 0.75,
    })
  }
  columnBlock(
    d,
    { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: SHEET.h - 68 },
    info(p, { scale: view.scale, metres: view.metres }),
    skin,
    (area) => {
      d.text([area.x, area.y + 8], 'Volumes extraits, par mois', { size: 8, color: skin.ink })
      const months = [14.2, 16.8, 18.9, 21.3, 20.1, 15.4, 12.6, 13.9, 17.7, 20.4, 22.1, 20.6]
      months.forEach((v, i) => {
        const w = (area.w - 10) / 12
        d.rect(
          { x: area.x + i * w, y: area.y + 136 - v * 4.6, w: w - 4, h: v * 4.6 },
          { fill: skin.accent, opacity: 0.45 + (i % 2) * 0.25 },
        )
        d.text([area.x + i * w + w / 2 - 2, area.y + 152], 'JFMAMJJASOND'.charAt(i), {
          size: 6.6,
          color: skin.soft,
          align: 'middle',
        })
      })
      d.line(
        [
          [area.x, area.y + 136],
          [area.x + area.w - 10, area.y + 136],
        ],
        { stroke: skin.ink, width: 1 },
      )
      d.text([area.x, area.y + 180], 'Total : 214 000 m³', { size: 9, color: skin.ink })
      northArrow(d, [area.x + area.w / 2, area.y + 272], 36, view.rotation, skin)
    },
  )
  return picture
}

/** Water tower in elevation by night, prisms on five levels, four pillars, and the axis drift greatly enlarged. */
export const dabou: Scene = (p) => {
  const skin = NIGHT
  const picture = newSheet(skin)
  const d = picture.drawing
  const rng = prng(p.slug)
  d.rect({ x: 26, y: 26, w: SHEET.w - 52, h: SHEET.h - 52 }, { stroke: skin.soft, width: 1.2 })
  const cx = 560
  const foot = 846
  const y = (m: number): number => foot - m * 26
  for (let m = 0; m <= 28; m += 4) {
    d.line(
      [
        [90, y(m)],
        [960, y(m)],
      ],
      { stroke: skin.soft, width: 0.5, opacity: 0.35, dash: '4 6' },
    )
    d.text([78, y(m) + 4], `+${m}`, { size: 8, color: skin.soft, align: 'end' })
  }
  // Shaft, flare, tank, dome.
  const shade = skin.panel
  d.polygon(
    [
      [cx - 62, foot],
      [cx - 46, y(17)],
      [cx + 46, y(17)],
      [cx + 62, foot],
    ],
    { fill: shade, stroke: skin.ink, width: 1.7 },
  )
  d.path(
    `M${cx - 46} ${y(17)}C${cx - 60} ${y(19)} ${cx - 190} ${y(20)} ${cx - 196} ${y(22.4)}V${y(26)}H${cx + 196}V${y(22.4)}C${cx + 190} ${y(20)} ${cx + 60} ${y(19)} ${cx + 46} ${y(17)}Z`,
    { fill: shade, stroke: skin.ink, width: 1.7 },
  )
  d.path(`M${cx - 196} ${y(26)}C${cx - 130} ${y(28.6)} ${cx + 130} ${y(28.6)} ${cx + 196} ${y(26)}Z`, {
    fill: shade,
    stroke: skin.ink,
    width: 1.7,
  })
  for (const s of [-0.82, -0.6, -0.34, 0, 0.34, 0.6, 0.82]) {
    d.line(
      [
        [cx + s * 62, foot],
        [cx + s * 46, y(17)],
      ],
      { stroke: skin.ink, width: 0.4, opacity: 0.6 },
    )
    d.path(
      `M${cx + s * 46} ${y(17)}C${cx + s * 60} ${y(19)} ${cx + s * 190} ${y(20)} ${cx + s * 196} ${y(22.4)}V${y(26)}`,
      { stroke: skin.ink, width: 0.4, opacity: 0.6 },
    )
  }
  d.rect({ x: cx - 198, y: y(24.4), w: 396, h: 5 }, { fill: skin.ink, opacity: 0.5 })
  d.rect({ x: cx - 14, y: y(2.6), w: 28, h: foot - y(2.6) }, { fill: skin.paper, stroke: skin.ink, width: 1 })
  for (let k = 0; k < 5; k++)
    d.rect(
      { x: cx - 4, y: y(5 + k * 2.6) - 12, w: 8, h: 22 },
      { fill: skin.paper, stroke: skin.ink, width: 0.8 },
    )
  d.rect({ x: cx - 120, y: foot, w: 240, h: 24 }, { fill: shade, stroke: skin.ink, width: 1.2 })
  d.line(
    [
      [80, foot],
      [980, foot],
    ],
    { stroke: skin.ink, width: 1.6 },
  )
  for (let k = 0; k < 70; k++)
    d.line(
      [
        [84 + k * 13, foot + 2],
        [75 + k * 13, foot + 12],
      ],
      { stroke: skin.ink, width: 0.5 },
    )
  for (const [x, m, dir] of [
    [cx - 40, 1.4, -1.3],
    [cx + 34, 0.6, -1.9],
    [cx + 50, 2.8, -1.5],
  ] as const) {
    let q: Point = [x, y(m)]
    const crack: Point[] = [q]
    for (let k = 0; k < 8; k++) {
      q = polar(q, dir + rng.normal() * 0.5, 8)
      crack.push(q)
    }
    d.line(crack, { stroke: skin.accent, width: 1.8 })
  }
  d.line(
    [
      [cx, y(29.6)],
      [cx, foot + 50],
    ],
    { stroke: skin.accent, width: 0.9, dash: '18 5 3 5' },
  )
  // Pillars and sights on twenty prisms.
  const levels = [3, 9, 15, 21.2, 25.4]
  const width = (m: number): number => (m > 20 ? 194 : 62 - m * 0.94)
  const pillars: Point[] = [
    [150, foot - 44],
    [300, foot - 32],
    [830, foot - 34],
    [940, foot - 46],
  ]
  levels.forEach((m, i) => {
    const prisms = [-0.92, -0.4, 0.4, 0.92].map((s): Point => [cx + s * width(m), y(m)])
    prisms.forEach((prism, j) => {
      const pillar = pillars[j]
      if (pillar)
        d.line([pillar, prism], { stroke: j % 2 ? '#8cc4c6' : skin.accent, width: 0.8, opacity: 0.75 })
      d.circle(prism, 5.4, { fill: skin.paper, stroke: '#f6d9a6', width: 1.4 })
      d.circle(prism, 2, { fill: '#f6d9a6' })
    })
    d.text([cx + width(m) + 22, y(m) + 4], `N${i + 1}`, { size: 9, color: skin.ink, halo: skin.paper })
  })
  pillars.forEach((q, i) => {
    d.rect({ x: q[0] - 11, y: q[1], w: 22, h: foot - q[1] }, { fill: shade, stroke: skin.ink, width: 1.2 })
    station(d, [q[0], q[1] - 10], 11, skin)
    d.text([q[0], foot + 30], `P${i + 1}`, { size: 9, color: skin.ink, align: 'middle' })
  })
  dimension(d, [1004, foot], [1004, y(28)], '28,00', skin.ink, 10)
  // Drift of the axis, level by level, in plan.
  const o: Point = [1214, 250]
  for (const r of [40, 80, 120])
    d.circle(o, r, { stroke: skin.soft, width: r === 120 ? 1 : 0.6, dash: r === 120 ? undefined : '4 5' })
  d.lines(
    [
      [polar(o, 0, 132), polar(o, Math.PI, 132)],
      [polar(o, Math.PI / 2, 132), polar(o, -Math.PI / 2, 132)],
    ],
    { stroke: skin.soft, width: 0.7 },
  )
  const drift: Point[] = [
    o,
    ...levels.map((m, i): Point => [o[0] + m * 2.5 + rng.normal() * 5, o[1] - m * 1.5 + (i % 2 ? 9 : -4)]),
  ]
  d.line(drift, { stroke: skin.accent, width: 2 })
  drift.forEach((q, i) => {
    d.ellipse(q, 9, 6, 0.5, { stroke: skin.ink, width: 0.8 })
    d.circle(q, 3, { fill: skin.accent })
    if (i > 0)
      d.text([q[0] + 12, q[1] + (i % 2 ? -9 : 16)], `N${i}`, { size: 7.6, color: skin.ink, halo: skin.paper })
  })
  for (const r of [40, 80, 120])
    d.text([o[0] + 4, o[1] + r - 5], `${r / 10} mm`, { size: 6.6, color: skin.soft })
  d.text([o[0], o[1] - 158], 'DÉPLACEMENT DE L’AXE', {
    size: 9,
    color: skin.ink,
    align: 'middle',
    spacing: 2,
  })
  d.text([o[0], o[1] - 140], 'N', { size: 8, color: skin.ink, align: 'middle' })
  leader(d, [cx + 44, y(2.2)], [cx + 130, y(4.4)], 'Fissures', skin, 9)
  // Crack width through the campaign.
  const at = graph(
    d,
    { x: 1090, y: 478, w: 270, h: 120 },
    [0, 12, 2],
    [0, 4, 1],
    skin.ink,
    skin.soft,
    'Ouverture des fissures (1/10 mm), mois',
  )
  const curve = Array.from({ length: 8 }, (_, i): Point =>
    at(i, 1.2 + 0.9 * Math.sin(i / 2.1) + rng.range(-0.12, 0.12)),
  )
  d.line(curve, { stroke: skin.accent, width: 2 })
  for (const q of curve) d.circle(q, 3, { fill: skin.paper, stroke: skin.accent, width: 1.4 })
  cornerBlock(
    d,
    { x: 1056, y: SHEET.h - 50, w: 330 },
    info(p, { scale: 100, note: 'Mission en cours' }),
    skin,
  )
  return picture
}
