import { along, chaikin, distance, lengthOf, polar, type Point } from '../geometry.ts'
import { Grid } from '../grid.ts'
import { areaName, borne, drawContours, drawLevel, label, scatter, station, trees } from '../mapParts.ts'
import { fbm, gradientNoise, smoothstep } from '../noise.ts'
import { DAY, PALE } from '../palette.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { hills } from '../terrain.ts'
import { columnBlock, cornerBlock, northArrow } from '../titleBlock.ts'
import { decimal, View } from '../view.ts'

/** Four winding tracks round the town on a savannah with inselbergs; below, their cross-sections. */
export const korhogo: Scene = (p) => {
  const skin = {
    ...DAY,
    land: [
      [0, '#d6d2a4'],
      [0.35, '#e6dab0'],
      [0.6, '#ecd7ab'],
      [0.8, '#d7a778'],
      [1, '#b8785a'],
    ] as const,
  }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 236)
  const utm = utmOf(p)
  const view = new View(frame, utm, 12.5, 0)
  const knolls = [
    [0.28, 0.3, 0.055],
    [1.66, 0.25, 0.075],
    [1.9, 0.75, 0.05],
    [0.5, 0.82, 0.05],
    [1.25, 0.14, 0.035],
  ] as const
  const grid = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 1.5,
    low: 320,
    high: 545,
    steps: 14,
    cut: 0.03,
    creep: 0.14,
    soften: 2,
    shape: (u, v) =>
      knolls.reduce(
        (s, [x, y, r]) => s + 2.3 * Math.exp(-(((u - x) ** 2 + (v - y) ** 2) / (r * r * 1.2))),
        0,
      ),
  })
  picture.lay(shadeRelief(grid, frame, { skin, low: 320, high: 520, relief: 0.5, shade: 0.5 }))
  drawContours(d, grid, frame, { interval: 5, color: '#7a4526', opacity: 0.4 })
  const town: Point = [frame.x + 700, frame.y + 330]
  const rng = prng(p.slug)
  const bend = gradientNoise(`${p.slug}-piste`)
  const tracks: Point[][] = [
    [frame.x + 20, frame.y + 170],
    [frame.x + 1330, frame.y + 60],
    [frame.x + 1340, frame.y + 560],
    [frame.x + 130, frame.y + 620],
  ].map((end, i) => {
    const n = 22
    return chaikin(
      Array.from({ length: n }, (_, k): Point => {
        const t = k / (n - 1)
        const side = Math.sin(t * Math.PI) ** 0.6
        return [
          town[0] + ((end[0] ?? 0) - town[0]) * t + 44 * side * bend(k * 0.7, i * 9),
          town[1] + ((end[1] ?? 0) - town[1]) * t + 52 * side * bend(k * 0.7 + 40, i * 9),
        ]
      }),
      3,
    )
  })
  trees(
    d,
    scatter(
      rng,
      { x: frame.x + 14, y: frame.y + 14, w: frame.w - 28, h: frame.h - 28 },
      420,
      17,
      () => rng.next() < 0.6,
    ),
    2.4,
    '#6f8454',
    '#b9c48f',
    0.65,
  )
  for (let i = 0; i < 90; i++)
    d.rect(
      { x: town[0] + rng.normal() * 42, y: town[1] + rng.normal() * 30, w: 6, h: 4.5 },
      { fill: skin.ink, opacity: 0.85 },
    )
  tracks.forEach((track, i) => {
    d.line(track, { stroke: skin.ink, width: 6.4 })
    d.line(track, { stroke: '#fbf3e0', width: 4.2 })
    d.line(track, { stroke: skin.accent, width: 1.3 })
    const length = lengthOf(track)
    for (let k = 1; k * 74 < length - 20; k++) {
      const { point, angle } = along(track, k * 74)
      d.line([polar(point, angle + Math.PI / 2, 12), polar(point, angle - Math.PI / 2, 12)], {
        stroke: skin.ink,
        width: 1,
      })
      const aside = polar(point, angle - Math.PI / 2, 15)
      borne(d, aside, skin, 3.6, true)
      if (k % 2 === 0) label(d, aside, `PK ${decimal(k * 1.5, 1)}`, skin, 7, 7, -4)
    }
    const middle = along(track, length * 0.47)
    d.path(
      `M${middle.point[0] - 9} ${middle.point[1] - 7}h18M${middle.point[0] - 9} ${middle.point[1] + 7}h18`,
      { stroke: '#2f6f7c', width: 2.4 },
    )
    const tag = along(track, length * 0.8).point
    d.circle([tag[0], tag[1] + 26], 12, { fill: skin.accent })
    d.text([tag[0], tag[1] + 30.5], String(i + 1), { size: 9, color: skin.paper, align: 'middle' })
  })
  areaName(d, [town[0], town[1] + 66], 'KORHOGO', skin.ink, 13, 0, 8, '#ecdcb4')
  coordinateGrid(d, view, skin, { pixels: 180 })
  northArrow(d, [frame.x + 62, frame.y + 550], 28, 0, skin, true)
  // Cross-sections: carriageway, ditches, the ground line.
  tracks.forEach((_, i) => {
    const box = { x: frame.x + i * 232, y: SHEET.h - 206, w: 216, h: 170 }
    d.rect(box, { stroke: skin.ink, width: 1 })
    const base = box.y + 104
    const slope = [-0.07, 0.05, 0.1, -0.03][i] ?? 0
    const ground = Array.from({ length: 31 }, (_, k): Point => [
      box.x + 8 + k * 6.66,
      base + (k - 15) * 6.66 * slope + 3.4 * bend(k * 0.4, 50 + i),
    ])
    const c = box.x + box.w / 2
    const profile: Point[] = [
      [c - 84, ground[3]?.[1] ?? base],
      [c - 66, base + 14],
      [c - 58, base + 14],
      [c - 46, base - 6],
      [c, base - 11],
      [c + 46, base - 6],
      [c + 58, base + 14],
      [c + 66, base + 14],
      [c + 84, ground[27]?.[1] ?? base],
    ]
    d.polygon([...profile, ...ground.slice(3, 28).reverse()], { fill: '#e3b98d' })
    d.line(ground, { stroke: '#6f8454', width: 1.4, dash: '7 3' })
    d.line(profile, { stroke: skin.ink, width: 1.7 })
    d.line(
      [
        [c, base - 34],
        [c, base + 34],
      ],
      { stroke: skin.accent, width: 0.8, dash: '8 3 2 3' },
    )
    d.text([box.x + 12, box.y + 22], `Tronçon ${i + 1}`, { size: 9, color: skin.ink })
    d.text([box.x + box.w - 12, box.y + 22], `PK ${decimal([4.5, 12, 7.5, 9][i] ?? 0, 1)}`, {
      size: 8,
      color: skin.accent,
      align: 'end',
    })
    d.line(
      [
        [c - 46, base + 44],
        [c + 46, base + 44],
      ],
      { stroke: skin.ink, width: 0.8 },
    )
    d.text([c, base + 58], '6,00 m', { size: 7.4, color: skin.ink, align: 'middle' })
  })
  cornerBlock(
    d,
    { x: frame.x + 928, y: SHEET.h - 36, w: 444 },
    info(p, { scale: view.scale, metres: view.metres, title: p.nom }),
    skin,
  )
  return picture
}

