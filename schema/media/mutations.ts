import { z } from 'zod'
import { searchOf } from '../../db/files/library.ts'
import { record } from '../../db/journal/journal.ts'
import { builder } from '../builder.ts'
import { line, requiredLine } from '../content/fields/fields.ts'
import { isPdf, pdfHead } from '../content/files/pdf.ts'
import { StoredFile } from '../content/files/storedFile.ts'
import { headOf } from '../content/files/upload.ts'
import { badRequest, checked } from '../errors.ts'
import { keyOf, lockFile, mediaBy, MediaResult, requiredFile, storeForLibrary } from './libraryFile.ts'

const AddMediaInput = builder.inputType('AddMediaInput', {
  fields: (t) => ({
    file: t.field({
      type: 'Upload',
      description:
        'Picture: PNG, JPEG, WebP, AVIF or GIF, at most 10 MB and 50 megapixels (AVIF: 20). Or a PDF, at most 10 MB.',
    }),
    alt: t.string({ description: 'What it shows: the description that a new use begins with.' }),
  }),
})

builder.mutationField('addMedia', (t) =>
  t.field({
    type: MediaResult,
    description:
      'Adds a picture or PDF to the library, where it stays until it is erased. The same bytes sent again are the same file.',
    args: { input: t.arg({ type: AddMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { alt } = checked(z.object({ alt: line.check }), { alt: input.alt })
      const file = requiredFile(input.file)
      if (file instanceof StoredFile) throw badRequest('Un fichier est attendu.')
      const kind = isPdf(await headOf(file, pdfHead)) ? 'document' : 'image'
      const key = await storeForLibrary(file, kind, true, context)
      await context.db.transaction(async (trx) => {
        const { name, ...stored } = await lockFile(trx, key)
        if (alt && stored.alt !== alt)
          await trx
            .updateTable('file')
            .set({ alt, search: searchOf({ name, alt }) })
            .where('key', '=', key)
            .execute()
        await record(trx, { act: 'addMedia', redactedFields: [name] })
      })
      return { media: await mediaBy(context, key) }
    },
  }),
)

const UpdateMediaInput = builder.inputType('UpdateMediaInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media.' }),
    name: t.string({ description: 'What it is called.' }),
    alt: t.string({ description: 'What it shows; null where that is not said.' }),
  }),
})

builder.mutationField('updateMedia', (t) =>
  t.field({
    type: MediaResult,
    description:
      'Changes what a file of the library is called, and the description that a new use begins with. Present uses keep theirs.',
    args: { input: t.arg({ type: UpdateMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const given = checked(z.object({ name: requiredLine.check.optional(), alt: line.check }), {
        name: input.name ?? undefined,
        alt: input.alt,
      })
      const key = keyOf(input.id)
      await context.db.transaction(async (trx) => {
        const file = await lockFile(trx, key)
        const after = {
          name: given.name ?? file.name,
          alt: given.alt === undefined ? file.alt : given.alt,
        }
        if (after.name === file.name && after.alt === file.alt) return
        await trx
          .updateTable('file')
          .set({ ...after, search: searchOf(after) })
          .where('key', '=', key)
          .execute()
        await record(trx, { act: 'updateMedia', before: { name: file.name, alt: file.alt } })
      })
      return { media: await mediaBy(context, key) }
    },
  }),
)
