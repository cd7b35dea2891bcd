import { z } from 'zod'
import { record } from '../../db/journal/journal.ts'
import { builder } from '../builder.ts'
import { between, integer } from '../content/fields/fields.ts'
import { checked, ValidationError } from '../errors.ts'
import { isUncropped, leastPart, mostDegrees, uncropped } from './crop.ts'
import { keyOf, mediaBy, MediaResult, orFieldError } from './libraryFile.ts'

const beyond = 'Le cadre dépasse l’image.'
const cropRules = z
  .object({
    quarterTurns: integer(0, 3),
    degrees: between(-mostDegrees, mostDegrees),
    left: between(0, 1),
    top: between(0, 1),
    width: between(leastPart, 1),
    height: between(leastPart, 1),
  })
  .refine(({ left, width }) => left + width <= 1.0001, { error: beyond, path: ['width'] })
  .refine(({ top, height }) => top + height <= 1.0001, { error: beyond, path: ['height'] })

const CropMediaInput = builder.inputType('CropMediaInput', {
  description: 'A picture and the part of its original to show; what is left out is as in the original.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media.' }),
    quarterTurns: t.int({ description: 'Quarter turns, clockwise: 0 to 3.' }),
    degrees: t.float({ description: 'Degrees, clockwise, after the turns: -15 to 15.' }),
    left: t.float({ description: 'Left side of what is kept: 0 to 1.' }),
    top: t.float({ description: 'Top of what is kept: 0 to 1.' }),
    width: t.float({ description: 'Width of what is kept, as a part of the whole: 0.05 to 1.' }),
    height: t.float({ description: 'Height of what is kept, as a part of the whole: 0.05 to 1.' }),
  }),
})

builder.mutationField('cropMedia', (t) =>
  t.field({
    type: MediaResult,
    description:
      'Makes a picture of a part of another, which stays. One use is given it by the input of its item, all by `replaceMedia`. Answers the original where nothing is turned or cut.',
    args: { input: t.arg({ type: CropMediaInput, required: true }) },
    resolve: async (_root, { input: { id, ...given } }, context) => {
      const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
      const crop = checked(cropRules, { ...uncropped, ...Object.fromEntries(named) })
      const file = await mediaBy(context, keyOf(id))
      if (file.kind !== 'image')
        throw new ValidationError([{ field: 'id', message: 'Seule une image se recadre.' }])
      const original = file.madeFrom === null ? file : await mediaBy(context, file.madeFrom)
      if (isUncropped(crop)) return { media: original }
      const addedBy = context.visitor.account?.nom ?? null
      const key = await orFieldError('id', context.files.storeCrop(original, crop, { addedBy }))
      await context.db.transaction((trx) =>
        record(trx, { act: 'cropMedia', redactedFields: [original.name] }),
      )
      return { media: await mediaBy(context, key) }
    },
  }),
)
