import type { Db } from '../connection/connect.ts'
import type { Row } from '../tables.ts'

export async function linesAfter(db: Db, id: number): Promise<Row<'journal'>[]> {
  return db.read.selectFrom('journal').selectAll().where('id', '>', id).orderBy('id').execute()
}

export async function lastLine(db: Db): Promise<number> {
  const line = await db.read.selectFrom('journal').select('id').orderBy('id', 'desc').executeTakeFirst()
  return line?.id ?? 0
}
