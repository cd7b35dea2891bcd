import { chaikin, distance, lerp, polar, type Point } from '../geometry.ts'
import { benchMark, label, leader, station } from '../mapParts.ts'
import { fbm } from '../noise.ts'
import { blendHex, BLUE, DAY } from '../palette.ts'
import { prng } from '../prng.ts'
import { info, newSheet, SHEET, type Scene } from '../scene.ts'
import { bandBlock, cornerBlock } from '../titleBlock.ts'
import { decimal } from '../view.ts'

/** The long levelling line as a profile, its strip plan, and three description cards of marks. */
export const tiebissou: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const rng = prng(p.slug)
  const left = 110
  const right = SHEET.w - 60
  const top = 90
  const foot = 470
  const noise = fbm(p.slug, 5)
  const altitude = (km: number): number => 205 + km * 1.55 + 34 * noise(km / 16, 1) + 14 * Math.sin(km / 9)
  const x = (km: number): number => left + ((right - left) * km) / 64
  const y = (m: number): number => foot - ((m - 150) / 230) * (foot - top)
  const ground: Point[] = Array.from({ length: 321 }, (_, i) => [x(i / 5), y(altitude(i / 5))])
  for (let m = 150; m <= 370; m += 10) {
    const strong = m % 50 === 0
    d.line(
      [
        [left, y(m)],
        [right, y(m)],
      ],
      { stroke: skin.ink, width: strong ? 0.8 : 0.4, opacity: strong ? 0.4 : 0.18 },
    )
    if (strong) d.text([left - 12, y(m) + 4], `${m}`, { size: 8, color: skin.soft, align: 'end' })
  }
  d.text([left - 12, top - 20], 'Altitude (m)', { size: 8, color: skin.soft, align: 'middle' })
  d.polygon([...ground, [right, foot], [left, foot]], { fill: '#e8d3ad' })
  d.clipPolygon([...ground, [right, foot], [left, foot]], () => {
    for (let k = -20; k < 140; k++)
      d.line(
        [
          [left + k * 12, foot],
          [left + k * 12 + 400, foot - 400],
        ],
        { stroke: skin.accent, width: 0.6, opacity: 0.28 },
      )
  })
  d.line(ground, { stroke: skin.ink, width: 2.2 })
  for (let km = 0; km <= 64; km++) {
    const at: Point = [x(km), y(altitude(km))]
    const major = km % 8 === 0
    d.line([at, [at[0], at[1] - (major ? 40 : 12)]], { stroke: skin.ink, width: major ? 1 : 0.6 })
    if (major) {
      benchMark(d, [at[0], at[1] - 48], 8, skin)
      d.text([at[0], at[1] - 66], `R${km + 1}`, {
        size: 9,
        color: skin.ink,
        align: 'middle',
        halo: skin.paper,
      })
      d.text([at[0] + 4, foot - 12], decimal(altitude(km), 3), {
        size: 7.4,
        color: skin.ink,
        angle: -Math.PI / 2,
      })
    } else d.circle([at[0], at[1] - 13], 1.8, { fill: skin.accent })
    d.line(
      [
        [x(km), foot],
        [x(km), foot + (major ? 12 : 6)],
      ],
      { stroke: skin.ink, width: 0.8 },
    )
    if (major) d.text([x(km), foot + 28], `${km} km`, { size: 8, color: skin.soft, align: 'middle' })
  }
  d.line(
    [
      [left, foot],
      [right, foot],
    ],
    { stroke: skin.ink, width: 1.3 },
  )
  d.text([left + 6, top + 16], 'TIÉBISSOU', { size: 11, color: skin.ink, spacing: 4 })
  d.text([right - 4, top + 176], 'BOUAKÉ', { size: 11, color: skin.ink, spacing: 4, align: 'end' })
  // Out and back: the running difference stays inside its tolerance.
  const band = { x: left, y: 538, w: right - left, h: 78 }
  const middle = band.y + band.h / 2
  const tolerance = Array.from({ length: 65 }, (_, km): Point => [x(km), middle - 4 * Math.sqrt(km) * 1.1])
  d.polygon([...tolerance, ...[...tolerance].reverse().map(([a, b]): Point => [a, 2 * middle - b])], {
    fill: '#dfe0c6',
  })
  d.line(
    [
      [left, middle],
      [right, middle],
    ],
    { stroke: skin.ink, width: 0.7 },
  )
  let gap = 0
  const run = Array.from({ length: 65 }, (_, km): Point => {
    if (km > 0) gap += rng.normal() * 0.9 + (14 - gap) / (70 - km)
    return [x(km), middle - (km === 64 ? 14 : gap) * 1.1]
  })
  d.line(run, { stroke: skin.accent, width: 1.8 })
  d.text([right, middle - 42], 'Aller − retour : 14 mm (tolérance 32 mm)', {
    size: 8.4,
    color: skin.ink,
    align: 'end',
    halo: skin.paper,
  })
  // Description cards.
  ;(
    [
      ['R1', 'Culée de pont', 1],
      ['R33', 'Massif de béton', 33],
      ['R65', 'Perron de la gare', 65],
    ] as const
  ).forEach(([name, where, km], i) => {
    const card = { x: left + i * 252, y: 660, w: 232, h: 184 }
    d.rect(card, { fill: '#fbf8f0', stroke: skin.ink, width: 1.1 })
    d.line(
      [
        [card.x, card.y + 34],
        [card.x + card.w, card.y + 34],
      ],
      { stroke: skin.ink, width: 0.7 },
    )
    benchMark(d, [card.x + 22, card.y + 18], 8, skin)
    d.text([card.x + 40, card.y + 23], name, { size: 10, color: skin.ink })
    d.text([card.x + card.w - 12, card.y + 23], `${decimal(altitude(km - 1), 4)} m`, {
      size: 8.5,
      color: skin.accent,
      align: 'end',
    })
    const c: Point = [card.x + 110, card.y + 104]
    d.line(
      [
        [card.x + 14, card.y + 150],
        [card.x + card.w - 14, card.y + 126],
      ],
      { stroke: '#fff', width: 18 },
    )
    d.line(
      [
        [card.x + 14, card.y + 141],
        [card.x + card.w - 14, card.y + 117],
      ],
      { stroke: skin.ink, width: 0.8 },
    )
    d.line(
      [
        [card.x + 14, card.y + 159],
        [card.x + card.w - 14, card.y + 135],
      ],
      { stroke: skin.ink, width: 0.8 },
    )
    for (const [dx, dy, w, h] of [
      [-76, -54, 44, 30],
      [46, -52, 54, 26],
      [60, 44, 40, 22],
    ] as const)
      d.rect({ x: c[0] + dx + i * 6, y: c[1] + dy, w, h }, { fill: '#e6d8bf', stroke: skin.ink, width: 0.8 })
    benchMark(d, c, 7, skin)
    d.line([c, [c[0] - 44 + i * 6, c[1] - 30]], { stroke: skin.accent, width: 0.9, dash: '4 3' })
    d.line([c, [c[0] + 48 + i * 6, c[1] - 30]], { stroke: skin.accent, width: 0.9, dash: '4 3' })
    d.text([c[0] - 38, c[1] - 6], `${decimal(6.4 + i * 2.3, 2)}`, { size: 6.6, color: skin.ink })
    d.text([card.x + 12, card.y + card.h - 9], where, { size: 7.6, color: skin.soft })
  })
  cornerBlock(
    d,
    { x: right - 460, y: 844, w: 460 },
    info(p, { note: 'Altitudes : sur 64 km, 65 repères' }),
    skin,
  )
  d.rect({ x: 26, y: 26, w: SHEET.w - 52, h: SHEET.h - 52 }, { stroke: skin.ink, width: 1.3 })
  d.text([left, 884], 'Hauteurs × 100', { size: 7.5, color: skin.soft })
  return picture
}

