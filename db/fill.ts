import { insert } from './content/contentStore.ts'
import { lockKey } from './connection/locks.ts'
import type { Db } from './connection/connect.ts'
import { withoutJournal } from './journal/journal.ts'
import { startRetention } from './messages/retention.ts'
import type { StorePicture } from './demo/fill.ts'

/** The categories of projets that every new database has, in the order of their tabs. */
const categoriesProjet = ['Géodésie', 'Lotissement', 'Topographie', 'Industruels']

export interface FillOptions {
  content: 'demo' | 'empty'
  /** Stores a picture of the demo under this name. */
  storePicture: StorePicture
}

/**
 * Gives a new database its first content, once: the four categories, and with `demo` a whole firm; and how long messages
 * are kept, as databases of before know no limit and staff alone set one there. Servers that start together wait for each
 * other; a start that was cut off begins again.
 */
export async function fillDatabase(db: Db, { content, storePicture }: FillOptions): Promise<void> {
  await db.longTransaction(async (trx) => {
    await lockKey(trx, 'fill')
    const filled = await trx
      .selectFrom('setting')
      .selectAll()
      .where('name', '=', 'content')
      .executeTakeFirst()
    if (filled) return
    // Content that comes with the program has no author, so the journal does not record it.
    await withoutJournal(trx, async () => {
      for (const nom of categoriesProjet) await insert(trx, 'categorieProjet', { nom, status: true })
      // Loaded on demand: most starts do not need it.
      if (content === 'demo') await (await import('./demo/fill.ts')).fillDemo(trx, storePicture)
    })
    await startRetention(trx)
    await trx.insertInto('setting').values({ name: 'content', value: content }).execute()
  })
}
