import type { Migration } from './migration.ts'
import { moveVersion, runner, trigger } from './kit.ts'

/**
 * A new file is seen by nobody before an item names it, which moves the version itself: only sizes of a picture that come
 * later move it. Each upload had all pages made anew.
 */
export const pictureSizes: Migration = {
  name: '0023-picture-sizes',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    for (const event of ['insert', 'delete', 'update']) {
      const name = `"file_versioned_${event}"`
      await run(kind === 'sqlite' ? `drop trigger ${name}` : `drop function ${name} cascade`)
    }
    const sizes = `new."kind" = 'image' and old."variants" <> new."variants"`
    await trigger(run, kind, 'file_versioned_sizes', 'after update on "file"', moveVersion, sizes)
  },
}
