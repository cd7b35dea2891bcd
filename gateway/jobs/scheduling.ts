import { findRefs } from '../../db/content/contentStore.ts'
import { draftedOf } from '../../db/publishing/drafts.ts'
import { notify } from '../../db/events/notifications.ts'
import type { JobPayloads } from '../../db/tables.ts'
import { contentTypes } from '../../schema/content/contents.ts'
import { globalId } from '../../schema/content/globalId.ts'
import { publishDraft } from '../../schema/content/drafts.ts'
import { setStatus } from '../../schema/content/lifecycle.ts'
import type { Context } from '../../schema/context.ts'
import { NotFoundError } from '../../schema/errors.ts'
import type { Kind } from './jobs.ts'

const second = 1_000

/**
 * The job that puts an item on line, with its draft where it has one, or takes it off it, by the rule of a click. What the
 * rule refuses stays, with its reason, and staff are told.
 */
export function scheduling(context: Pick<Context, 'db' | 'files'>): Kind<JobPayloads['schedule']> {
  const { db } = context
  return {
    planned: true,
    // An outage passes; what came too late by half an hour is still wanted.
    retryMs: [second, 10 * second, 60 * second, 300 * second, 1_800 * second],
    async run({ status, ...named }) {
      const [item] = await findRefs(db.read, [named])
      // It went with the section that it was in.
      if (!item) return
      if (item.softdelete) throw new NotFoundError('Cet élément est dans la corbeille.')
      const [type, input] = [contentTypes[named.type], { id: globalId(item) }]
      const [drafted] = status ? await draftedOf(db.read, [item]) : []
      if (drafted) await publishDraft(type, input, context, { merges: true })
      else await setStatus(type, input, status, context)
    },
    givenUp: (trx, { status: publish, ...named }, refusal) => notify(trx, named, { publish, refusal }),
  }
}
