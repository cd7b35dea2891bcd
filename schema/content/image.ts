import { findFiles } from '../../db/contentStore.ts'
import type { FileTable, FileVariant } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { belowLoader } from './nodes.ts'
import { numberIn, textIn } from './rowValues.ts'

/** A stored picture, and what one item says about it. */
interface ImageShape {
  file: FileTable
  variants: FileVariant[]
  alt: string | null
  focalX: number | null
  focalY: number | null
}

const ImageFormat = builder.enumType('ImageFormat', { values: ['AVIF', 'WEBP'] as const })

export const Image = builder.objectRef<ImageShape>('Image').implement({
  fields: (t) => ({
    url: t.string({
      description:
        'Root-relative, or for visitors absolute where a CDN sends pictures; WebP, the smallest at least `width` pixels wide, else the widest there is.',
      args: { width: t.arg.int() },
      resolve: ({ file, variants }, { width }, context) => {
        const webp = ofFormat(variants, 'webp')
        const best = webp.find((one) => one.width !== null && one.width >= (width ?? Infinity)) ?? webp.at(-1)
        return address(file, best ?? variants[0], context)
      },
    }),
    srcSet: t.string({
      nullable: true,
      description: 'Every width that exists in this format, for `srcset`.',
      args: { format: t.arg({ type: ImageFormat, required: true }) },
      resolve: ({ file, variants }, { format }, context) => {
        const all = ofFormat(variants, format === 'AVIF' ? 'avif' : 'webp')
        return all.map((one) => `${address(file, one, context)} ${one.width}w`).join(', ') || null
      },
    }),
    width: t.int({ resolve: ({ file }) => file.width ?? 0 }),
    height: t.int({ resolve: ({ file }) => file.height ?? 0 }),
    placeholder: t.string({
      nullable: true,
      description: 'A tiny picture as a data URI, to show meanwhile.',
      resolve: ({ file }) => file.placeholder,
    }),
    alt: t.exposeString('alt', { nullable: true }),
    focalX: t.exposeFloat('focalX', {
      nullable: true,
      description: 'From 0, the left, to 1: what a crop must keep.',
    }),
    focalY: t.exposeFloat('focalY', { nullable: true, description: 'From 0, the top, to 1.' }),
  }),
})

function ofFormat(variants: FileVariant[], format: FileVariant['format']): FileVariant[] {
  return variants.filter((one) => one.format === format).sort((a, b) => (a.width ?? 0) - (b.width ?? 0))
}

function address(file: FileTable, variant: FileVariant | undefined, context: Context): string {
  return `${placeOf(file, context)}/uploads/${file.key}/${variant?.file ?? ''}`
}

/** What a CDN does not get, this server alone shows: who is signed in sees that as well. */
function placeOf({ key }: FileTable, { lent, visitor, assetsUrl }: Context): string {
  if (lent?.keys.has(key)) return lent.below
  return visitor.account ? '' : assetsUrl
}

export interface PictureUse {
  key: string
  alt: string | null
  focalX: number | null
  focalY: number | null
}

/** Options of a field that is a picture, for `t.loadable`: the files of a whole list are read in one query. */
export const pictureOptions = {
  type: Image,
  nullable: true as const,
  loaderOptions: belowLoader,
  load: async (uses: PictureUse[], { db }: Context): Promise<(ImageShape | null)[]> => {
    const files = await findFiles(db.read, [...new Set(uses.map(({ key }) => key))])
    const byKey = new Map(files.map((file) => [file.key, file]))
    return uses.map(({ key, ...said }) => {
      const file = byKey.get(key)
      return file ? { ...said, file, variants: variantsOf(file) } : null
    })
  },
}

/** The same of a column that names a picture. */
export function pictureField(name: string) {
  return {
    ...pictureOptions,
    resolve: (row: object): PictureUse | null => {
      const key = textIn(row, name)
      if (key === null) return null
      return {
        key,
        alt: textIn(row, `${name}Alt`),
        focalX: numberIn(row, `${name}FocalX`),
        focalY: numberIn(row, `${name}FocalY`),
      }
    },
  }
}

function variantsOf(file: FileTable): FileVariant[] {
  const variants: FileVariant[] = JSON.parse(file.variants)
  return variants
}