/** Channel, bars and ocean: isobaths, sounding lines with their depths, the sand spit dry between. */
export const assinie: Scene = (p) => {
  const skin = {
    ...DAY,
    depth: [
      [0, '#e3e8d4'],
      [0.25, '#b9d5cf'],
      [0.55, '#84b3b8'],
      [0.8, '#4f8896'],
      [1, '#2f6478'],
    ] as const,
    land: [
      [0, '#f3e4c2'],
      [0.35, '#ead7a6'],
      [1, '#b9c398'],
    ] as const,
  }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner()
  const utm = utmOf(p)
  const view = new View(frame, utm, 2.5, -0.16)
  const rough = fbm(p.slug, 4)
  const channelAxis = (u: number): number => 0.34 + 0.07 * Math.sin(u * 3.1 + 0.4) + 0.05 * rough(u * 1.5, 3)
  const channel: Point[] = Array.from({ length: 110 }, (_, i): Point => [
    frame.x + (i / 109) * 1040,
    frame.y + channelAxis(((i / 109) * 1040) / frame.h) * frame.h,
  ])
  const mouth: Point[] = chaikin(
    [
      channel[109] ?? [0, 0],
      [frame.x + 1130, frame.y + 380],
      [frame.x + 1190, frame.y + 520],
      [frame.x + 1180, frame.y + 700],
      [frame.x + 1210, frame.y + 900],
    ],
    3,
  )
  const path = [...channel, ...mouth]
  const grid = Grid.over(frame.w, frame.h, 4, (x, y) => {
    const u = x / frame.h
    const v = y / frame.h
    const gap = Math.min(
      ...path.filter((_, i) => i % 3 === 0).map((q) => distance(q, [x + frame.x, y + frame.y])),
    )
    const sea = 0.74 + 0.02 * Math.sin(u * 2.4) + 0.012 * rough(u * 3, 8)
    const inSea = smoothstep(sea, sea + 0.2, v)
    const basin = smoothstep(0.3, 0.02, v + 0.1 * rough(u * 2, 20)) * 2.4
    const width = 70 + 26 * rough(u * 2.4, 5)
    const bed = 7.6 * Math.exp(-((gap / width) ** 2)) * (0.72 + 0.4 * rough(u * 3.4, v * 3.4 + 2))
    const shoal = 1.8 * Math.max(0, rough(u * 4.2, v * 4.2 + 40) - 0.1)
    const dry = 3.1 + 1.6 * rough(u * 6, v * 6)
    const spit = v < 0.3 ? 1.5 + rough(u * 4, v * 4) : dry
    return spit - bed * 1.32 - basin * 1.8 - inSea * 8.5 + (gap < 120 ? shoal : 0)
  }).blur(2)
  const smooth = Grid.over(frame.w, frame.h, 2, (x, y) => grid.sample(x, y)).blur(2)
  picture.lay(shadeRelief(smooth, frame, { skin, low: 0, high: 4.5, deepest: -8, relief: 5, shade: 0.35 }))
  drawContours(
    d,
    smooth.map((v) => Math.min(v, 0.4)),
    frame,
    {
      interval: 0.5,
      every: 2,
      color: '#1f5666',
      opacity: 0.6,
      fine: 0.55,
      bold: 1,
      from: -9,
      labelColor: '#133c48',
      apart: 150,
    },
  )
  drawLevel(d, smooth, frame, 0, skin.ink, 1.8)
  const rng = prng(p.slug)
  const height = (q: Point): number => smooth.sample(q[0] - frame.x, q[1] - frame.y)
  trees(
    d,
    scatter(rng, frame, 430, 12, (q) => height(q) > 2.2 && q[1] > frame.y + 60),
    3.4,
    '#587347',
    '#a9bd8c',
    0.85,
  )
  // Sounding lines across the channel, every 25 m of boat; a depth every few.
  for (let s = 40; s < lengthOf(path) - 30; s += 27) {
    const { point, angle } = along(path, s)
    const cross: Point[] = []
    for (let t = -130; t <= 130; t += 5) {
      const q = polar(point, angle + Math.PI / 2 + 0.06, t)
      if (
        height(q) < -0.6 &&
        q[0] > frame.x + 6 &&
        q[0] < frame.x + frame.w - 6 &&
        q[1] < frame.y + frame.h - 6 &&
        q[1] > frame.y + 6
      )
        cross.push(q)
    }
    if (cross.length < 4) continue
    d.line([cross[0] ?? point, cross[cross.length - 1] ?? point], {
      stroke: skin.accent,
      width: 0.8,
      opacity: 0.8,
    })
    for (let i = 2; i < cross.length - 1; i += 6) {
      const q = cross[i]
      if (!q) continue
      const depth = -height(q)
      d.text([q[0] + 3, q[1] + 3], decimal(depth, 1), {
        size: 5.8,
        color: depth < 1.6 ? skin.accent : '#0d2f39',
        weight: 0.85,
        halo: depth < 4 ? '#c3dad4' : '#8fb9bd',
        haloWidth: 2,
      })
    }
  }
  d.line(
    path.filter((_, i) => i % 2 === 0).map((q, i): Point => [q[0] + Math.sin(i / 9) * 4, q[1] - 6]),
    { stroke: skin.ink, width: 1.4, dash: '18 6 4 6' },
  )
  for (const [u, v] of [
    [0.2, 0.56],
    [0.5, 0.6],
    [0.74, 0.58],
    [0.94, 0.5],
  ] as const)
    station(d, [frame.x + u * frame.w, frame.y + v * frame.h], 9, skin)
  areaName(d, [560, 835], 'OCÉAN ATLANTIQUE', '#123c48', 15, 0.02, 18)
  areaName(d, [430, 92], 'LAGUNE ABY', '#123c48', 12, 0.03, 12)
  areaName(d, [600, 600], 'Cordon sableux', '#5c4a24', 9, 0.02, 6, '#ecdcb0')
  const block = { x: frame.x + frame.w - 428, y: frame.y + 20, w: 408 }
  coordinateGrid(d, view, skin, { pixels: 200, keepOut: [{ x: block.x, y: block.y, w: block.w, h: 190 }] })
  cornerBlock(d, block, info(p, { scale: view.scale, metres: view.metres }), skin, false)
  northArrow(d, [frame.x + frame.w - 62, frame.y + frame.h - 70], 30, view.rotation, skin, true)
  return picture
}

