import { downloadsOf, mostDownloads } from '../../../db/files/downloads.ts'
import type { Row } from '../../../db/tables.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import { builder, type InputFields } from '../../builder.ts'
import type { Context, Upload } from '../../context.ts'
import { storedFiles } from './image.ts'
import { mediaId, type StoredFile } from './storedFile.ts'

/** A file to download as an input gives it. */
export interface GivenDownload {
  file: Upload | StoredFile
  titre: string | null
}

interface Shown {
  file: Row<'file'>
  titre: string | null
}

export const Telechargement = builder.objectRef<Shown>('Telechargement').implement({
  description: 'A PDF that whoever sees its item may download.',
  fields: (t) => ({
    titre: t.string({
      description: 'What the link says: its title, or the name of the file.',
      resolve: ({ file, titre }) => titre ?? file.name.replace(/\.pdf$/i, ''),
    }),
    url: t.string({
      description: 'Root-relative address, which nobody can guess: 404 once no visitor sees the item.',
      resolve: ({ file }, _args, { previewFiles }) =>
        `${previewFiles?.keys.has(file.key) ? previewFiles.below : ''}/documents/${file.key}`,
    }),
    size: t.int({ description: 'Bytes.', resolve: ({ file }) => file.size ?? 0 }),
    name: t.string({ description: 'Name under which it is saved.', resolve: ({ file }) => file.name }),
    media: t.id({
      description: 'Id of the file itself: inputs take it in place of an upload.',
      resolve: ({ file }) => mediaId(file.key),
    }),
  }),
})

const TelechargementInput = builder.inputType('TelechargementInput', {
  description: 'A file that visitors may download.',
  fields: (t) => ({
    file: t.field({ type: 'Upload', description: 'A new PDF, at most 10 MB, or the id of a `Media`.' }),
    titre: t.string({ description: 'What the link says; the name of the file by default.' }),
  }),
})

/** Field of an input with files to download. */
export function downloadsInput(t: InputFields) {
  return t.field({
    type: [TelechargementInput],
    description: `All files that visitors may download, in their order, at most ${mostDownloads}; null removes them.`,
  })
}

/** Files to download in this column of a row; one that is gone is left out. */
export async function downloadsIn(row: object, name: string, context: Context): Promise<Shown[]> {
  const shown = await Promise.all(
    downloadsOf(textIn(row, name)).map(async ({ key, titre }) => {
      const stored = await storedFiles(context).load(key)
      return stored ? [{ file: stored.file, titre }] : []
    }),
  )
  return shown.flat()
}
