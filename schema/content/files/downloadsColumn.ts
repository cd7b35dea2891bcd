import { z } from 'zod'
import { mostDownloads } from '../../../db/files/downloads.ts'
import type { Upload } from '../../context.ts'
import { missing } from '../../errors.ts'
import { line } from '../fields/fields.ts'
import type { GivenDownload } from './downloads.ts'
import { StoredFile } from './storedFile.ts'
import { isUpload } from './upload.ts'

const given: z.ZodType<GivenDownload[]> = z
  .array(
    z.object({
      file: z.custom<Upload | StoredFile>((value) => isUpload(value) || value instanceof StoredFile, {
        error: missing,
      }),
      titre: line.check.transform((text) => text ?? null),
    }),
    { error: 'Les documents sont une liste.' },
  )
  .max(mostDownloads, { error: `Il y a ${mostDownloads} documents au plus.` })

/** Files that visitors may download, in the order of their editor. */
export const downloads = {
  kind: 'downloads',
  nullable: true,
  check: given.nullish(),
  givenBy: 'creator',
  description: 'Files that whoever sees the item may download, in their order.',
} as const