/** The gauge on its jetty, the lagoon, five marks ashore and the loop that ties them. */
export const jacqueville: Scene = (p) => {
  const skin = { ...DAY, paper: '#f1f1e6' }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = { x: 30, y: 30, w: SHEET.w - 60, h: SHEET.h - 60 - 84 }
  const noise = fbm(p.slug, 4)
  const water = 548
  const bank = (x: number): number =>
    510 + 300 / (1 + Math.exp(-(x - 690) / 62)) - (x < 600 ? (600 - x) * 0.16 : 0) + 7 * noise(x / 60, 0)
  const ground: Point[] = Array.from({ length: 139 }, (_, i) => [30 + i * 10, bank(30 + i * 10)])
  d.clip(frame, () => {
    for (let k = 0; k < 9; k++)
      d.rect({ x: 30, y: water + k * 30, w: 1400, h: 30 }, { fill: blendHex('#c9dfda', '#5f9aa2', k / 8) })
    d.polygon([...ground, [1420, 900], [30, 900]], { fill: '#ead9b2' })
    d.clipPolygon([...ground, [1420, 900], [30, 900]], () => {
      for (let k = 1; k < 12; k++)
        d.line(
          ground.map(([x, y]): Point => [x, y + k * 17 + 6 * noise(x / 90, k)]),
          { stroke: '#9b6a44', width: 0.8, opacity: 0.55 - k * 0.035, dash: k % 3 ? '22 7' : undefined },
        )
    })
    d.line(ground, { stroke: skin.ink, width: 2 })
    for (let k = 0; k < 5; k++)
      d.line(
        Array.from({ length: 40 }, (_, i): Point => [
          720 + i * 18,
          water + 4 + k * 11 + 2.5 * Math.sin(i * 0.9 + k * 2),
        ]).filter(([x]) => x > 716 + k * 30),
        { stroke: '#3f7f8a', width: 1, opacity: 0.7 - k * 0.12 },
      )
    // Jetty.
    d.rect({ x: 604, y: 452, w: 560, h: 15 }, { fill: '#cbb48c', stroke: skin.ink, width: 1.3 })
    for (let x = 620; x < 1160; x += 22)
      d.line(
        [
          [x, 452],
          [x, 467],
        ],
        { stroke: skin.ink, width: 0.7 },
      )
    for (let x = 690; x <= 1150; x += 115) {
      d.rect(
        { x: x - 6, y: 467, w: 12, h: bank(x) - 467 + 18 },
        { fill: '#b99a6c', stroke: skin.ink, width: 1.1 },
      )
      d.line(
        [
          [x - 6, 500],
          [x + 109, 470],
        ],
        { stroke: skin.ink, width: 0.8, opacity: x < 1150 ? 0.7 : 0 },
      )
    }
    for (let x = 650; x <= 1150; x += 100)
      d.line(
        [
          [x, 452],
          [x, 414],
        ],
        { stroke: skin.ink, width: 1.6 },
      )
    d.line(
      [
        [650, 414],
        [1150, 414],
      ],
      { stroke: skin.ink, width: 1.6 },
    )
    // Gauge: decimetre by decimetre.
    const gx = 1187
    d.rect({ x: gx, y: 380, w: 26, h: 330 }, { fill: '#fffdf6', stroke: skin.ink, width: 1.4 })
    for (let k = 0; k < 33; k++) {
      const y = 380 + k * 10
      d.rect({ x: k % 2 ? gx : gx + 13, y, w: 13, h: 10 }, { fill: k % 10 < 5 ? skin.ink : skin.accent })
    }
    for (let k = 0; k <= 3; k++)
      d.text([gx + 34, 384 + k * 100 + 4], `${decimal(3 - k, 0)},0`, { size: 8.5, color: skin.ink })
  })
  // Loop of sights.
  const marks: Point[] = [
    [150, bank(150)],
    [268, bank(268)],
    [372, bank(372)],
    [480, bank(480)],
    [576, bank(576)],
  ]
  const zero: Point = [1187, 710]
  const levels: Point[] = [
    [212, 330],
    [424, 324],
    [880, 318],
  ]
  const sights: [number, Point][] = [
    [0, marks[0] ?? zero],
    [0, marks[1] ?? zero],
    [1, marks[2] ?? zero],
    [1, marks[3] ?? zero],
    [2, marks[4] ?? zero],
    [2, [1200, 380]],
  ]
  for (const [i, m] of sights) {
    const from = levels[i] ?? m
    const rod: Point = [m[0], from[1] + 6]
    d.rect(
      { x: m[0] - 3, y: rod[1] - 40, w: 6, h: m[1] - rod[1] + 40 - 8 },
      { fill: '#fffdf6', stroke: skin.ink, width: 0.7 },
    )
    for (let y = rod[1] - 40; y < m[1] - 20; y += 16)
      d.rect({ x: m[0] - 3, y, w: 6, h: 8 }, { fill: skin.accent, opacity: 0.8 })
    d.line([from, rod], { stroke: skin.accent, width: 1.3, dash: '10 4' })
  }
  for (const q of levels) {
    const base = q[0] > 600 ? 452 : bank(q[0])
    d.lines(
      [
        [q, [q[0] - 34, base]],
        [q, [q[0] + 34, base]],
        [q, [q[0] + 5, base]],
      ],
      { stroke: skin.ink, width: 2 },
    )
    d.rect({ x: q[0] - 20, y: q[1] - 10, w: 40, h: 15 }, { fill: skin.ink }, 4)
    d.circle([q[0] + 20, q[1] - 3], 5, { fill: skin.paper, stroke: skin.ink, width: 1.4 })
  }
  marks.forEach((m, i) => {
    d.rect({ x: m[0] - 15, y: m[1] - 2, w: 30, h: 42 }, { fill: '#d5cdbd', stroke: skin.ink, width: 1 })
    benchMark(d, [m[0], m[1] - 8], 9, skin)
    label(d, m, `J${i + 1}`, skin, 10, 0, 64)
  })
  leader(d, [1200, 548], [1262, 500], 'Plan d’eau', skin, 9)
  leader(d, zero, [1256, 668], 'Zéro', skin, 9)
  // The loop itself, in plan.
  const inset = { x: 60, y: 60, w: 520, h: 190 }
  d.rect(inset, { fill: '#fbf9f0', stroke: skin.ink, width: 1 })
  const plan: Point[] = [
    [96, 170],
    [172, 122],
    [262, 190],
    [352, 130],
    [430, 178],
    [536, 118],
  ]
  const back = plan.map((q, i): Point => [q[0] + 6, q[1] + (i % 2 ? 34 : 28)])
  d.polygon(chaikin([...plan, ...back.reverse()], 2, true), { stroke: skin.accent, width: 1.6, dash: '12 4' })
  plan.forEach((q, i) => {
    if (i === 5) d.rect({ x: q[0] - 5, y: q[1] - 9, w: 10, h: 18 }, { fill: skin.ink })
    else benchMark(d, q, 8, skin)
    const near = plan[i + 1]
    if (near)
      d.text(
        lerp(q, near, 0.5).map((v, j) => v - (j === 1 ? 14 : 0)) as [number, number],
        decimal(distance(q, near) * 0.4, 1),
        { size: 7, color: skin.soft, align: 'middle' },
      )
  })
  d.text([inset.x + 14, inset.y + 26], 'BOUCLE DE NIVELLEMENT — FERMETURE 1,1 mm', {
    size: 8,
    color: skin.ink,
    spacing: 1.5,
  })
  d.rect(frame, { stroke: skin.ink, width: 1.3 })
  bandBlock(d, { x: 30, y: SHEET.h - 98, w: SHEET.w - 60, h: 68 }, info(p), skin)
  return picture
}

