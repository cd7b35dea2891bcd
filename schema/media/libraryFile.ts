import type { Transaction } from 'kysely'
import { findLibraryFiles, lockLibraryFile } from '../../db/files/library.ts'
import { lockUsers, type Users } from '../../db/files/replaceFile.ts'
import type { Tables } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { UnusableFile } from '../content/files/files.ts'
import { storedFileOf } from '../content/files/storedFile.ts'
import type { Context, Upload } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { missing, NotFoundError, ValidationError } from '../errors.ts'
import { Media, type MediaFile } from './media.ts'

/*
 * What the mutations of the library share.
 */

const MediaPayload = builder.objectRef<{ media: MediaFile }>('MediaPayload').implement({
  fields: (t) => ({
    media: t.expose('media', { type: Media }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

export const MediaResult = builder.errorUnion('MediaResult', {
  types: [MediaPayload, ...writeErrors],
  resolveType: () => 'MediaPayload',
})

/** Refusal of a file that the library does not have. */
export function noSuchFile(): NotFoundError {
  return new NotFoundError('Ce fichier n’est plus dans la bibliothèque.')
}

/** Key of the file that a global id of a `Media` names. Throws NotFoundError. */
export function keyOf(id: string): string {
  const stored = storedFileOf(id)
  if (!stored) throw noSuchFile()
  return stored.key
}

/** The file of the library with this key, as it is now. Throws NotFoundError. */
export async function mediaBy(context: Context, key: string): Promise<MediaFile> {
  const [file] = await findLibraryFiles(context.db.read, [key])
  if (!file) throw noSuchFile()
  return file
}

/** A file of the library, locked until the transaction ends. Throws NotFoundError. */
export async function lockFile(trx: Transaction<Tables>, key: string): Promise<MediaFile> {
  const file = await lockLibraryFile(trx, key)
  if (!file) throw noSuchFile()
  return file
}

/** The same with the items and drafts that use it: those first, and then those that came while it waited for the file. */
export async function lockFileAndUsers(
  trx: Transaction<Tables>,
  key: string,
): Promise<{ file: MediaFile; users: Users[] }> {
  await lockUsers(trx, key)
  const file = await lockFile(trx, key)
  return { file, users: await lockUsers(trx, key) }
}

/** The file of an input. Throws a ValidationError where there is none. */
export function requiredFile<Given>(file: Given | null | undefined): Given {
  if (file === null || file === undefined)
    throw new ValidationError([{ field: 'file', message: missing, code: 'REQUIRED' }])
  return file
}

/** Stores a file for the library, `stays`: until staff erase it; answers its key. Throws ValidationError. */
export function storeForLibrary(
  file: Upload,
  kind: MediaFile['kind'],
  stays: boolean,
  { files, visitor }: Context,
): Promise<string> {
  const options = { addedBy: visitor.account?.nom ?? null, stays }
  return orFieldError(
    'file',
    kind === 'image' ? files.storePicture(file, options) : files.storeDownload(file, options),
  )
}

/** What is being stored; a file that is refused is a fault of the field that names it. Throws ValidationError. */
export async function orFieldError(field: string, stored: Promise<string>): Promise<string> {
  try {
    return await stored
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    throw new ValidationError([{ field, message: error.message, code: error.code }], error.message)
  }
}
