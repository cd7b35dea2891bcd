import { createContextCache } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import DataLoader from 'dataloader'
import { findFiles } from '../../../db/content/contentStore.ts'
import type { FileVariant, Row } from '../../../db/tables.ts'
import { numberIn, textIn } from '../../../db/content/columnValues.ts'

import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { nestedListLoader } from '../nodes.ts'
import { readVariants } from '../../../db/jsonColumns.ts'
import { mediaId } from './storedFile.ts'

/** A stored picture, with one item's alt text and focal point. */
export interface ImageShape {
  use: string
  file: Row<'file'>
  variants: FileVariant[]
  alt: string | null
  focalX: number | null
  focalY: number | null
}

const ImageFormat = builder.enumType('ImageFormat', { values: ['AVIF', 'WEBP'] as const })

export const Image = builder.objectRef<ImageShape>('Image').implement({
  fields: (t) => ({
    id: t.id({
      description:
        'Use of a picture by one field of one item, with its own alt text and focal point. Not found by `node`.',
      resolve: ({ use }) => encodeGlobalID('Image', use),
    }),
    media: t.id({
      description: 'Id of the picture itself, whatever uses it: inputs take it in place of an upload.',
      resolve: ({ file }) => mediaId(file.key),
    }),
    url: t.string({
      description:
        'Address of a WebP file: the smallest that is at least `width` pixels wide, or the widest. Root-relative, but absolute for visitors where a CDN serves pictures.',
      args: { width: t.arg.int() },
      resolve: (image, { width }, context) => urlOf(image, width, context),
    }),
    srcSet: t.string({
      nullable: true,
      description: 'All widths that exist in this format, for `srcset`.',
      args: { format: t.arg({ type: ImageFormat, required: true }) },
      resolve: (image, { format }, context) => srcSetOf(image, format === 'AVIF' ? 'avif' : 'webp', context),
    }),
    isDrawing: t.boolean({
      description:
        'Whether it is drawn on light paper, as plans are: a dark page may turn its light, which would spoil a photograph. False until the server has looked at it.',
      resolve: ({ file }) => file.tone === 'drawing',
    }),
    width: t.int({ resolve: ({ file }) => file.width ?? 0 }),
    height: t.int({ resolve: ({ file }) => file.height ?? 0 }),
    placeholder: t.string({
      nullable: true,
      description: 'Tiny preview as a data URI, shown while the picture loads.',
      resolve: ({ file }) => file.placeholder,
    }),
    alt: t.exposeString('alt', { nullable: true }),
    focalX: t.exposeFloat('focalX', {
      nullable: true,
      description: 'Horizontal focal point that a crop keeps: 0 is the left, 1 the right.',
    }),
    focalY: t.exposeFloat('focalY', {
      nullable: true,
      description: 'Vertical focal point: 0 is the top, 1 the bottom.',
    }),
  }),
})

/** Name of the widest copy of a picture that every browser reads. */
export function widestCopy(variants: FileVariant[]): string {
  return (ofFormat(variants, 'webp').at(-1) ?? variants[0])?.file ?? ''
}

function urlOf({ file, variants }: StoredRow, width: number | null | undefined, context: Context): string {
  const webp = ofFormat(variants, 'webp')
  const best = webp.find((one) => one.width !== null && one.width >= (width ?? Infinity)) ?? webp.at(-1)
  return address(file, best ?? variants[0], context)
}

function srcSetOf(
  { file, variants }: StoredRow,
  format: FileVariant['format'],
  context: Context,
): string | null {
  const all = ofFormat(variants, format)
  return all.map((one) => `${address(file, one, context)} ${one.width}w`).join(', ') || null
}

/** What the tag of a picture says of it. */
export function pictureAttributes(stored: StoredRow, context: Context) {
  return {
    url: urlOf(stored, 960, context),
    avif: srcSetOf(stored, 'avif', context),
    webp: srcSetOf(stored, 'webp', context),
    width: stored.file.width ?? 0,
    height: stored.file.height ?? 0,
    isDrawing: stored.file.tone === 'drawing',
  }
}

function ofFormat(variants: FileVariant[], format: FileVariant['format']): FileVariant[] {
  return variants.filter((one) => one.format === format).sort((a, b) => (a.width ?? 0) - (b.width ?? 0))
}

function address(file: Row<'file'>, variant: FileVariant | undefined, context: Context): string {
  return `${placeOf(file, context)}/uploads/${file.key}/${variant?.file ?? ''}`
}

/** Administrators also see pictures that a CDN does not get, so all of theirs come from this server. */
function placeOf({ key }: Row<'file'>, { previewFiles, visitor, assetsUrl }: Context): string {
  if (previewFiles?.keys.has(key)) return previewFiles.below
  return visitor.account ? '' : assetsUrl
}

export interface PictureUse {
  /** Item and field that use the picture. */
  use: string
  key: string
  alt: string | null
  focalX: number | null
  focalY: number | null
}

type StoredRow = Pick<ImageShape, 'file' | 'variants'>

/** One loader an operation, so that one query reads the files of many lists. */
export const storedFiles = createContextCache(
  ({ db }: Context) =>
    new DataLoader<string, StoredRow | null>(async (keys) => {
      const files = await findFiles(db.read, [...new Set(keys)])
      const byKey = new Map(files.map((file) => [file.key, { file, variants: variantsOf(file) }]))
      return keys.map((key) => byKey.get(key) ?? null)
    }, nestedListLoader),
)

/** Picture as an item uses it; null where the item has none, or the file is gone. */
export async function pictureOf(use: PictureUse | null, context: Context): Promise<ImageShape | null> {
  if (!use) return null
  const { key, ...said } = use
  const stored = await storedFiles(context).load(key)
  return stored && { ...said, ...stored }
}

/** Columns that describe the picture in this column. */
export function pictureColumns(name: string): string[] {
  return [name, `${name}Alt`, `${name}FocalX`, `${name}FocalY`]
}

/** Use of the picture in this column of a row. */
export function pictureUse(row: object, name: string): PictureUse | null {
  const key = textIn(row, name)
  if (key === null) return null
  return {
    use: useOf(row, name),
    key,
    alt: textIn(row, `${name}Alt`),
    focalX: numberIn(row, `${name}FocalX`),
    focalY: numberIn(row, `${name}FocalY`),
  }
}

/** Name of the use of a picture by an item, or by its draft. */
export function useOf(row: object, name: string): string {
  const place = [textIn(row, 'table'), numberIn(row, 'id'), name]
  return [...place, ...('draft' in row ? ['draft'] : [])].join(':')
}

function variantsOf(file: Row<'file'>): FileVariant[] {
  return readVariants(file.variants)
}
