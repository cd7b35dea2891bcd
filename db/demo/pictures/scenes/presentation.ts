import { figure, prismPole, totalStation } from '../instruments.ts'
import { Picture } from '../picture.ts'
import { fbm, smoothstep } from '../noise.ts'
import { blend, hex, rgb } from '../palette.ts'
import { prng } from '../prng.ts'
import { paint } from '../relief.ts'
import { chaikin, polar, type Point } from '../geometry.ts'
import type { Drawing } from '../svg.ts'

const W = 1200
const H = 900

/** A coconut palm: a bent trunk and its fronds. */
function palm(d: Drawing, foot: Point, s: number, bend: number, ink: string): void {
  const top: Point = [foot[0] + bend * s * 0.35, foot[1] - s]
  d.line(chaikin([foot, [foot[0] + bend * s * 0.02, foot[1] - s * 0.45], top], 3), {
    stroke: ink,
    width: s * 0.034,
  })
  for (const [angle, long] of [
    [-2.9, 0.44],
    [-2.45, 0.4],
    [-1.95, 0.32],
    [-1.35, 0.32],
    [-0.75, 0.4],
    [-0.2, 0.44],
    [0.28, 0.36],
    [2.75, 0.36],
  ] as const) {
    const tip: Point = [
      top[0] + Math.cos(angle) * long * s,
      top[1] + Math.sin(angle) * long * s * 0.7 + s * 0.13,
    ]
    const rise: Point = [
      top[0] + Math.cos(angle) * long * s * 0.55,
      top[1] + Math.sin(angle) * long * s * 0.62 - s * 0.02,
    ]
    const spine = chaikin([top, rise, tip], 3)
    d.line(spine, { stroke: ink, width: s * 0.016 })
    spine.forEach((p, i) => {
      if (i > 1)
        d.lines(
          [
            [p, [p[0] - s * 0.012, p[1] + s * 0.1]],
            [p, [p[0] + s * 0.03, p[1] + s * 0.085]],
          ],
          { stroke: ink, width: s * 0.009 },
        )
    })
  }
}

