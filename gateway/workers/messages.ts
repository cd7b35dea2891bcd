import { z } from 'zod'
import type { Family } from '../metrics/families.ts'

/* What the process that leads and the servers that it started say to each other. Others use the same way for words of their own. */

/** What was written, in the words of `db/events/channel.ts`, for all the others. */
const news = z.object({ news: z.string() })

/** What a server says: of what it wrote, and what it has measured when it was asked. */
export const fromServer = z.union([
  news,
  z.object({ measured: z.number(), families: z.custom<Family[]>(Array.isArray) }),
])

/** What a server is told: of what another wrote, and that its measures are wanted, for the scrape of this number. */
export const toServer = z.union([news, z.object({ measure: z.number() })])

export type FromServer = z.infer<typeof fromServer>
