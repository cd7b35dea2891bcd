import { drawContours, drawLevel, label, scatter, spots, station, trees } from '../mapParts.ts'
import { along, chaikin, lengthOf, polar, type Point } from '../geometry.ts'
import { gradientNoise } from '../noise.ts'
import { DAY } from '../palette.ts'
import { prng } from '../prng.ts'
import { shadeRelief } from '../relief.ts'
import { info, inner, newSheet, utmOf, type Scene } from '../scene.ts'
import { coordinateGrid } from '../sheet.ts'
import { hills } from '../terrain.ts'
import { cornerBlock, northArrow } from '../titleBlock.ts'
import { View } from '../view.ts'

/** A rice valley: tight contours on the sides, a flat floor, one main thalweg, spot heights. */
export const bondoukou: Scene = (p) => {
  const skin = DAY
  const picture = newSheet(skin)
  const d = picture.drawing
  const frame = inner()
  const view = new View(frame, utmOf(p), 1, 0.14)
  const bend = gradientNoise(`${p.slug}-méandre`)
  const axis = (u: number): number => 0.52 - 0.16 * (u - 0.75) + 0.22 * bend(u * 1.1, 0.3)
  const grid = hills({
    seed: p.slug,
    w: frame.w,
    h: frame.h,
    features: 2.1,
    low: 331.5,
    high: 352,
    steps: 18,
    cut: 0.035,
    creep: 0.16,
    shape: (u, v) => Math.min(1.1, Math.abs(v - axis(u)) * 4.2) ** 1.7 - 0.25 * u,
  })
  picture.lay(shadeRelief(grid, frame, { skin, low: 331, high: 352, relief: 3.6, shade: 0.5 }))
  const block = { x: frame.x + 22, y: frame.y + frame.h - 22, w: 430 }
  const keepOut = [{ x: block.x, y: block.y - 190, w: block.w, h: 190 }]
  drawContours(d, grid, frame, {
    interval: 0.5,
    color: '#6d3a22',
    opacity: 0.5,
    fine: 0.6,
    bold: 1.2,
    keepOut,
    places: 1,
  })
  // The thalweg: the lowest ground near the valley's axis, column by column.
  const lowest = Array.from({ length: Math.ceil(frame.w / 24) + 1 }, (_, i): Point => {
    const x = i * 24
    const middle = axis(x / frame.h) * frame.h
    let best = middle
    for (let y = middle - 110; y <= middle + 110; y += 4)
      if (grid.sample(x, y) < grid.sample(x, best)) best = y
    return [x, best]
  })
  const thalweg = lowest.map(([x, y], i): Point => [
    x + frame.x,
    (y + (lowest[i - 1]?.[1] ?? y) + (lowest[i + 1]?.[1] ?? y)) / 3 + frame.y,
  ])
  d.clip(frame, () => {
    const line = chaikin(thalweg, 3)
    d.line(line, { stroke: '#3f7f8a', width: 4.4 })
    d.line(line, { stroke: '#cfe3df', width: 1.6 })
    for (let s = 60; s < lengthOf(line); s += 118) {
      // Dykes of the paddies, square to the flow.
      const { point, angle } = along(line, s)
      d.line([polar(point, angle + Math.PI / 2, 46), polar(point, angle - Math.PI / 2, 46)], {
        stroke: skin.ink,
        width: 1,
        dash: '7 4',
      })
    }
  })
  const rng = prng(p.slug)
  const low = (at: Point): number => grid.sample(at[0] - frame.x, at[1] - frame.y)
  const inset = { x: frame.x + 20, y: frame.y + 20, w: frame.w - 60, h: frame.h - 40 }
  trees(
    d,
    scatter(
      rng,
      inset,
      260,
      15,
      (at) => low(at) > 344.5 && !keepOut.some((b) => at[0] < b.x + b.w + 10 && at[1] > b.y - 10),
    ),
    3.6,
    '#4e6b44',
    '#a9bd8c',
    0.75,
  )
  spots(
    d,
    grid,
    frame,
    scatter(rng, inset, 95, 62, (at) => !keepOut.some((b) => at[0] < b.x + b.w + 40 && at[1] > b.y - 10)),
    skin,
    2,
  )
  coordinateGrid(d, view, skin, { keepOut, pixels: 200 })
  ;(
    [
      [0.17, 0.2],
      [0.42, 0.16],
      [0.72, 0.2],
      [0.9, 0.44],
      [0.78, 0.86],
      [0.47, 0.88],
    ] as const
  ).forEach(([u, v], i) => {
    const at: Point = [frame.x + u * frame.w, frame.y + v * frame.h]
    station(d, at, 9, skin)
    label(d, at, `B${i + 1}`, skin, 9, 12, 4)
  })
  drawLevel(d, grid, frame, 333.2, '#3f7f8a', 0.9)
  cornerBlock(d, block, info(p, { scale: view.scale, metres: view.metres }), skin)
  northArrow(d, [frame.x + frame.w - 58, frame.y + 62], 28, view.rotation, skin, true)
  return picture
}
