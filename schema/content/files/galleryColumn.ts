import { z } from 'zod'
import { mostPictures } from '../../../db/files/gallery.ts'
import type { Upload } from '../../context.ts'
import { missing } from '../../errors.ts'
import { flag, line, pictureFocal } from '../fields/fields.ts'
import type { GivenPicture } from './gallery.ts'
import { StoredFile } from './storedFile.ts'
import { isUpload } from './upload.ts'

const given: z.ZodType<GivenPicture[]> = z
  .array(
    z.object({
      image: z.custom<Upload | StoredFile>((value) => isUpload(value) || value instanceof StoredFile, {
        error: missing,
      }),
      legende: line.check.transform((text) => text ?? null),
      alt: line.check.transform((text) => text ?? null),
      focalX: pictureFocal.check.transform((part) => part ?? null),
      focalY: pictureFocal.check.transform((part) => part ?? null),
      avant: flag.check.nullish().transform((is) => is ?? false),
    }),
    { error: 'Une galerie est une liste d’images.' },
  )
  .max(mostPictures, { error: `Une galerie a ${mostPictures} images au plus.` })

/** Pictures of a work, in the order of its editor. */
export const gallery = {
  kind: 'gallery',
  nullable: true,
  check: given.nullish(),
  givenBy: 'creator',
  description: 'Further pictures of the work, in their order; `image` stays the first.',
} as const
