import { runner, searchPairs } from './kit.ts'
import type { Migration } from './migration.ts'

/**
 * Indexes for lists of the library that few of its files are in. In SQLite each holds all that such a list asks of a file, as
 * `file_library` does; PostgreSQL has the first two, and lacked one for words of two letters.
 */
export const libraryLists: Migration = {
  name: '0049-library-lists',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    if (kind === 'postgres') return searchPairs(run, kind, 'file')
    await run(`create index "file_addedBy" on "file" ("addedBy", "createdAt", "key", "kind", "search")
      where "addedBy" is not null`)
    await run(`create index "file_documents" on "file" ("createdAt", "key", "kind", "addedBy", "search")
      where "kind" = 'document'`)
  },
}