/** Nine blocks of rubber trees in rows over shaded relief, the drone's lines and its ground targets. */
export const aboisso: Scene = (p) => {
  const skin = {
    ...PALE,
    land: [
      [0, '#c3cf9f'],
      [0.4, '#dbdcb3'],
      [0.75, '#ead9b6'],
      [1, '#d9b48e'],
    ] as const,
  }
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 2.5, 0)
  const grid = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 1.7,
    low: 18,
    high: 96,
    steps: 22,
    cut: 0.06,
    creep: 0.1,
    soften: 2,
  })
  picture.lay(shadeRelief(grid, frame, { skin, low: 18, high: 96, relief: 1.5, shade: 0.6 }))
  drawContours(d, grid, frame, { interval: 4, color: '#7a5a34', opacity: 0.35, labels: false })
  const bend = gradientNoise(`${p.slug}-limites`)
  const corner = (i: number, j: number): Point => [
    frame.x + 62 + i * 310 + 34 * bend(i * 1.7, j * 1.3 + 4),
    frame.y + 66 + j * 258 + 30 * bend(i * 1.3 + 9, j * 1.7),
  ]
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < 3; i++) {
      const raw: Point[] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      const cx = raw.reduce((s, q) => s + q[0] / 4, 0)
      const cy = raw.reduce((s, q) => s + q[1] / 4, 0)
      const ring = raw.map((q): Point => [q[0] + Math.sign(cx - q[0]) * 9, q[1] + Math.sign(cy - q[1]) * 9])
      const k = j * 3 + i
      const angle = [0.1, 0.5, -0.3, 1.1, 0.2, -0.6, 0.75, -0.1, 0.4][k] ?? 0
      const pitch = 8 + (k % 3) * 2
      const crown = [3, 2, 3.7, 1.8, 3.4, 2.5, 3.8, 2.8, 3.2][k] ?? 3
      d.polygon(ring, { fill: ['#9fb47f', '#b7c493', '#8fa974'][k % 3] ?? '#9fb47f', opacity: 0.55 })
      d.clipPolygon(ring, () => {
        const marks: Point[] = []
        for (let a = -26; a <= 26; a++) {
          for (let b = -34; b <= 34; b++) {
            if ((a * 31 + b * 17 + k * 7) % 23 === 0) continue
            const q = polar(polar([cx, cy], angle, a * pitch * 1.35), angle + Math.PI / 2, b * pitch * 0.72)
            if (Math.abs(q[0] - cx) < 190 && Math.abs(q[1] - cy) < 165) marks.push(q)
          }
        }
        d.path(marks.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`).join(''), {
          stroke: '#3f6240',
          width: crown * 1.5,
          opacity: 0.8,
        })
      })
      d.polygon(ring, { stroke: skin.ink, width: 1.3 })
      d.rect({ x: cx - 46, y: cy - 21, w: 92, h: 42 }, { fill: skin.paper, stroke: skin.ink, width: 0.9 })
      d.text([cx, cy - 3], `Bloc ${k + 1}`, { size: 9, color: skin.ink, align: 'middle' })
      d.text([cx, cy + 13], `${decimal(38.4 + ((k * 7) % 9) * 1.85, 1)} ha`, {
        size: 7.4,
        color: skin.soft,
        align: 'middle',
      })
    }
  }
  // Flight: strips there and back, photo centres, turns outside the blocks.
  const strips: Point[] = []
  for (let k = 0; k < 13; k++) {
    const y = frame.y + 40 + k * 68
    const ends: Point[] = [
      [frame.x + 34, y + 8],
      [frame.x + frame.w - 34, y - 14],
    ]
    strips.push(...(k % 2 ? ends.reverse() : ends))
  }
  d.line(chaikin(strips, 2), { stroke: skin.accent, width: 1.4 })
  const flown = chaikin(strips, 2)
  for (let s = 30; s < lengthOf(flown); s += 46) d.circle(along(flown, s).point, 2, { fill: skin.accent })
  const away = prng(p.slug)
  scatter(
    away,
    { x: frame.x + 30, y: frame.y + 30, w: frame.w - 60, h: frame.h - 60 },
    11,
    200,
    () => true,
  ).forEach((q, i) => {
    d.rect({ x: q[0] - 9, y: q[1] - 9, w: 18, h: 18 }, { fill: '#fffdf6', stroke: skin.ink, width: 1.2 })
    d.path(`M${q[0] - 9} ${q[1] - 9}h9v9h-9zM${q[0]} ${q[1]}h9v9h-9z`, { fill: skin.ink })
    label(d, q, `C${i + 1}`, skin, 8.5, 14, 4)
  })
  coordinateGrid(d, view, skin, { pixels: 200, crosses: false })
  columnBlock(
    d,
    { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h },
    info(p, { scale: view.scale, metres: view.metres }),
    skin,
    (box) => {
      d.line(
        [
          [box.x, box.y + 14],
          [box.x + 26, box.y + 14],
        ],
        { stroke: skin.accent, width: 1.6 },
      )
      d.text([box.x + 38, box.y + 18], 'Ligne de vol, prise de vue', { size: 8, color: skin.ink })
      d.path(`M${box.x + 4} ${box.y + 38}h8v8h-8zM${box.x + 12} ${box.y + 46}h8v8h-8z`, { fill: skin.ink })
      d.text([box.x + 38, box.y + 50], 'Cible au sol', { size: 8, color: skin.ink })
      northArrow(d, [box.x + box.w / 2, box.y + 150], 36, 0, skin)
    },
  )
  return picture
}
