import { isDeepStrictEqual } from 'node:util'
import { listColumn } from '../../files/fileList.ts'
import { galleryOf, type GalleryPicture } from '../../files/gallery.ts'

/** A picture of a gallery of the demo. */
export interface DemoPicture {
  /** The name of a picture in the manifest. */
  readonly image: string
  readonly legende: string | null
  readonly alt: string
  readonly avant: boolean
}

/** The column of a gallery, whose pictures are stored under these keys. */
export async function demoColumn(
  galerie: readonly DemoPicture[],
  store: (name: string) => Promise<string>,
): Promise<string | null> {
  const stored: GalleryPicture[] = []
  for (const { image, legende, alt, avant } of galerie)
    stored.push({ key: await store(image), legende, alt, focalX: null, focalY: null, avant })
  return listColumn(stored)
}

/** Whether a column holds the gallery that a sample has, if it has any. */
export function isDemoColumn(
  column: string | null,
  sample: unknown,
  names: ReadonlyMap<string, string>,
): boolean {
  const written = galleryOf(column).map(({ key, ...said }) => ({ ...said, image: names.get(key) ?? key }))
  const drawn = Array.isArray(sample)
    ? sample.map((one: object) => ({ ...one, focalX: null, focalY: null }))
    : []
  return isDeepStrictEqual(written, drawn)
}
