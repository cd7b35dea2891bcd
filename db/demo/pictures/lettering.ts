import { CEDILLA, DOTLESS, GLYPHS, MARKS } from './glyphs.ts'

/** Gap between letters, in tenths of the capital height. */
const GAP = 2.3

const TOKEN = /[MLHVCZ]|-?\d*\.?\d+/g

/** Scale and move a glyph path; only uniform scales are needed. */
function place(path: string, scale: number, dx: number, dy: number): string {
  let command = ''
  let index = 0
  const out: string[] = []
  for (const token of path.match(TOKEN) ?? []) {
    if (/[A-Z]/.test(token)) {
      command = token
      index = 0
      out.push(token)
      continue
    }
    const horizontal = command === 'H' || (command !== 'V' && index % 2 === 0)
    out.push(`${round(Number(token) * scale + (horizontal ? dx : dy))} `)
    index++
  }
  return out.join('')
}

const round = (v: number): number => Math.round(v * 100) / 100

interface Setting {
  readonly path: string
  readonly width: number
}

/** Sets one line of text; `size` is the height of the capitals. Width leaves out the last gap. */
export function setLine(text: string, size: number, spacing = 0): Setting {
  const scale = size / 10
  const gap = (GAP + spacing) * scale
  let x = 0
  let path = ''
  for (const sign of text.normalize('NFC')) {
    const [base = sign, mark] = [...sign.normalize('NFD')]
    const known = GLYPHS.get(sign)
    const glyph = known ?? (mark && mark !== '\u0327' ? DOTLESS.get(base) : undefined) ?? GLYPHS.get(base)
    if (!glyph) throw new Error(`Aucun tracé pour le caractère « ${sign} » dans « ${text} »`)
    path += place(glyph.path, scale, x, 0)
    if (!known && mark) {
      const middle = x + (glyph.width / 2) * scale
      if (mark === '\u0327') path += place(CEDILLA, scale, middle, 0)
      else
        path += place(MARKS.get(mark) ?? '', scale, middle, (base === base.toUpperCase() ? -10 : -7) * scale)
    }
    x += glyph.width * scale + gap
  }
  return { path, width: Math.max(0, x - gap) }
}

export const lineWidth = (text: string, size: number, spacing = 0): number =>
  setLine(text, size, spacing).width

/** Breaks a text at spaces so that no line is wider than `max`. */
export function wrap(text: string, size: number, max: number, spacing = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && lineWidth(longer, size, spacing) > max) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}
