import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../../db/root.ts'
import { isStored, parts } from '../../uploads/storage.ts'

/** What an archive says of itself: its last entry but one, followed by its hash. */
export const manifestName = 'manifest.json'
export const manifestHashName = 'manifest.sha256'

/** How the database lies in the archive: a whole file of SQLite, compressed, or what `pg_dump` writes. */
export const databaseNames = { sqlite: 'geometre.sqlite.gz', postgres: 'geometre.pgdump' } as const

const stored = z.object({ size: z.number().int().nonnegative(), sha256: z.string() })

const manifest = z.object({
  format: z.literal(1),
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration that was applied. */
  schema: z.string(),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** The last seal of the journal, against which it is checked. */
  journal: z.object({ upTo: z.number(), hash: z.string(), at: z.string() }).nullable(),
  /** Each file in the archive, the database among them. */
  files: z.record(z.string(), stored),
})

export type Manifest = z.infer<typeof manifest>
export type StoredFile = z.infer<typeof stored>

/** What stands beside a manifest, as `sha256sum` reads it. */
export function hashLineOf(text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${manifestName}\n`
}

/** Undefined where the text is no manifest of this program. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Names of pictures and documents below DATA_DIR, of the database, and no other. */
export function isArchived(name: string): boolean {
  return (
    (parts.some((part) => name.startsWith(`${part}/`)) && isStored(name)) ||
    Object.values<string>(databaseNames).includes(name)
  )
}

export function programVersion(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return version
}
