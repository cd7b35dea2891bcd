import { add, lerp, polar, type Point } from '../geometry.ts'
import { areaName, leader, station } from '../mapParts.ts'
import { BLUE, DAY } from '../palette.ts'
import { prng } from '../prng.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { bandBlock, columnBlock, northArrow } from '../titleBlock.ts'
import { decimal, View } from '../view.ts'

/** As-built plan of streets and pipes, manholes numbered with their invert levels; a blueprint. */
export const bouake: Scene = (p) => {
  const skin = BLUE
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 0.4, 0.26)
  const at = ([x, y]: Point): Point => view.toPixel([utm.east + x, utm.north + y])
  const rng = prng(p.slug)
  const rows = [-250, -150, -58, 40, 142, 250]
  const columns = [-300, -196, -92, 6, 112, 210, 310]
  d.clip(frame, () => {
    // Blocks and their buildings.
    for (let i = 0; i < columns.length - 1; i++) {
      for (let j = 0; j < rows.length - 1; j++) {
        const x0 = (columns[i] ?? 0) + 9
        const x1 = (columns[i + 1] ?? 0) - 9
        const y0 = (rows[j] ?? 0) + 8
        const y1 = (rows[j + 1] ?? 0) - 8
        d.polygon(
          (
            [
              [x0, y0],
              [x1, y0],
              [x1, y1],
              [x0, y1],
            ] as Point[]
          ).map(at),
          { stroke: skin.ink, width: 1.2, fill: skin.panel },
        )
        for (let k = 0; k < 14; k++) {
          const side = k % 2
          const w = rng.range(7, 15)
          const x = x0 + 3 + (Math.floor(k / 2) * (x1 - x0 - 8)) / 7
          const y = side ? y0 + rng.range(3, 8) : y1 - rng.range(16, 24)
          const h = rng.range(8, 16)
          if (rng.next() < 0.2 || x + w > x1 - 2) continue
          const ring = (
            [
              [x, y],
              [x + w, y],
              [x + w, y + h],
              [x, y + h],
            ] as Point[]
          ).map(at)
          d.polygon(ring, { stroke: skin.soft, width: 0.8 })
          d.line([ring[0] ?? [0, 0], ring[2] ?? [0, 0]], { stroke: skin.soft, width: 0.5, opacity: 0.7 })
        }
      }
    }
    // Networks: storm drain in light, sewer in red, water main dashed.
    let number = 100
    const pipe = (a: Point, b: Point, kind: 'eu' | 'ep' | 'aep'): void => {
      const stroke = kind === 'eu' ? skin.accent : kind === 'ep' ? '#bfe3ea' : '#9fd0a8'
      d.line([at(a), at(b)], {
        stroke,
        width: kind === 'ep' ? 3 : 1.9,
        dash: kind === 'aep' ? '14 5' : undefined,
      })
    }
    const labels: (() => void)[] = []
    for (const y of rows) {
      pipe([-340, y + 2.6], [340, y + 2.6], 'ep')
      pipe([-340, y - 3.4], [340, y - 3.4], 'aep')
      for (let i = 0; i < columns.length; i++) {
        const x = columns[i] ?? 0
        const q = at([x + 3, y + 2.6])
        number++
        const mine = number
        const invert = 331.2 - x * 0.006 + y * 0.011
        labels.push(() => {
          d.circle(q, 6, { fill: skin.paper, stroke: '#bfe3ea', width: 1.6 })
          d.line([add(q, -4, -4), add(q, 4, 4)], { stroke: '#bfe3ea', width: 1 })
          const t = polar(q, 0.26, 11)
          d.text([t[0], t[1] - 5], `R${mine}`, {
            size: 6.8,
            color: skin.ink,
            halo: skin.paper,
            haloWidth: 3,
            angle: 0.26,
          })
          d.text([t[0] - 1, t[1] + 6], decimal(invert, 2), {
            size: 6,
            color: skin.accent,
            halo: skin.paper,
            haloWidth: 3,
            angle: 0.26,
          })
        })
        if (i > 0) {
          const m = at([x - 52, y + 2.6])
          labels.push(() => {
            d.line([polar(m, 0.26 + 2.6, 8), m, polar(m, 0.26 - 2.6, 8)], { stroke: '#bfe3ea', width: 1.6 })
            if (i % 2)
              d.text(polar(m, 0.26 - Math.PI / 2, 7), 'Ø 600', {
                size: 5.8,
                color: skin.ink,
                align: 'middle',
                angle: 0.26,
                halo: skin.paper,
                haloWidth: 3,
              })
          })
        }
      }
    }
    for (const x of columns) pipe([x - 2.6, -300], [x - 2.6, 300], 'eu')
    for (const x of columns)
      for (const y of [-204, -104, -8, 92, 196]) {
        const q = at([x - 2.6, y])
        labels.push(() => d.circle(q, 4.4, { fill: skin.paper, stroke: skin.accent, width: 1.5 }))
      }
    for (const draw of labels) draw()
    areaName(d, at([60, 44.5]), 'RUE DU COMMERCE', skin.ink, 7.4, 0.26, 4, skin.paper)
    for (const q of [
      [-92, -150],
      [112, 40],
      [210, -150],
      [-196, 142],
    ] as Point[])
      station(d, add(at(q), -16, 12), 8, skin)
  })
  coordinateGrid(d, view, skin, { pixels: 190, crosses: false })
  columnBlock(
    d,
    { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h },
    info(p, { scale: view.scale, metres: view.metres }),
    skin,
    (box) => {
      ;(
        [
          ['Collecteur pluvial, sens', '#bfe3ea', undefined],
          ['Eaux usées', skin.accent, undefined],
          ['Eau potable', '#9fd0a8', '12 4'],
        ] as const
      ).forEach(([name, stroke, dash], i) => {
        d.line(
          [
            [box.x, box.y + 12 + i * 26],
            [box.x + 28, box.y + 12 + i * 26],
          ],
          { stroke, width: 2.4, dash },
        )
        d.text([box.x + 42, box.y + 16 + i * 26], name, { size: 8, color: skin.ink })
      })
      d.circle([box.x + 12, box.y + 94], 6, { stroke: '#bfe3ea', width: 1.6 })
      d.text([box.x + 42, box.y + 97], 'Regard et cote du radier', { size: 8, color: skin.ink })
      northArrow(d, [box.x + box.w / 2, box.y + 180], 36, view.rotation, skin)
    },
  )
  return picture
}

