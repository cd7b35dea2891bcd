import { openDatabase } from '../../db/connect.ts'
import { fillDatabase } from '../../db/fill.ts'
import { migrate } from '../../db/migrate.ts'
import { newPlace } from '../../db/testDatabases.ts'
import { storageOf } from '../uploads/storage.ts'

/** A folder as a first start with the demo's content leaves it, but for accounts: to copy, which takes a tenth of filling one. */
export async function fillDemo(): Promise<{ dataDir: string; remove(): void }> {
  const place = await newPlace('sqlite')
  const db = await openDatabase(place)
  await migrate(db)
  await fillDatabase(db, { content: 'demo', storePicture: storageOf(place)('uploads').put })
  await db.close()
  return place
}
