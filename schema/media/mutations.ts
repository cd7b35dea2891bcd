import type { Transaction } from 'kysely'
import { z } from 'zod'
import { visibleFiles } from '../../db/files/files.ts'
import { findLibraryFiles, lockLibraryFile, searchOf, usesOf } from '../../db/files/library.ts'
import { hasUsedCrops, lockUsers, releaseFile, replaceFile, type Users } from '../../db/files/replaceFile.ts'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { record } from '../../db/journal/journal.ts'
import type { Tables } from '../../db/tables.ts'
import { headOf } from '../content/files/upload.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { line, requiredLine } from '../content/fields/fields.ts'
import { UnusableFile } from '../content/files/files.ts'
import { holdFiles } from '../../db/files/files.ts'
import { mediaId, StoredFile, storedFileOf } from '../content/files/storedFile.ts'
import type { Context, Upload } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { badRequest, checked, missing, NotFoundError, ValidationError } from '../errors.ts'
import { isUncropped, leastPart, mostDegrees, uncropped } from './crop.ts'
import { Media, type MediaFile } from './media.ts'

const gone = 'Ce fichier n’est plus dans la bibliothèque.'

const MediaPayload = builder.objectRef<{ media: MediaFile }>('MediaPayload').implement({
  fields: (t) => ({
    media: t.expose('media', { type: Media }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const MediaResult = builder.errorUnion('MediaResult', {
  types: [MediaPayload, ...writeErrors],
  resolveType: () => 'MediaPayload',
})

/** The file of the library with this key, as it is now. Throws NotFoundError. */
async function mediaBy(context: Context, key: string): Promise<MediaFile> {
  const [file] = await findLibraryFiles(context.db.read, [key])
  if (!file) throw new NotFoundError(gone)
  return file
}

/** Whether a file begins as PDFs do; the store reads the rest of it. */
function isPdf(file: Upload): boolean {
  return Buffer.from(headOf(file, 1024)).subarray(0, 1024).includes('%PDF-')
}

/** The file of an input. Throws a ValidationError where there is none. */
function required<Given>(file: Given | null | undefined): Given {
  if (file === null || file === undefined)
    throw new ValidationError([{ field: 'file', message: missing, code: 'REQUIRED' }])
  return file
}

function keyOf(id: string): string {
  const stored = storedFileOf(id)
  if (!stored) throw new NotFoundError(gone)
  return stored.key
}

/** A file of the library, locked until the transaction ends. Throws NotFoundError. */
async function lockFile(trx: Transaction<Tables>, key: string): Promise<MediaFile> {
  const file = await lockLibraryFile(trx, key)
  if (!file) throw new NotFoundError(gone)
  return file
}

/** The same with the items and drafts that use it: those first, and then those that came while it waited for the file. */
async function lockFileAndUsers(
  trx: Transaction<Tables>,
  key: string,
): Promise<{ file: MediaFile; users: Users[] }> {
  await lockUsers(trx, key)
  const file = await lockFile(trx, key)
  return { file, users: await lockUsers(trx, key) }
}

/** Stores a file that stays until staff erase it; answers its key. Throws ValidationError. */
async function store(file: Upload, kind: MediaFile['kind'], { files, visitor }: Context): Promise<string> {
  const options = { addedBy: visitor.account?.nom ?? null, stays: true }
  try {
    return await (kind === 'image' ? files.storePicture(file, options) : files.storeDownload(file, options))
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    throw new ValidationError([{ field: 'file', message: error.message, code: error.code }], error.message)
  }
}

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
      const file = required(input.file)
      if (file instanceof StoredFile) throw badRequest('Un fichier est attendu.')
      const key = await store(file, isPdf(file) ? 'document' : 'image', context)
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

const part = z.number().min(0).max(1)
const cropRules = z
  .object({
    quarterTurns: z.int().min(0).max(3),
    degrees: z.number().min(-mostDegrees).max(mostDegrees),
    left: part,
    top: part,
    width: part.min(leastPart),
    height: part.min(leastPart),
  })
  .refine(({ left, top, width, height }) => left + width <= 1.0001 && top + height <= 1.0001, {
    error: 'Le cadre dépasse l’image.',
    path: ['width'],
  })

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
      try {
        const addedBy = context.visitor.account?.nom ?? null
        const key = await context.files.storeCrop(original, crop, { addedBy })
        await context.db.transaction((trx) =>
          record(trx, { act: 'cropMedia', redactedFields: [original.name] }),
        )
        return { media: await mediaBy(context, key) }
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error
        throw new ValidationError([{ field: 'id', message: error.message, code: error.code }], error.message)
      }
    },
  }),
)

interface Replaced {
  media: MediaFile
  replaced: MediaFile
  contents: ContentItem[]
}

const ReplaceMediaPayload = builder.objectRef<Replaced>('ReplaceMediaPayload').implement({
  fields: (t) => ({
    media: t.expose('media', { type: Media, description: 'The file that is used now.' }),
    replaced: t.expose('replaced', {
      type: Media,
      description:
        'The file that was used before. It can be put back in the same way; whatever used the new one already then shows it as well.',
    }),
    contents: t.expose('contents', { type: [Content], description: 'Items that show another file now.' }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ReplaceMediaResult = builder.errorUnion('ReplaceMediaResult', {
  types: [ReplaceMediaPayload, ...writeErrors],
  resolveType: () => 'ReplaceMediaPayload',
})

const ReplaceMediaInput = builder.inputType('ReplaceMediaInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media to replace.' }),
    file: t.field({
      type: 'Upload',
      description: 'The file to show in its place, of the same kind: a new one, or the id of another Media.',
    }),
  }),
})

builder.mutationField('replaceMedia', (t) =>
  t.field({
    type: ReplaceMediaResult,
    description:
      'Puts another file in the place of one, everywhere at once, drafts included. Each item has a new version; descriptions, captions and focal points stay.',
    args: { input: t.arg({ type: ReplaceMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const from = keyOf(input.id)
      const before = await mediaBy(context, from)
      const file = required(input.file)
      const to = file instanceof StoredFile ? file.key : await store(file, before.kind, context)
      const contents = await context.db.transaction(async (trx) => {
        const { users } = await lockFileAndUsers(trx, from)
        if ((await holdFiles(trx, [to])).get(to) !== before.kind) throw new NotFoundError(gone)
        if (from === to) return []
        const changed = await replaceFile(trx, users, from, to)
        await record(trx, { act: 'replaceMedia', redactedFields: [before.name] })
        return changed
      })
      const [media, replaced] = [await mediaBy(context, to), await mediaBy(context, from)]
      return { media, replaced, contents }
    },
  }),
)

const EraseMediaPayload = builder
  .objectRef<{ id: string; contents: ContentItem[] }>('EraseMediaPayload')
  .implement({
    fields: (t) => ({
      deletedMediaId: t.exposeID('id'),
      contents: t.expose('contents', {
        type: [Content],
        description: 'Items and drafts from which it was taken, none of which visitors see.',
      }),
      admin: t.field({ type: Admin, resolve: () => adminRoot }),
    }),
  })

const EraseMediaResult = builder.errorUnion('EraseMediaResult', {
  types: [EraseMediaPayload, ...writeErrors],
  resolveType: () => 'EraseMediaPayload',
})

const EraseMediaInput = builder.inputType('EraseMediaInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media.' }),
    evenUsed: t.boolean({
      description:
        'True: also where items offline, in the trash, or drafts use it; it is taken from them. What visitors see is never erased.',
    }),
  }),
})