/** Elevation of an old galleried front: every moulding, its cracks, levels, and the scanner's stations. */
export const bassam: Scene = (p) => {
  const skin = { ...DAY, paper: '#f7f2e7' }
  const picture = newSheet(skin)
  const d = picture.drawing
  const ink = skin.ink
  const frame = { x: 30, y: 30, w: SHEET.w - 60, h: SHEET.h - 60 - 84 }
  const left = 190
  const right = 1190
  const foot = 740
  const bays = 9
  const bay = (right - left) / bays
  const rng = prng(p.slug)
  // Ground and podium.
  d.rect(
    { x: left - 26, y: foot - 22, w: right - left + 52, h: 22 },
    { fill: '#e4d6bd', stroke: ink, width: 1.3 },
  )
  d.line(
    [
      [60, foot],
      [1380, foot],
    ],
    { stroke: ink, width: 2.4 },
  )
  for (let k = 0; k < 100; k++)
    d.line(
      [
        [64 + k * 13, foot + 2],
        [54 + k * 13, foot + 14],
      ],
      { stroke: ink, width: 0.6 },
    )
  // Walls behind the galleries.
  d.rect(
    { x: left, y: 262, w: right - left, h: foot - 22 - 262 },
    { fill: '#f0e4cc', stroke: ink, width: 1.4 },
  )
  const storeys = [
    [500, foot - 22],
    [290, 488],
  ] as const
  storeys.forEach(([top, base], floor) => {
    for (let b = 0; b < bays; b++) {
      const x = left + b * bay
      const c = x + bay / 2
      const w = 44
      d.rect(
        { x: c - w / 2, y: top + 66, w, h: base - top - 66 - (floor ? 26 : 0) },
        { fill: '#d8c9ac', stroke: ink, width: 1 },
      )
      for (let k = 0; k < 16; k++) {
        const y = top + 72 + k * 8
        if (y < base - (floor ? 30 : 6))
          d.line(
            [
              [c - w / 2 + 4, y],
              [c - 2, y],
            ],
            { stroke: ink, width: 0.5 },
          )
        if (y < base - (floor ? 30 : 6))
          d.line(
            [
              [c + 2, y],
              [c + w / 2 - 4, y],
            ],
            { stroke: ink, width: 0.5 },
          )
      }
      d.line(
        [
          [c, top + 66],
          [c, base - (floor ? 26 : 0)],
        ],
        { stroke: ink, width: 0.8 },
      )
      d.path(`M${c - w / 2} ${top + 66}A${w / 2} ${w / 2} 0 0 1 ${c + w / 2} ${top + 66}`, {
        stroke: ink,
        width: 1,
        fill: '#e6dac2',
      })
      // Gallery arch: flat segmental, with its keystone.
      const r = bay / 2 - 11
      d.path(
        `M${x} ${top}H${x + bay}V${base}H${x + bay - 11}V${top + 70}A${r} ${r * 0.82} 0 0 0 ${x + 11} ${top + 70}V${base}H${x}Z`,
        { fill: '#fbf6ea', stroke: ink, width: 1.3 },
      )
      d.path(`M${x + 17} ${top + 72}A${r - 6} ${(r - 6) * 0.82} 0 0 1 ${x + bay - 17} ${top + 72}`, {
        stroke: ink,
        width: 0.6,
      })
      d.polygon(
        [
          [c - 6, top + 12],
          [c + 6, top + 12],
          [c + 4, top + 30],
          [c - 4, top + 30],
        ],
        { stroke: ink, width: 0.9, fill: '#e4d6bd' },
      )
      if (floor) {
        d.rect({ x: x + 11, y: base - 40, w: bay - 22, h: 4 }, { fill: '#fbf6ea', stroke: ink, width: 0.9 })
        for (let k = 0; k < 9; k++)
          d.path(`M${(x + 16 + k * 9.6).toFixed(1)} ${base - 36}c-4 9 4 14 0 36`, { stroke: ink, width: 0.9 })
      }
      d.rect({ x: x - 5, y: top + 64, w: 22, h: 7 }, { fill: '#e4d6bd', stroke: ink, width: 0.8 })
    }
  })
  for (const [y, h, out] of [
    [488, 12, 14],
    [272, 18, 22],
    [262, 10, 30],
  ] as const)
    d.rect({ x: left - out, y, w: right - left + 2 * out, h }, { fill: '#efe1c6', stroke: ink, width: 1.2 })
  d.polygon(
    [
      [left - 40, 262],
      [left + 70, 170],
      [right - 70, 170],
      [right + 40, 262],
    ],
    { fill: '#c9825f', stroke: ink, width: 1.5 },
  )
  for (let k = 1; k < 9; k++)
    d.line(
      [
        [left - 40 + k * 12.2, 262 - k * 10.2],
        [right + 40 - k * 12.2, 262 - k * 10.2],
      ],
      { stroke: ink, width: 0.6, opacity: 0.7 },
    )
  for (let k = 0; k < 92; k++) {
    const x = left - 30 + k * 11.6
    d.line(
      [
        [x, 262],
        [lerp([x, 0], [690, 0], 0.14)[0], 170],
      ],
      { stroke: ink, width: 0.35, opacity: 0.6 },
    )
  }
  // Cracks and a fallen bay.
  for (const [x, y, n, dir] of [
    [430, 640, 13, -1.2],
    [842, 470, 12, -1.85],
    [1092, 690, 16, -1.4],
    [560, 330, 8, 1.1],
  ] as const) {
    let q: Point = [x, y]
    const crack: Point[] = [q]
    for (let k = 0; k < n; k++) {
      q = polar(q, dir + rng.normal() * 0.6, 9)
      crack.push(q)
    }
    d.line(crack, { stroke: skin.accent, width: 2 })
  }
  d.polygon(
    [
      [left + 7 * bay + 12, 360],
      [left + 8 * bay - 12, 350],
      [left + 8 * bay - 14, 462],
      [left + 7 * bay + 14, 468],
    ],
    { fill: skin.accent, opacity: 0.16 },
  )
  // Dimensions: bays below, levels at the right.
  const dim = 784
  d.line(
    [
      [left, dim],
      [right, dim],
    ],
    { stroke: ink, width: 0.9 },
  )
  for (let b = 0; b <= bays; b++) {
    const x = left + b * bay
    d.line(
      [
        [x - 5, dim + 5],
        [x + 5, dim - 5],
      ],
      { stroke: ink, width: 1.2 },
    )
    d.line(
      [
        [x, foot + 18],
        [x, dim + 6],
      ],
      { stroke: ink, width: 0.5, opacity: 0.6 },
    )
    if (b < bays)
      d.text([x + bay / 2, dim - 7], decimal(3.412 + ((b * 37) % 11) / 1000, 3), {
        size: 7.6,
        color: ink,
        align: 'middle',
      })
  }
  for (const [y, m] of [
    [foot, 0],
    [488, 7.62],
    [262, 14.49],
    [170, 17.28],
  ] as const) {
    d.line(
      [
        [right + 46, y],
        [right + 112, y],
      ],
      { stroke: ink, width: 0.8, dash: '10 4' },
    )
    d.path(`M${right + 92} ${y}l-7 -10h14z`, { fill: skin.accent })
    d.text([right + 106, y - 8], `+${decimal(m, 2)}`, { size: 9, color: ink })
  }
  // Axes of the scanner's stations.
  for (const [x, y] of [
    [124, 640],
    [1330, 640],
    [690, 128],
  ] as const) {
    for (let k = 0; k < 9; k++) {
      const to: Point = [left + 30 + k * 118, y === 128 ? 172 : 300 + ((k * 83) % 360)]
      d.line([[x, y], to], { stroke: skin.accent, width: 0.55, dash: '6 4', opacity: y === 128 ? 0.6 : 0.42 })
    }
    station(d, [x, y], 11, skin)
  }
  d.text([124, 672], 'S12', { size: 9, color: ink, align: 'middle', halo: skin.paper })
  d.text([1330, 672], 'S15', { size: 9, color: ink, align: 'middle', halo: skin.paper })
  leader(d, [430, 610], [300, 822], 'Fissure, 4 mm', skin, 9)
  leader(d, [left + 7.5 * bay, 440], [1150, 820], 'Dévers 9 cm', skin, 9)
  d.text([60, 74], 'ÉLÉVATION NORD', { size: 11, color: ink, spacing: 4 })
  d.rect(frame, { stroke: ink, width: 1.3 })
  bandBlock(
    d,
    { x: 30, y: SHEET.h - 98, w: SHEET.w - 60, h: 68 },
    info(p, { scale: 100, note: 'Scanner : 4 mm' }),
    skin,
  )
  return picture
}
