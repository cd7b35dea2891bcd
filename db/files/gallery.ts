import { z } from 'zod'

/** Greatest number of pictures of a gallery. */
export const mostPictures = 40

/** One picture of a gallery, as the column holds it: the key of its file, and what the editor says about it. */
export interface GalleryPicture {
  key: string
  legende: string | null
  alt: string | null
  /** Focal point in 0…1. */
  focalX: number | null
  focalY: number | null
  /** It shows how things were, and the next picture what became of them. */
  avant: boolean
}

const pictures: z.ZodType<GalleryPicture[]> = z.array(
  z.object({
    key: z.string(),
    legende: z.string().nullable(),
    alt: z.string().nullable(),
    focalX: z.number().nullable(),
    focalY: z.number().nullable(),
    avant: z.boolean(),
  }),
)

/** Pictures of a gallery, in their order, from its column. */
export function galleryOf(column: string | null): GalleryPicture[] {
  return column === null ? [] : pictures.parse(JSON.parse(column))
}