const list = new Intl.ListFormat('fr')

builder.mutationField('eraseMedia', (t) =>
  t.field({
    type: EraseMediaResult,
    description:
      'Erases a file of the library for good. Refused while visitors see it, and while anything uses it unless `evenUsed` is set.',
    args: { input: t.arg({ type: EraseMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input.id)
      const freed: string[] = []
      const contents = await context.db.transaction(async (trx) => {
        const { file, users } = await lockFileAndUsers(trx, key)
        const uses = (await usesOf(trx, [key])).filter(({ held }) => held !== 'version')
        const items = (await findRefs(trx, uses)).flatMap((item) => item ?? [])
        const names = [...new Set(items.map((item) => `«\u00a0${libelleOf(item.table, item)}\u00a0»`))]
        const isLive = (await visibleFiles(trx, [key])).size > 0
        if (isLive || (uses.length > 0 && !input.evenUsed)) {
          const where =
            names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} autres éléments`] : names
          const message = isLive
            ? `Les visiteurs voient ce fichier\u00a0: remplacez-le, ou retirez-le d’abord de ${list.format(where)}.`
            : `Ce fichier sert encore à ${list.format(where)}.`
          throw new ValidationError([{ field: 'id', message }], message)
        }
        if (await hasUsedCrops(trx, key)) {
          const message = 'Des recadrages de cette image servent encore\u00a0: effacez-les d’abord.'
          throw new ValidationError([{ field: 'id', message }], message)
        }
        const changed = await replaceFile(trx, users, key, null)
        freed.push(...(await releaseFile(trx, key)))
        await record(trx, { act: 'eraseMedia', redactedFields: [file.name] })
        return changed
      })
      // Crops first: their original stays as long as one of them is there.
      await context.files.settle(freed)
      await context.files.settle([key])
      return { id: mediaId(key), contents }
    },
  }),
)
