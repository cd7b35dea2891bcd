import { add, polar, type Point } from './geometry.ts'
import type { Drawing } from './svg.ts'

/** The trade's tools in line, drawn from the point of the ground under them; `s` is their height in pixels. */
export interface Tone {
  readonly ink: string
  readonly paper: string
  readonly accent: string
}

export function tripod(d: Drawing, foot: Point, s: number, tone: Tone): Point {
  const head: Point = [foot[0], foot[1] - s * 0.66]
  for (const dx of [-0.27, 0.25, 0.03]) {
    const end: Point = [foot[0] + dx * s, foot[1] + (dx === 0.03 ? 0.05 : 0) * s]
    d.line([head, end], { stroke: tone.ink, width: s * 0.026 })
    const knee: Point = [head[0] + (end[0] - head[0]) * 0.55, head[1] + (end[1] - head[1]) * 0.55]
    d.line([head, knee], { stroke: tone.ink, width: s * 0.046 })
  }
  d.rect({ x: head[0] - s * 0.09, y: head[1] - s * 0.035, w: s * 0.18, h: s * 0.045 }, { fill: tone.ink }, 2)
  return head
}

/** A total station on its tripod; returns the centre of its telescope. */
export function totalStation(d: Drawing, foot: Point, s: number, tone: Tone): Point {
  const head = tripod(d, foot, s, tone)
  const c: Point = [head[0], head[1] - s * 0.18]
  d.path(`M${c[0] - s * 0.075} ${head[1] - s * 0.035}v${-s * 0.045}h${s * 0.15}v${s * 0.045}z`, {
    fill: tone.ink,
  })
  d.path(
    `M${c[0] - s * 0.115} ${head[1] - s * 0.08}v${-s * 0.19}q0 ${-s * 0.035} ${s * 0.035} ${-s * 0.035}h${s * 0.16}q${s * 0.035} 0 ${s * 0.035} ${s * 0.035}v${s * 0.19}z`,
    { fill: tone.paper, stroke: tone.ink, width: s * 0.016 },
  )
  d.path(`M${c[0] - s * 0.05} ${head[1] - s * 0.285}v${-s * 0.03}h${s * 0.1}v${s * 0.03}`, {
    stroke: tone.ink,
    width: s * 0.018,
  })
  d.rect({ x: c[0] - s * 0.07, y: c[1] - s * 0.03, w: s * 0.2, h: s * 0.068 }, { fill: tone.ink }, s * 0.016)
  d.circle([c[0] + s * 0.12, c[1]], s * 0.034, { fill: tone.accent, stroke: tone.ink, width: s * 0.012 })
  d.rect(
    { x: c[0] - s * 0.08, y: head[1] - s * 0.135, w: s * 0.11, h: s * 0.04 },
    { fill: tone.ink, opacity: 0.8 },
    1,
  )
  return [c[0] + s * 0.12, c[1]]
}

/** A prism on its pole; returns the prism. */
export function prismPole(d: Drawing, foot: Point, s: number, tone: Tone): Point {
  const top = add(foot, 0, -s)
  d.line([foot, top], { stroke: tone.ink, width: s * 0.022 })
  for (let k = 0; k < 4; k++)
    d.line([add(foot, 0, -s * (0.1 + k * 0.2)), add(foot, 0, -s * (0.2 + k * 0.2))], {
      stroke: tone.accent,
      width: s * 0.022,
      cap: 'butt',
    })
  d.circle(add(top, 0, -s * 0.03), s * 0.055, { fill: tone.paper, stroke: tone.ink, width: s * 0.016 })
  d.circle(add(top, 0, -s * 0.03), s * 0.024, { fill: tone.accent })
  return add(top, 0, -s * 0.03)
}

/** A GNSS antenna on its pole or tripod; returns its phase centre. */
export function antenna(d: Drawing, at: Point, s: number, tone: Tone): Point {
  d.path(
    `M${at[0] - s * 0.5} ${at[1]}q${s * 0.02} ${-s * 0.42} ${s * 0.5} ${-s * 0.44}q${s * 0.48} ${s * 0.02} ${s * 0.5} ${s * 0.44}z`,
    { fill: tone.paper, stroke: tone.ink, width: s * 0.05 },
  )
  d.rect({ x: at[0] - s * 0.54, y: at[1], w: s * 1.08, h: s * 0.14 }, { fill: tone.ink }, 2)
  d.rect({ x: at[0] - s * 0.12, y: at[1] + s * 0.14, w: s * 0.24, h: s * 0.2 }, { fill: tone.ink })
  return add(at, 0, -s * 0.2)
}

/** A concrete boundary mark, with its cross. */
export function concreteMark(d: Drawing, foot: Point, s: number, tone: Tone): void {
  const w = s * 0.34
  const rise = s * 0.13
  const top = foot[1] - s
  const lean = w * 0.5
  d.polygon(
    [
      [foot[0] - w, foot[1]],
      [foot[0] - w * 0.78, top],
      [foot[0] + w * 0.78, top],
      [foot[0] + w, foot[1]],
    ],
    { fill: tone.paper, stroke: tone.ink, width: s * 0.022 },
  )
  d.polygon(
    [
      [foot[0] + w, foot[1]],
      [foot[0] + w * 0.78, top],
      [foot[0] + w * 0.78 + lean, top - rise],
      [foot[0] + w + lean, foot[1] - rise],
    ],
    { fill: tone.ink, opacity: 0.85 },
  )
  d.polygon(
    [
      [foot[0] - w * 0.78, top],
      [foot[0] + w * 0.78, top],
      [foot[0] + w * 0.78 + lean, top - rise],
      [foot[0] - w * 0.78 + lean, top - rise],
    ],
    { fill: tone.paper, stroke: tone.ink, width: s * 0.022 },
  )
  const c: Point = [foot[0] + lean / 2, top - rise / 2]
  d.line([polar(c, 0, w * 0.5), polar(c, Math.PI, w * 0.5)], { stroke: tone.accent, width: s * 0.03 })
  d.line([add(c, -lean * 0.35, rise * 0.35), add(c, lean * 0.35, -rise * 0.35)], {
    stroke: tone.accent,
    width: s * 0.03,
  })
}