/** Station card by night: the pillar and its antenna, the sky seen from it, and the base lines that leave it. */
export const odienne: Scene = (p) => {
  const skin = BLUE
  const picture = newSheet(skin)
  const d = picture.drawing
  const rng = prng(p.slug)
  d.rect({ x: 26, y: 26, w: SHEET.w - 52, h: SHEET.h - 52 }, { stroke: skin.ink, width: 1.2 })
  // Sky plot.
  const sky: Point = [980, 340]
  const radius = 262
  for (let e = 0; e <= 90; e += 15)
    d.circle(sky, (radius * (90 - e)) / 90 || 1, {
      stroke: skin.ink,
      width: e % 45 === 0 ? 1.1 : 0.5,
      opacity: e % 45 === 0 ? 0.9 : 0.5,
    })
  for (let a = 0; a < 360; a += 10) {
    const angle = (a * Math.PI) / 180
    d.line([polar(sky, angle, radius), polar(sky, angle, radius + (a % 30 ? 6 : 12))], {
      stroke: skin.ink,
      width: 0.9,
    })
    if (a % 30 === 0)
      d.line([polar(sky, angle, 26), polar(sky, angle, radius)], {
        stroke: skin.ink,
        width: 0.4,
        opacity: 0.5,
      })
  }
  for (const [name, angle] of [
    ['N', -90],
    ['E', 0],
    ['S', 90],
    ['O', 180],
  ] as const) {
    const at = polar(sky, (angle * Math.PI) / 180, radius + 28)
    d.text([at[0], at[1] + 5], name, { size: 11, color: skin.ink, align: 'middle' })
  }
  const horizon = Array.from({ length: 120 }, (_, i) =>
    polar(
      sky,
      (i / 120) * 2 * Math.PI,
      radius * (1 - 0.02 - 0.075 * Math.abs(Math.sin(i * 0.21) * Math.cos(i * 0.083))),
    ),
  )
  d.path(
    `${horizon.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}ZM${sky[0] - radius} ${sky[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    { fill: skin.paper, opacity: 0.75 },
  )
  d.polygon(horizon, { stroke: skin.accent, width: 1.2 })
  for (let k = 0; k < 16; k++) {
    // A satellite's pass: a great-circle-like arc across the sky.
    const tilt = rng.range(0, Math.PI * 2)
    const off = rng.range(-0.72, 0.72)
    const from = rng.range(-0.9, -0.2)
    const to = from + rng.range(0.6, 1.1)
    const arc = Array.from({ length: 30 }, (_, i): Point => {
      const t = from + ((to - from) * i) / 29
      const u = t * Math.sqrt(Math.max(0, 1 - off * off))
      const v = off + 0.16 * (1 - t * t)
      return [
        sky[0] + radius * (u * Math.cos(tilt) - v * Math.sin(tilt)),
        sky[1] + radius * (u * Math.sin(tilt) + v * Math.cos(tilt)),
      ]
    }).filter((q) => distance(q, sky) < radius * 0.985)
    if (arc.length < 4) continue
    d.line(arc, { stroke: k % 3 ? '#cfe5dc' : skin.accent, width: 1.7 })
    const head = arc[arc.length - 1] ?? sky
    d.circle(head, 4.2, { fill: k % 3 ? '#cfe5dc' : skin.accent })
    d.text([head[0] + 7, head[1] - 4], `${k % 3 ? 'G' : 'E'}${String(k * 2 + 1).padStart(2, '0')}`, {
      size: 6.8,
      color: skin.ink,
      halo: skin.paper,
      haloWidth: 3,
    })
  }
  // Antenna and pillar, in elevation.
  const ax = 330
  d.path(`M${ax - 170} 792H${ax + 170}`, { stroke: skin.ink, width: 1.6 })
  for (let k = 0; k < 26; k++)
    d.line(
      [
        [ax - 168 + k * 13, 792],
        [ax - 178 + k * 13, 804],
      ],
      { stroke: skin.ink, width: 0.7 },
    )
  d.rect({ x: ax - 96, y: 752, w: 192, h: 40 }, { stroke: skin.ink, width: 1.5, fill: skin.panel })
  d.polygon(
    [
      [ax - 44, 752],
      [ax - 38, 352],
      [ax + 38, 352],
      [ax + 44, 752],
    ],
    { stroke: skin.ink, width: 1.6, fill: skin.panel },
  )
  for (let y = 380; y < 740; y += 24)
    d.line(
      [
        [ax - 38, y],
        [ax - 26, y - 10],
      ],
      { stroke: skin.ink, width: 0.6 },
    )
  d.rect({ x: ax - 24, y: 340, w: 48, h: 12 }, { fill: skin.ink })
  d.rect({ x: ax - 5, y: 300, w: 10, h: 40 }, { fill: skin.ink })
  for (const w of [150, 122, 94, 66])
    d.rect(
      { x: ax - w / 2, y: 268 + (150 - w) * 0.04, w, h: 32 },
      { stroke: skin.ink, width: 1.3, fill: w === 150 ? skin.panel : 'none' },
    )
  d.path(`M${ax - 78} 268C${ax - 74} 196 ${ax + 74} 196 ${ax + 78} 268Z`, {
    stroke: skin.ink,
    width: 1.7,
    fill: skin.panel,
  })
  d.line(
    [
      [ax, 180],
      [ax, 812],
    ],
    { stroke: skin.accent, width: 0.8, dash: '14 4 2 4' },
  )
  d.line(
    [
      [ax + 130, 340],
      [ax + 130, 792],
    ],
    { stroke: skin.ink, width: 0.9 },
  )
  for (const y of [340, 792])
    d.line(
      [
        [ax + 122, y + 6],
        [ax + 138, y - 6],
      ],
      { stroke: skin.ink, width: 1.2 },
    )
  d.text([ax + 122, 580], 'Pilier : 1,60 m', { size: 9, color: skin.ink, angle: -Math.PI / 2 })
  leader(d, [ax - 60, 236], [ax - 130, 170], 'Antenne choke-ring', skin, 8.5)
  // Base lines: bearings and lengths on a small rose.
  const rose: Point = [720, 752]
  for (const [name, angle, km] of [
    ['Boundiali', 10, 118],
    ['Touba', 105, 136],
    ['Minignan', -95, 62],
    ['Korhogo', -8, 214],
  ] as const) {
    const end = polar(rose, (angle * Math.PI) / 180, 40 + km * 0.62)
    d.line([rose, end], { stroke: skin.accent, width: 1.4 })
    station(d, end, 7, skin)
    const aside = angle < 45 && angle > -45
    d.text([end[0] + (aside ? 12 : 12), end[1] + (angle === 10 ? 16 : 4)], `${name}, ${km} km`, {
      size: 7.8,
      color: skin.ink,
      halo: skin.paper,
      haloWidth: 3,
    })
  }
  station(d, rose, 12, skin)
  cornerBlock(d, { x: SHEET.w - 486, y: SHEET.h - 46, w: 440 }, info(p), skin)
  return picture
}
