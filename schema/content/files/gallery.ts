import { galleryOf, mostPictures, type GalleryPicture } from '../../../db/files/gallery.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import { builder, type InputFields } from '../../builder.ts'
import type { Context, Upload } from '../../context.ts'
import { Image, type ImageShape, pictureOf, useOf } from './image.ts'
import type { StoredFile } from './storedFile.ts'

/** A picture of a gallery as an input gives it. */
export interface GivenPicture extends Omit<GalleryPicture, 'key'> {
  image: Upload | StoredFile
}

interface Shown {
  image: ImageShape
  legende: string | null
  avant: boolean
}

export const GalerieImage = builder.objectRef<Shown>('GalerieImage').implement({
  description: 'A picture of a gallery.',
  fields: (t) => ({
    image: t.expose('image', { type: Image }),
    legende: t.exposeString('legende', { nullable: true, description: 'Caption, in a line.' }),
    avant: t.exposeBoolean('avant', {
      description: 'True: it shows how things were before, and the next picture how they became.',
    }),
  }),
})

const GalerieImageInput = builder.inputType('GalerieImageInput', {
  description: 'A picture of a gallery.',
  fields: (t) => ({
    image: t.field({
      type: 'Upload',
      description: 'A new picture, or the id of a `Media`, such as `media` of an `Image`.',
    }),
    legende: t.string({ description: 'Caption, in a line.' }),
    alt: t.string({ description: 'What the picture shows, for who does not see it.' }),
    focalX: t.float({ description: 'Horizontal focal point that a crop keeps: 0 is the left, 1 the right.' }),
    focalY: t.float({ description: 'Vertical focal point: 0 is the top, 1 the bottom.' }),
    avant: t.boolean({
      description: 'True: it shows how things were before, and the next picture how they became.',
    }),
  }),
})

/** Field of an input with the pictures of a gallery. */
export function galleryInput(t: InputFields) {
  return t.field({
    type: [GalerieImageInput],
    description: `All pictures of the gallery in their order, at most ${mostPictures}; null removes them.`,
  })
}

/** Pictures of the gallery in this column of a row; one whose file is gone is left out. */
export async function galleryIn(row: object, name: string, context: Context): Promise<Shown[]> {
  const shown = await Promise.all(
    galleryOf(textIn(row, name)).map(async ({ legende, avant, ...picture }) => {
      const image = await pictureOf({ ...picture, use: useOf(row, `${name}:${picture.key}`) }, context)
      return image ? [{ image, legende, avant }] : []
    }),
  )
  return shown.flat()
}
