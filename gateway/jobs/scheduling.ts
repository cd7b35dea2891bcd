import type { Db } from '../../db/connect.ts'
import { findNamed } from '../../db/contentStore.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { contentTypes } from '../../schema/content/contents.ts'
import { globalId } from '../../schema/content/contentType.ts'
import { setStatus } from '../../schema/content/lifecycle.ts'
import { NotFoundError } from '../../schema/errors.ts'
import type { Kind } from './jobs.ts'

const second = 1_000

/** The job that puts an item on line, or takes it off it, by the rule of a click. What the rule refuses stays, with its reason. */
export function scheduling(db: Db): Kind<JobPayloads['schedule']> {
  return {
    planned: true,
    // An outage passes; what came too late by half an hour is still wanted.
    retryMs: [second, 10 * second, 60 * second, 300 * second, 1_800 * second],
    async run({ status, ...named }) {
      const [item] = await findNamed(db.read, [named])
      // It went with the section that it was in.
      if (!item) return
      if (item.softdelete) throw new NotFoundError('Cet élément est dans la corbeille.')
      await setStatus(contentTypes[named.type], { id: globalId(item) }, status, { db })
    },
  }
}
