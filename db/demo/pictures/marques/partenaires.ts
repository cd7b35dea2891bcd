import { lineWidth, wrap } from '../lettering.ts'
import { Drawing, polar, type Point } from '../svg.ts'

const INK = '#10201b'

/** One sober sign for each name, drawn in a 120 px square about `c`; ink only. */
const SIGNS: readonly ((d: Drawing, c: Point) => void)[] = [
  // Three lagoons: three interlaced shores.
  (d, c) =>
    [0, 1, 2].forEach((i) =>
      d.ellipse([c[0], c[1] + (i - 1) * 30], 54, 21, -0.12, { stroke: INK, width: 6 }),
    ),
  // A truss over a river.
  (d, c) => {
    d.path(`M${c[0] - 58} ${c[1] + 22}V${c[1] - 30}H${c[0] + 58}V${c[1] + 22}Z`, { stroke: INK, width: 6 })
    d.path(`M${c[0] - 58} ${c[1] + 22}l29 -52l29 52l29 -52l29 52`, { stroke: INK, width: 5 })
    d.path(`M${c[0] - 58} ${c[1] + 50}q19 -14 38.6 0t38.6 0t38.6 0`, { stroke: INK, width: 5 })
  },
  // A bore through strata.
  (d, c) => {
    for (let i = 0; i < 4; i++)
      d.path(`M${c[0] - 54} ${c[1] - 22 + i * 24}q27 ${i % 2 ? 12 : -12} 54 0t54 0`, {
        stroke: INK,
        width: 5,
      })
    d.line(
      [
        [c[0], c[1] - 58],
        [c[0], c[1] + 40],
      ],
      { stroke: INK, width: 9 },
    )
    d.polygon(
      [
        [c[0] - 10, c[1] + 38],
        [c[0] + 10, c[1] + 38],
        [c[0], c[1] + 60],
      ],
      { fill: INK },
    )
  },
  // Blocks and a rising sun in the east.
  (d, c) => {
    for (const [x, y] of [
      [-54, -2],
      [-16, -2],
      [-54, 32],
      [-16, 32],
      [22, 32],
    ] as const)
      d.rect({ x: c[0] + x, y: c[1] + y, w: 30, h: 26 }, { fill: INK })
    d.circle([c[0] + 36, c[1] - 26], 20, { stroke: INK, width: 6 })
  },
  // The filao: a needle tree in an oval seal.
  (d, c) => {
    d.ellipse(c, 46, 58, 0, { stroke: INK, width: 5 })
    d.line(
      [
        [c[0], c[1] - 42],
        [c[0], c[1] + 42],
      ],
      { stroke: INK, width: 5 },
    )
    for (let i = 0; i < 6; i++) {
      const y = c[1] - 28 + i * 11
      d.line(
        [
          [c[0], y],
          [c[0] - 8 - i * 3.4, y + 12],
        ],
        { stroke: INK, width: 4 },
      )
      d.line(
        [
          [c[0], y],
          [c[0] + 8 + i * 3.4, y + 12],
        ],
        { stroke: INK, width: 4 },
      )
    }
  },
  // A school of brigades: staff, triangle, open book.
  (d, c) => {
    d.polygon([polar(c, -Math.PI / 2, 58), polar(c, Math.PI / 6, 50), polar(c, (5 * Math.PI) / 6, 50)], {
      stroke: INK,
      width: 6,
    })
    d.path(
      `M${c[0]} ${c[1] + 14}v44M${c[0]} ${c[1] + 52}q-28 -14 -58 -2v-20M${c[0]} ${c[1] + 52}q28 -14 58 -2v-20`,
      { stroke: INK, width: 5 },
    )
    d.circle([c[0], c[1] - 6], 8, { fill: INK })
  },
  // A levelling staff and a bubble.
  (d, c) => {
    d.rect({ x: c[0] - 50, y: c[1] - 58, w: 30, h: 116 }, { stroke: INK, width: 5 })
    for (let i = 0; i < 6; i++)
      d.rect({ x: i % 2 ? c[0] - 35 : c[0] - 50, y: c[1] - 56 + i * 19, w: 15, h: 19 }, { fill: INK })
    d.rect({ x: c[0] - 6, y: c[1] - 18, w: 64, h: 34 }, { stroke: INK, width: 5 }, 17)
    d.circle([c[0] + 26, c[1] - 1], 9, { fill: INK })
  },
  // A folded sheet of map with a tree of the savannah.
  (d, c) => {
    d.path(
      `M${c[0] - 56} ${c[1] - 34}l37 -14l38 14l37 -14v84l-37 14l-38 -14l-37 14zM${c[0] - 19} ${c[1] - 48}v84M${c[0] + 19} ${c[1] - 34}v84`,
      { stroke: INK, width: 5 },
    )
    d.circle([c[0], c[1] - 4], 12, { fill: INK })
    d.line(
      [
        [c[0], c[1]],
        [c[0], c[1] + 30],
      ],
      { stroke: INK, width: 5 },
    )
  },
]

/** The mark of the partner at this place of the list: a sign, and the name beside it. */
export function partnerMark(name: string, index: number): Drawing {
  const d = new Drawing(480, 240)
  SIGNS[index % SIGNS.length]?.(d, [92, 120])
  const caps = index % 3 === 1
  const shown = caps ? name.toUpperCase() : name
  const fits = (size: number): boolean => {
    const lines = wrap(shown, size, 280)
    return lines.length <= 3 && lines.every((line) => lineWidth(line, size) <= 282)
  }
  const size = [27, 24, 21, 18].find(fits) ?? 17
  const lines = wrap(shown, size, 280)
  const pen = { stroke: INK, width: size * (index % 2 ? 0.1 : 0.15) }
  lines.forEach((line, i) => {
    const y = 120 + size / 2 + (i - (lines.length - 1) / 2) * size * 1.75
    d.text([176, y], line, caps ? size * 0.84 : size, pen, caps ? 1.4 : 0)
  })
  return d
}
