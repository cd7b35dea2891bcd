import { z } from 'zod'

/** Greatest number of files to download of an item. */
export const mostDownloads = 20

/** One file to download, as the column holds it. */
export interface Download {
  key: string
  /** What the link says; null: the name of the file. */
  titre: string | null
}

const downloads: z.ZodType<Download[]> = z.array(z.object({ key: z.string(), titre: z.string().nullable() }))

/** Files to download, in their order, from their column. */
export function downloadsOf(column: string | null): Download[] {
  return column === null ? [] : downloads.parse(JSON.parse(column))
}