/** A four-rotor drone seen from the side. */
export function drone(d: Drawing, c: Point, s: number, tone: Tone): void {
  d.rect({ x: c[0] - s * 0.22, y: c[1] - s * 0.09, w: s * 0.44, h: s * 0.18 }, { fill: tone.ink }, s * 0.07)
  d.line(
    [
      add(c, -s * 0.62, -s * 0.12),
      add(c, -s * 0.2, -s * 0.02),
      add(c, s * 0.2, -s * 0.02),
      add(c, s * 0.62, -s * 0.12),
    ],
    { stroke: tone.ink, width: s * 0.06 },
  )
  for (const side of [-1, 1]) {
    d.line([add(c, side * s * 0.62, -s * 0.08), add(c, side * s * 0.62, -s * 0.2)], {
      stroke: tone.ink,
      width: s * 0.09,
    })
    d.ellipse(add(c, side * s * 0.62, -s * 0.22), s * 0.36, s * 0.035, 0, { fill: tone.ink, opacity: 0.55 })
    d.line([add(c, side * s * 0.14, s * 0.08), add(c, side * s * 0.26, s * 0.26)], {
      stroke: tone.ink,
      width: s * 0.035,
    })
  }
  d.circle(add(c, 0, s * 0.13), s * 0.085, { fill: tone.accent, stroke: tone.ink, width: s * 0.03 })
}

/** A standing person in silhouette, told by posture only. `arm` is where the near hand rests, from the foot. */
export function figure(
  d: Drawing,
  foot: Point,
  s: number,
  pose: {
    readonly lean?: number
    readonly hand?: Point
    readonly other?: Point
    readonly hat?: boolean
    readonly dress?: boolean
    readonly facing?: 1 | -1
  },
  ink: string,
  accent: string,
): void {
  const { lean = 0, hat = true, dress = false, facing = 1 } = pose
  const hip: Point = [foot[0] + lean * s * 0.2, foot[1] - s * 0.47]
  const neck: Point = [foot[0] + lean * s * 0.75, foot[1] - s * 0.82]
  const head: Point = [neck[0] + lean * s * 0.12 + facing * s * 0.012, neck[1] - s * 0.085]
  if (dress)
    d.polygon(
      [
        add(hip, -s * 0.085, 0),
        add(hip, s * 0.085, 0),
        add(foot, s * 0.15, -s * 0.1),
        add(foot, -s * 0.15, -s * 0.1),
      ],
      { fill: ink, stroke: ink, width: s * 0.02 },
    )
  d.line([add(hip, -s * 0.04, 0), add(foot, -s * 0.075, 0)], { stroke: ink, width: s * 0.078 })
  d.line([add(hip, s * 0.04, 0), add(foot, s * 0.07, 0)], { stroke: ink, width: s * 0.078 })
  d.line([add(foot, -s * 0.075, 0), add(foot, -s * 0.075 + facing * s * 0.06, 0)], {
    stroke: ink,
    width: s * 0.045,
  })
  d.line([add(foot, s * 0.07, 0), add(foot, s * 0.07 + facing * s * 0.06, 0)], {
    stroke: ink,
    width: s * 0.045,
  })
  d.polygon(
    [
      add(hip, -s * 0.085, s * 0.02),
      add(neck, -s * 0.125, s * 0.045),
      add(neck, -s * 0.03, -s * 0.02),
      add(neck, s * 0.03, -s * 0.02),
      add(neck, s * 0.125, s * 0.045),
      add(hip, s * 0.085, s * 0.02),
    ],
    { fill: ink, stroke: ink, width: s * 0.03 },
  )
  const arm = (shoulder: Point, hand: Point, bend: number): void => {
    const middle: Point = [
      (shoulder[0] + hand[0]) / 2 + bend * s * 0.05,
      (shoulder[1] + hand[1]) / 2 + s * 0.05,
    ]
    d.line([shoulder, middle, hand], { stroke: ink, width: s * 0.058 })
  }
  arm(add(neck, facing * s * 0.1, s * 0.06), pose.hand ?? add(hip, facing * s * 0.13, s * 0.06), -facing)
  arm(add(neck, -facing * s * 0.1, s * 0.06), pose.other ?? add(hip, -facing * s * 0.14, s * 0.06), -facing)
  d.line([neck, head], { stroke: ink, width: s * 0.05 })
  d.ellipse(head, s * 0.052, s * 0.066, lean * 0.6, { fill: ink })
  if (hat) {
    d.path(`M${head[0] - s * 0.064} ${head[1] - s * 0.02}a${s * 0.064} ${s * 0.06} 0 0 1 ${s * 0.128} 0z`, {
      fill: accent,
    })
    d.line(
      [
        add(head, -s * 0.07 + (facing > 0 ? 0 : -s * 0.03), -s * 0.02),
        add(head, s * 0.07 + (facing > 0 ? s * 0.03 : 0), -s * 0.02),
      ],
      { stroke: accent, width: s * 0.018 },
    )
  }
  // The safety vest's band.
  d.line([add(neck, -s * 0.1, s * 0.17), add(neck, s * 0.1, s * 0.17)], {
    stroke: accent,
    width: s * 0.026,
    cap: 'butt',
  })
}
