import { chaikin, distance, offset, polar, type Point } from '../geometry.ts'
import { areaName, borne, drawContours, label, scatter, station } from '../mapParts.ts'
import { gradientNoise } from '../noise.ts'
import { DAY, NIGHT, PALE } from '../palette.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, SHEET, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { hills } from '../terrain.ts'
import { bandBlock, columnBlock, cornerBlock, northArrow } from '../titleBlock.ts'
import { delaunay, edgesOf, errorEllipse } from '../triangulation.ts'
import { decimal, View } from '../view.ts'

/** Twenty-four points in triangles above the chequerboard of the capital and its lakes. */
export const yamoussoukro: Scene = (p) => {
  const skin = PALE
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(318)
  const utm = utmOf(p)
  const view = new View(frame, utm, 8, 0)
  const rng = prng(p.slug)
  const terrain = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 1.8,
    low: 188,
    high: 247,
    steps: 12,
    cut: 0.03,
    creep: 0.2,
    soften: 5,
  })
  picture.lay(shadeRelief(terrain, frame, { skin, low: 188, high: 247, relief: 1.3, shade: 0.35 }))
  drawContours(d, terrain, frame, { interval: 5, color: '#9b7b58', opacity: 0.35, labels: false })
  d.clip(frame, () => {
    const at = ([x, y]: Point): Point => [
      frame.x + frame.w / 2 + x * Math.cos(0.2) - y * Math.sin(0.2),
      frame.y + frame.h / 2 + x * Math.sin(0.2) + y * Math.cos(0.2),
    ]
    const streets: Point[][] = []
    for (let k = -13; k <= 13; k++) {
      const reach = 380 - Math.abs(k) * 9
      streets.push(
        [at([k * 34, -reach * 0.86]), at([k * 34, reach * 0.86])],
        [at([-reach, k * 26]), at([reach, k * 26])],
      )
    }
    d.lines(streets, { stroke: '#fffaf0', width: 6 })
    d.lines(streets, { stroke: skin.ink, width: 0.7, opacity: 0.6 })
    d.lines(
      [
        [at([0, -420]), at([0, 420])],
        [at([-460, 0]), at([460, 0])],
      ],
      { stroke: skin.paper, width: 11 },
    )
    d.lines(
      [
        [at([0, -420]), at([0, 420])],
        [at([-460, 0]), at([460, 0])],
      ],
      { stroke: skin.ink, width: 1.1, opacity: 0.6 },
    )
    const wobble = gradientNoise(`${p.slug}-lacs`)
    for (const [x, y, rx, ry, a] of [
      [-110, 60, 92, 30, 0.3],
      [60, 92, 70, 26, -0.2],
      [176, 40, 60, 24, 0.5],
      [-226, 130, 54, 22, 0.1],
      [120, -120, 44, 20, 0.8],
    ] as const) {
      const ring = Array.from({ length: 70 }, (_, i): Point => {
        const t = (i / 70) * 2 * Math.PI
        const r = 1 + 0.34 * wobble(Math.cos(t) * 1.4 + x, Math.sin(t) * 1.4 + y)
        const ex = Math.cos(t) * rx * r
        const ey = Math.sin(t) * ry * r
        return at([x + Math.cos(a) * ex - Math.sin(a) * ey, y + Math.sin(a) * ex + Math.cos(a) * ey])
      })
      d.polygon(ring, { fill: '#a9c9ca', stroke: '#3f7f8a', width: 1.2 })
    }
  })
  const points = scatter(
    rng,
    { x: frame.x + 60, y: frame.y + 60, w: frame.w - 120, h: frame.h - 120 },
    24,
    148,
    () => true,
  )
  const triangles = delaunay(points)
  const edges = edgesOf(triangles).filter(
    ([a, b]) => distance(points[a] ?? [0, 0], points[b] ?? [0, 0]) < 420,
  )
  for (const t of triangles) {
    const ring = t.map((i) => points[i] ?? ([0, 0] as const))
    if (Math.max(...ring.map((q, i) => distance(q, ring[(i + 1) % 3] ?? q))) < 420)
      d.polygon(ring, { fill: skin.accent, opacity: 0.035 })
  }
  for (const [a, b] of edges)
    d.line([points[a] ?? [0, 0], points[b] ?? [0, 0]], { stroke: skin.accent, width: 1.3 })
  points.forEach((q, i) => {
    const near = edges.filter(([a, b]) => a === i || b === i).map(([a, b]) => points[a === i ? b : a] ?? q)
    const e = errorEllipse(q, near, 5, (l) => 2 + l / 30)
    d.ellipse(q, e.a * 7, e.b * 7, e.angle, { stroke: skin.ink, width: 1, fill: '#ffffff', opacity: 0.55 })
    d.ellipse(q, e.a * 7, e.b * 7, e.angle, { stroke: skin.ink, width: 0.9 })
    station(d, q, 9, skin)
    label(d, q, `Y${String(i + 1).padStart(2, '0')}`, skin, 8.5, 12, -8)
  })
  coordinateGrid(d, view, skin, { pixels: 180 })
  columnBlock(
    d,
    { x: frame.x + frame.w + 34, y: frame.y, w: 284, h: frame.h },
    info(p, { scale: view.scale, metres: view.metres }),
    skin,
    (box) => {
      station(d, [box.x + 12, box.y + 18], 9, skin)
      d.text([box.x + 36, box.y + 22], 'Point du réseau', { size: 8, color: skin.ink })
      d.ellipse([box.x + 12, box.y + 52], 13, 8, 0.5, { stroke: skin.ink })
      d.text([box.x + 36, box.y + 56], 'Ellipse d’erreur à 95 %', { size: 8, color: skin.ink })
      d.line(
        [
          [box.x, box.y + 86],
          [box.x + 24, box.y + 86],
        ],
        { stroke: skin.accent, width: 1.5 },
      )
      d.text([box.x + 36, box.y + 90], 'Ligne de base observée', { size: 8, color: skin.ink })
      d.text([box.x, box.y + 128], `${points.length} points · ${edges.length} lignes`, {
        size: 8,
        color: skin.soft,
      })
      northArrow(d, [box.x + box.w / 2, box.y + 205], 36, 0, skin)
    },
  )
  return picture
}