/** The crew at work on the lagoon's shore, at sunrise; the bank is drawn by its contours. */
export function presentation(): Picture {
  const ink = '#10201b'
  const accent = '#a8452a'
  const picture = new Picture(W, H, '#f6f1e6')
  const d = picture.drawing
  const horizon = 470
  const sun: Point = [812, 428]
  const [sky, low, glow] = [rgb('#e9e6d6'), rgb('#f1cfa6'), rgb('#fdf1d8')]
  const [near, far] = [rgb('#3f7886'), rgb('#d3cbb0')]
  picture.lay(
    paint({ x: 0, y: 0, w: W, h: H }, (x, y) => {
      if (y < horizon) {
        const base = blend(sky, low, smoothstep(60, horizon, y))
        return blend(base, glow, 0.85 * Math.exp(-((Math.hypot(x - sun[0], (y - sun[1]) * 1.25) / 260) ** 2)))
      }
      const t = smoothstep(horizon, 760, y)
      const path = Math.exp(-(((x - sun[0]) / (40 + (y - horizon) * 0.5)) ** 2)) * (1 - t)
      return blend(blend(far, near, t), glow, path * 0.7)
    }),
  )
  d.clip({ x: 0, y: 0, w: W, h: horizon }, () => d.circle(sun, 66, { fill: '#c8613a' }))
  d.clip({ x: 0, y: 0, w: W, h: horizon }, () => {
    for (let k = 1; k < 8; k++)
      d.circle(sun, 66 + k * 30, { stroke: accent, width: 1, opacity: 0.34 - k * 0.038 })
  })
  // The far shores, one behind another.
  const rng = prng('presentation')
  const noise = fbm('presentation-rives', 4)
  ;[
    ['#b9b795', 438, 20],
    ['#8fa088', 452, 16],
    ['#5d7a6a', 464, 11],
  ].forEach((layer, i) => {
    const [color = '', level = 0, swing = 0] = layer
    const ridge = Array.from({ length: 121 }, (_, k): Point => [
      k * 10,
      Number(level) + Number(swing) * noise(k / (14 - i * 3), i * 9) - (i === 2 && k > 84 ? 6 : 0),
    ])
    d.polygon([...ridge, [W, horizon + 2], [0, horizon + 2]], { fill: String(color) })
  })
  for (let k = 0; k < 26; k++) {
    const x = 20 + k * 46 + rng.range(-16, 16)
    if (Math.abs(x - sun[0]) > 90) palm(d, [x, 466], rng.range(24, 46), rng.range(-0.4, 0.4), '#4a6a5c')
  }
  // Water: strokes that lengthen towards us.
  for (let row = 0; row < 24; row++) {
    const y = horizon + 6 + row * row * 0.52 + row * 3
    for (let k = 0; k < 9; k++) {
      const x = rng.range(-40, W)
      const w = 16 + row * 4.4 + rng.range(0, 40)
      d.line(
        [
          [x, y],
          [x + w, y],
        ],
        {
          stroke: Math.abs(x + w / 2 - sun[0]) < 60 + row * 5 ? '#fdf1d8' : '#1f5260',
          width: 0.9 + row * 0.05,
          opacity: 0.6,
        },
      )
    }
  }
  // A pirogue.
  d.path('M196 560q70 26 150 2q-10 24 -74 24q-60 0 -76 -26z', { fill: ink })
  figure(d, [270, 566], 74, { hat: false, lean: 0.16, hand: [306, 528], other: [300, 540] }, ink, '#d9b07c')
  d.line(
    [
      [306, 500],
      [322, 618],
    ],
    { stroke: ink, width: 3 },
  )
  // The bank, as a relief: contours of a swell under the crew.
  const bank = (x: number): number =>
    700 - 58 * Math.sin((x - 80) / 410) - 40 * smoothstep(520, 1150, x) + 6 * noise(x / 90, 3)
  const edge = Array.from({ length: 121 }, (_, k): Point => [k * 10, bank(k * 10)])
  d.polygon([...edge, [W, H], [0, H]], { fill: '#c58e66' })
  const [a, b] = [rgb('#c58e66'), rgb('#8a3f28')]
  for (let k = 1; k < 17; k++) {
    const line = edge.map(([x, y]): Point => [
      x,
      y + k * 13 + k * k * 0.36 + 9 * noise(x / 130, k * 0.22) + 26 * Math.sin(x / 240 + k * 0.07) * (k / 17),
    ])
    d.polygon([...line, [W, H], [0, H]], { fill: hex(blend(a, b, k / 17)) })
    d.line(line, { stroke: '#fbe9d2', width: k % 5 === 0 ? 1.8 : 0.8, opacity: k % 5 === 0 ? 0.8 : 0.45 })
  }
  d.line(edge, { stroke: ink, width: 2 })
  palm(d, [1120, bank(1120) + 6], 420, -0.5, ink)
  palm(d, [60, bank(60) + 6], 300, 0.5, ink)
  // The crew: instrument, prism, book.
  const tone = { ink, paper: '#f6f1e6', accent }
  const instrument: Point = [420, bank(420) + 34]
  const eye = totalStation(d, instrument, 212, tone)
  figure(
    d,
    [334, bank(334) + 44],
    250,
    { lean: 0.16, hand: [eye[0] - 44, eye[1] + 12], other: [eye[0] - 60, eye[1] + 34], facing: 1 },
    ink,
    '#e9c08a',
  )
  const pole: Point = [906, bank(906) + 16]
  const prism = prismPole(d, pole, 226, tone)
  figure(
    d,
    [946, bank(946) + 20],
    232,
    { facing: -1, hand: [908, pole[1] - 128], lean: -0.02 },
    ink,
    '#e9c08a',
  )
  figure(
    d,
    [604, bank(604) + 66],
    258,
    { facing: 1, hand: [652, bank(604) - 84], other: [634, bank(604) - 70], dress: true },
    ink,
    '#e9c08a',
  )
  d.polygon(
    [
      [630, bank(604) - 92],
      [680, bank(604) - 104],
      [686, bank(604) - 78],
      [636, bank(604) - 66],
    ],
    { fill: '#f6f1e6', stroke: ink, width: 2 },
  )
  d.line([eye, prism], { stroke: accent, width: 2, dash: '16 7' })
  for (const q of [eye, prism]) d.circle(q, 15, { stroke: accent, width: 1.6 })
  const mid: Point = [(eye[0] + prism[0]) / 2, (eye[1] + prism[1]) / 2]
  d.text(polar(mid, -Math.PI / 2, 14), '142,318 m', {
    size: 11,
    color: ink,
    align: 'middle',
    angle: Math.atan2(prism[1] - eye[1], prism[0] - eye[0]),
    halo: '#f3dcb8',
    haloWidth: 5,
  })
  return picture
}
