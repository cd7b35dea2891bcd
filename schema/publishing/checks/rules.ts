import type { CheckRule } from '../../../db/tables.ts'
import { galleryOf, type GalleryPicture } from '../../../db/files/gallery.ts'
import { picturesInText } from '../../../db/files/textPictures.ts'
import { plainText } from '../../../db/content/searchText.ts'
import { numberIn, textIn } from '../../../db/content/columnValues.ts'
import type { Column, Columns } from '../../content/columns.ts'
import { proseChecks } from '../../content/fields/fields.ts'
import { inFrench, richInFrench } from './typography.ts'

export const rules = [
  'IMAGE_ALT',
  'IMAGE_SIZE',
  'LINK',
  'PLACEHOLDER',
  'SUMMARY',
  'POSITION',
  'HEADINGS',
  'TYPOGRAPHY',
  'LEGAL',
] as const satisfies readonly CheckRule[]

/** Advice on a field. */
export interface Remark {
  field: string
  rule: (typeof rules)[number]
  message: string
  /** Suggested value of the whole field. */
  correction: string | null
}

/** An item as it would be published, with facts about what it refers to. */
export interface Subject {
  columns: Columns
  values: object
  /** Widths of the pictures, by key. */
  widths: ReadonlyMap<string, number>
  /** Faults that a visitor finds at addresses of the site. */
  deadLinks: ReadonlyMap<string, string>
}

type Rule = (name: string, column: Column, subject: Subject) => Omit<Remark, 'field'> | null

/** What the law asks a site to say of its firm (laws 2013-450 and 2013-546, OHADA company law), and how it is missed. */
const legal: Readonly<Record<string, string>> = {
  rccm: 'Le numéro RCCM manque aux mentions légales.',
  compteContribuable: 'Le compte contribuable manque aux mentions légales.',
  directeurPublication: 'Le directeur de la publication manque aux mentions légales.',
  hebergeur: 'L’hébergeur du site manque aux mentions légales.',
  declarationArtci: 'Le numéro de la déclaration à l’ARTCI manque à la politique de confidentialité.',
}

const tellings = new Set(['image'])
/** Width in pixels of the largest place that shows a picture. */
const leastWidths: Readonly<Record<string, number>> = {
  image: 960,
  photo: 320,
  logo: 200,
  symbole: 180,
  partage: 600,
}
/** Width at which a picture of a gallery fills the viewer on a phone. */
const leastGalleryWidth = 640
const summaries: Readonly<Record<string, number>> = { resume: 320, resultat: 320 }
const placeholder =
  /lorem ipsum|(?<![\p{L}\p{N}])(?:à (?:compléter|remplacer|définir|rédiger)|texte (?:ici|à venir)|todo|tbd|x{3,})(?![\p{L}\p{N}])/iu
/** Bounds of the country and its waters, in degrees. */
const country = { latitude: [4.1, 10.8], longitude: [-8.7, -2.4] } as const satisfies Record<
  string,
  [number, number]
>