/** A mountain road in hairpins, its pairs of marks, dense contours over a strong relief. */
export const man: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = { x: 0, y: 0, w: SHEET.w, h: SHEET.h }
  const utm = utmOf(p)
  const grid = hills({
    seed: 'man-dent-7',
    w: frame.w,
    h: frame.h,
    features: 1.5,
    low: 310,
    high: 1180,
    steps: 34,
    cut: 0.1,
    creep: 0.07,
    rugged: 0.45,
    soften: 1,
    mesh: 3,
  })
  picture.lay(
    shadeRelief(grid, frame, {
      skin,
      low: 310,
      high: 1180,
      relief: 0.26,
      shade: 0.62,
      land: [
        [0, '#93ab86'],
        [0.3, '#b7c39c'],
        [0.55, '#dccfa2'],
        [0.78, '#cf9f78'],
        [1, '#f1e4d6'],
      ],
    }),
  )
  const block = { x: 46, y: SHEET.h - 46, w: 430 }
  const keepOut = [{ x: block.x, y: block.y - 190, w: block.w, h: 190 }]
  drawContours(d, grid, frame, {
    interval: 25,
    every: 4,
    color: '#40291c',
    opacity: 0.32,
    bold: 1.1,
    fine: 0.5,
    keepOut,
  })
  const route: Point[] = chaikin(
    [
      [1440, 190],
      [1330, 230],
      [1180, 170],
      [1090, 240],
      [1210, 300],
      [1240, 350],
      [1060, 330],
      [960, 300],
      [930, 370],
      [1040, 430],
      [1020, 480],
      [860, 430],
      [770, 440],
      [780, 510],
      [890, 560],
      [840, 610],
      [700, 560],
      [610, 590],
      [650, 680],
      [740, 720],
      [700, 780],
      [590, 760],
      [560, 830],
      [620, 960],
    ],
    4,
  )
  d.line(route, { stroke: skin.ink, width: 8 })
  d.line(route, { stroke: '#fbf6ea', width: 5.4 })
  d.line(route, { stroke: skin.accent, width: 1.2, dash: '9 5' })
  let travelled = 0
  let next = 40
  let pair = 0
  const marks: Point[] = []
  for (let i = 1; i < route.length; i++) {
    const a = route[i - 1] ?? [0, 0]
    const b = route[i] ?? a
    travelled += distance(a, b)
    if (travelled < next || pair >= 19) continue
    next += 114
    pair++
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    const one = polar(b, angle - Math.PI / 2, 24)
    const two = polar(polar(b, angle, 46), angle - Math.PI / 2 + 0.2, 26)
    d.line([one, two], { stroke: skin.accent, width: 1.6 })
    d.line([b, one], { stroke: skin.ink, width: 0.8, dash: '3 3' })
    borne(d, two, skin, 4.6)
    station(d, one, 9, skin)
    label(d, one, `M${String(pair).padStart(2, '0')}`, skin, 8.5, angle > 0 ? 12 : -12, -6)
    marks.push(one)
  }
  // GNSS base lines from pair to pair, and to two summits.
  const peaks: Point[] = (
    [
      [100, 90, 420, 420],
      [1060, 560, 260, 220],
    ] as const
  ).map(([x, y, w, h]) => {
    let best: Point = [x, y]
    for (let px = x; px < x + w; px += 6)
      for (let py = y; py < y + h; py += 6)
        if (grid.sample(px, py) > grid.sample(best[0], best[1])) best = [px, py]
    return best
  })
  for (const [i, m] of marks.entries()) {
    const other = marks[i + 2]
    if (other && i % 2 === 0)
      d.line([m, other], { stroke: skin.ink, width: 0.7, dash: '10 4', opacity: 0.75 })
    const peak = peaks[i % 2]
    if (peak && i % 4 < 2) d.line([m, peak], { stroke: skin.ink, width: 0.7, opacity: 0.55 })
  }
  peaks.forEach((q, i) => {
    d.circle(q, 17, { stroke: skin.ink, width: 1 })
    station(d, q, 12, skin)
    label(d, q, i === 0 ? 'Dent' : 'Signal Est', skin, 10, 22, -6)
  })
  d.path(`M0 0H${SHEET.w}V${SHEET.h}H0ZM30 30V${SHEET.h - 30}H${SHEET.w - 30}V30Z`, { fill: skin.paper })
  const view = new View({ x: 30, y: 30, w: SHEET.w - 60, h: SHEET.h - 60 }, utm, 10, 0)
  coordinateGrid(d, view, skin, { pixels: 200, keepOut })
  cornerBlock(d, block, info(p, { scale: view.scale, metres: view.metres }), skin)
  northArrow(d, [SHEET.w - 92, SHEET.h - 96], 30, 0, skin, true)
  return picture
}

