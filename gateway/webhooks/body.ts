import { z } from 'zod'
import { contentTypeOf, messageTables } from '../../db/content/contentTypes.ts'
import { findMany } from '../../db/content/contentStore.ts'
import type { Db } from '../../db/connection/connect.ts'
import { states, valuesOf } from '../../db/journal/contentJournal.ts'

const stored = z.looseObject({ data: z.looseObject({ type: z.string(), databaseId: z.number() }) })

/**
 * The body with what a visitor has written. It is read on sending, so that the log holds nothing of anybody and what was erased
 * meanwhile is sent to nobody. Files stay behind: they are fetched by the API.
 */
export async function withPersonalData(db: Db, body: string): Promise<string> {
  const { data: event } = stored.safeParse(JSON.parse(body))
  const table = messageTables.find((one) => one === event?.data.type.toLowerCase())
  if (!event || !table) return body
  const [row] = await findMany(db.read, table, [event.data.databaseId], 'administrator')
  if (!row) return body
  // What its sender did not write.
  const hidden = new Set([...states, ...contentTypeOf(table).files, 'table', 'audience'])
  const message = Object.fromEntries(valuesOf(row).filter(([name]) => !hidden.has(name)))
  return JSON.stringify({ ...event, data: { ...event.data, message } })
}
