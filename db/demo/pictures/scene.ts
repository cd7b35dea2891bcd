import type { Box } from './geometry.ts'
import type { Skin } from './palette.ts'
import { Picture } from './picture.ts'
import type { SheetInfo } from './titleBlock.ts'
import { toUtm, type Utm } from './utm.ts'

/** What a sheet says of its project; taken from `projets.ts`, so that each text is in one place. */
export interface Project {
  readonly slug: string
  readonly nom: string
  readonly category: string
  readonly lieu: string
  readonly annee: string
  readonly latitude: number
  readonly longitude: number
  readonly number: number
}

export type Scene = (project: Project) => Picture

export const SHEET = { w: 1440, h: 960 } as const
/** Room for the coordinate figures round the map. */
export const MARGIN = 34

/** Names too long for a title block are cut at the first clause; the page carries the whole. */
export function shortTitle(name: string, max = 62): string {
  if (name.length <= max) return name
  const words = name.split(' ')
  let text = ''
  for (const word of words) {
    if (`${text} ${word}`.length > max) break
    text = text ? `${text} ${word}` : word
  }
  return text.replace(/ (et|de|du|des|le|la|les|à|pour)$/, '')
}

export const utmOf = (p: Project, forced?: { zone: number }): Utm => {
  const utm = toUtm(p.latitude, p.longitude)
  return forced && forced.zone !== utm.zone ? { ...utm, zone: forced.zone, epsg: 32600 + forced.zone } : utm
}

/** The category's label of the database keeps an old slip of the pen; on a drawing the word is spelt as it should be. */
const theme = (category: string): string => (category === 'Industruels' ? 'Industriel' : category)

export function info(p: Project, more: Partial<SheetInfo> = {}): SheetInfo {
  const { zone, epsg } = utmOf(p)
  return {
    number: p.number,
    title: shortTitle(p.nom),
    place: p.lieu,
    year: p.annee,
    theme: theme(p.category),
    zone,
    epsg,
    ...more,
  }
}

export const newSheet = (skin: Skin): Picture => new Picture(SHEET.w, SHEET.h, skin.paper)

export const inner = (right = 0, bottom = 0): Box => ({
  x: MARGIN,
  y: MARGIN,
  w: SHEET.w - 2 * MARGIN - right,
  h: SHEET.h - 2 * MARGIN - bottom,
})