const byRule: Readonly<Record<(typeof rules)[number], Rule>> = {
  IMAGE_ALT: (name, { kind, isRich }, { values }) => {
    if (isRich) {
      const found = placesInText(textIn(values, name))
      if (found.length === 0) return null
      return said(
        'IMAGE_ALT',
        `${atPlaces(found, 'Texte')} sans description, qui ne voit pas n’en saura rien.`,
      )
    }
    if (kind === 'gallery') {
      const found = placesIn(values, name, ({ alt }) => !alt)
      if (found.length === 0) return null
      return said('IMAGE_ALT', `${atPlaces(found)} sans description, qui ne voit pas n’en saura rien.`)
    }
    return kind === 'picture' && tellings.has(name) && textIn(values, name) && !textIn(values, `${name}Alt`)
      ? said('IMAGE_ALT', 'L’image n’a pas de description\u00a0: qui ne la voit pas n’en saura rien.')
      : null
  },
  IMAGE_SIZE: (name, { kind }, { values, widths }) => {
    if (kind === 'gallery') {
      const found = placesIn(values, name, ({ key }) => (widths.get(key) ?? Infinity) < leastGalleryWidth)
      if (found.length === 0) return null
      const enlarged = found.length === 1 ? 'agrandie' : 'agrandies'
      return said(
        'IMAGE_SIZE',
        `${atPlaces(found)} moins de ${leastGalleryWidth} pixels de large, c’est peu une fois ${enlarged}.`,
      )
    }
    const width = kind === 'picture' ? widths.get(textIn(values, name) ?? '') : undefined
    const least = leastWidths[name] ?? 0
    if (width === undefined || width >= least) return null
    return said(
      'IMAGE_SIZE',
      `L’image est petite pour sa place\u00a0: ${width} pixels de large sur ${least}.`,
    )
  },
  LINK: (name, column, { values, deadLinks }) => {
    const dead = linksIn(name, column, values).find((href) => deadLinks.has(href))
    return dead === undefined ? null : said('LINK', `Le lien ${dead} ${deadLinks.get(dead)}.`)
  },
  PLACEHOLDER: (name, column, { values }) => {
    const [found] = placeholder.exec(textOf(name, column, values)) ?? []
    return found ? said('PLACEHOLDER', `Il reste un texte provisoire\u00a0: «\u00a0${found}\u00a0».`) : null
  },
  SUMMARY: (name, column, { values }) => {
    const most = summaries[name]
    if (most === undefined || !isText(column)) return null
    const { length } = textOf(name, column, values)
    if (length === 0) return said('SUMMARY', 'Il est vide\u00a0: les listes n’auront rien à montrer.')
    return length > most
      ? said('SUMMARY', `Il est long\u00a0: ${length} caractères, quand ${most} suffisent à deux phrases.`)
      : null
  },
  POSITION: (name, _column, { values }) => {
    if (name !== 'latitude' && name !== 'longitude') return null
    const other = name === 'latitude' ? 'longitude' : 'latitude'
    const value = numberIn(values, name)
    if (value === null || isWithin(value, country[name])) return null
    const isSwapped = isWithin(value, country[other]) && isWithin(numberIn(values, other), country[name])
    return said(
      'POSITION',
      isSwapped
        ? 'La latitude et la longitude semblent échangées.'
        : 'Cette position est hors de Côte d’Ivoire.',
    )
  },
  HEADINGS: (name, column, { values }) => {
    if (!isRich(column)) return null
    const levels = [...(textIn(values, name) ?? '').matchAll(/<h([2-6])/g)].map(([, level]) => Number(level))
    const jump = levels.find((level, n) => n > 0 && level > (levels[n - 1] ?? level) + 1)
    return jump === undefined ? null : said('HEADINGS', 'Les titres sautent un niveau.')
  },
  TYPOGRAPHY: (name, column, { values }) => {
    const text = textIn(values, name)
    // A category's name is corrected in the category itself.
    if (text === null || !isText(column) || name === 'category') return null
    const correction = isRich(column) ? richInFrench(text) : inFrench(text)
    if (correction === text) return null
    const message = 'Des guillemets, apostrophes ou espaces ne sont pas ceux du français.'
    return { rule: 'TYPOGRAPHY', message, correction }
  },
  LEGAL: (name, _column, { values }) => {
    const missed = legal[name]
    return missed !== undefined && textIn(values, name) === null ? said('LEGAL', missed) : null
  },
}

function isWithin(value: number | null, [least, most]: readonly [number, number]): boolean {
  return value !== null && value >= least && value <= most
}

function said(rule: Remark['rule'], message: string): Omit<Remark, 'field'> {
  return { rule, message, correction: null }
}

function isRich(column: Column): boolean {
  return column.isRich === true
}

function isText(column: Column): boolean {
  return isRich(column) || (column.check !== undefined && proseChecks.has(column.check))
}

function textOf(name: string, column: Column, values: object): string {
  const text = isText(column) ? (textIn(values, name) ?? '') : ''
  return (isRich(column) ? plainText(text) : text).trim()
}

/** Addresses of this site that a field links to. */
function linksIn(name: string, column: Column, values: object): string[] {
  const text = textIn(values, name) ?? ''
  const all = isRich(column)
    ? [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    : name === 'lien'
      ? [text]
      : []
  return all.filter((href) => /^\/(?!\/)/.test(href))
}

/** All addresses of this site that an item links to. */
export function linksOf(columns: Columns, values: object): string[] {
  return Object.entries(columns).flatMap(([name, column]) => linksIn(name, column, values))
}

/** Advice before an item is published, field by field. */
export function remarksOn(subject: Subject): Remark[] {
  return Object.entries(subject.columns).flatMap(([field, column]) =>
    rules.flatMap((rule) => {
      const remark = byRule[rule](field, column, subject)
      return remark ? [{ field, ...remark }] : []
    }),
  )
}

const list = new Intl.ListFormat('fr')

/** Places, from 1, of the pictures of a gallery that are so. */
function placesIn(values: object, name: string, isSo: (picture: GalleryPicture) => boolean): string[] {
  return galleryOf(textIn(values, name)).flatMap((picture, n) => (isSo(picture) ? [String(n + 1)] : []))
}

/** Places, from 1, of the pictures of a rich text that have no description. */
function placesInText(html: string | null): string[] {
  return picturesInText(html).flatMap(({ alt }, n) => (alt === '' ? [String(n + 1)] : []))
}

/** « Galerie, images 3 et 5 : ». */
function atPlaces(places: readonly string[], where = 'Galerie'): string {
  return `${where}, ${places.length === 1 ? 'image' : 'images'} ${list.format(places)}\u00a0:`
}