/** Old and new points about Soubré by night, with the vectors that carry the old system onto the new. */
export const nawa: Scene = (p) => {
  const skin = NIGHT
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner(0, 92)
  const utm = utmOf(p)
  const view = new View(frame, utm, 100, 0)
  const rng = prng(p.slug)
  const grid = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 1.7,
    low: 40,
    high: 380,
    steps: 22,
    cut: 0.05,
    creep: 0.12,
    soften: 3,
  })
  picture.lay(shadeRelief(grid, frame, { skin, low: 40, high: 380, relief: 0.24, shade: 0.5 }))
  drawContours(d, grid, frame, { interval: 20, color: '#8fb39a', opacity: 0.22, labels: false, fine: 0.6 })
  const river = chaikin(
    [
      [900, -10],
      [930, 130],
      [850, 260],
      [890, 400],
      [790, 520],
      [830, 660],
      [760, 780],
      [780, 900],
    ].map(([x = 0, y = 0]): Point => [x, y]),
    4,
  )
  d.clip(frame, () => {
    d.line(river, { stroke: '#2f7484', width: 6 })
    d.line(offset(river, 3), { stroke: '#8cc4c6', width: 0.7, opacity: 0.6 })
  })
  const inset = { x: frame.x + 50, y: frame.y + 46, w: frame.w - 100, h: frame.h - 92 }
  const fresh = scatter(rng, inset, 38, 118, () => true)
  const edges = edgesOf(delaunay(fresh)).filter(
    ([a, b]) => distance(fresh[a] ?? [0, 0], fresh[b] ?? [0, 0]) < 330,
  )
  for (const [a, b] of edges)
    d.line([fresh[a] ?? [0, 0], fresh[b] ?? [0, 0]], { stroke: skin.ink, width: 0.9, opacity: 0.5 })
  const old = scatter(rng, inset, 47, 86, (q) => fresh.every((f) => distance(f, q) > 34))
  old.forEach((q, i) => {
    const found = i < 31
    const angle = 2.35 + (q[0] - 700) / 4200 + (q[1] - 400) / 2600
    const tip = polar(q, angle, 40 + (q[1] - 400) / 40)
    if (found) {
      d.line([q, tip], { stroke: skin.accent, width: 1.8 })
      d.line([polar(tip, angle + 2.7, 9), tip, polar(tip, angle - 2.7, 9)], {
        stroke: skin.accent,
        width: 1.8,
      })
    }
    d.rect(
      { x: q[0] - 4, y: q[1] - 4, w: 8, h: 8 },
      { fill: found ? skin.accent : skin.paper, stroke: skin.accent, width: 1.1 },
    )
  })
  fresh.forEach((q, i) => {
    d.circle(q, 11, { fill: skin.paper, opacity: 0.7 })
    station(d, q, 9, { ...skin, paper: '#f6f1e6', ink: '#f6f1e6' }, skin.paper)
    if (i % 2 === 0)
      d.text([q[0] + 13, q[1] - 5], `N${i + 1}`, {
        size: 7.5,
        color: skin.ink,
        halo: skin.paper,
        haloWidth: 3,
      })
  })
  areaName(d, [800, 470], 'SOUBRÉ', skin.ink, 12, 0, 8, skin.paper)
  areaName(d, [916, 205], 'Sassandra', '#8cc4c6', 9, 1.75, 5)
  const box = { x: frame.x + frame.w - 300, y: frame.y + 20, w: 280, h: 130 }
  d.rect(box, { fill: skin.paper, stroke: skin.soft, width: 1 })
  station(d, [box.x + 24, box.y + 30], 8, { ...skin, ink: '#f6f1e6' }, skin.paper)
  d.text([box.x + 46, box.y + 33], 'Borne neuve, GNSS statique', { size: 8, color: skin.ink })
  d.rect({ x: box.x + 20, y: box.y + 54, w: 8, h: 8 }, { fill: skin.accent })
  d.text([box.x + 46, box.y + 62], 'Point ancien retrouvé', { size: 8, color: skin.ink })
  d.line(
    [
      [box.x + 14, box.y + 92],
      [box.x + 36, box.y + 84],
    ],
    { stroke: skin.accent, width: 1.8 },
  )
  d.text([box.x + 46, box.y + 91], 'Vecteur de transformation', { size: 8, color: skin.ink })
  d.text([box.x + 46, box.y + 114], `${decimal(100, 0)} m : 25 mm`, { size: 7, color: skin.soft })
  coordinateGrid(d, view, skin, { pixels: 190, crossColor: skin.soft })
  bandBlock(
    d,
    { x: frame.x, y: SHEET.h - 92, w: frame.w, h: 70 },
    info(p, { scale: view.scale, title: 'Réseau géodésique de la Nawa' }),
    skin,
  )
  return picture
}
