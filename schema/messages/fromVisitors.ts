import type { z } from 'zod'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import type { MessageTable } from '../../db/tables.ts'
import type { InputFields } from '../builder.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, invalid, ValidationError } from '../errors.ts'
import type { ContentType } from '../content/contentType.ts'
import { idempotencyField } from '../content/inputs.ts'
import { create, type CreateInput, type Saved } from '../content/operations.ts'
import { faultsOfReach } from '../content/fields/pairs.ts'
import { sees } from '../roles/roles.ts'
import { writesType } from '../tokens/bounds.ts'
import { suspects, type Traces } from './suspicion.ts'

/** Input of visitors' creates. */
export type FromVisitors = { [T in MessageTable]: ContentItem<T> }[MessageTable]

export function isFromVisitors(item: ContentItem): item is FromVisitors {
  return isMessageTable(item.table)
}

interface VisitorInput extends CreateInput, Traces {}

/** Fields of visitors' creates beside those of their type. */
export function visitorFields(t: InputFields) {
  return {
    ...idempotencyField(t),
    siteWeb: t.string({
      description:
        'Trap for robots, hidden in the forms: leave it out or empty. A message that fills it in is set aside for staff (`Admin.indesirables`), with the usual answer.',
    }),
    elapsedMs: t.int({
      description:
        'Milliseconds between page load and sending, where a script measured them. A short time counts as suspicious only with a web address in the text.',
    }),
  }
}

/**
 * Creates a visitor's message, and queues its notices. A suspected one takes the same steps and gets the same answer,
 * and is set aside. A READ token sends none.
 */
export async function createFromVisitor<
  T extends FromVisitors['table'],
  Rules extends z.ZodType<VisitorInput>,
>(type: ContentType<T>, rules: Rules, given: z.input<Rules> & object, context: Context): Promise<Saved<T>> {
  const { visitor } = context
  if (visitor.account && visitor.scope === 'READ') throw new ForbiddenError()
  // Who sees no messages, or has a token that writes none, sends one as any visitor does.
  const isStaff = sees(visitor, type.table) && writesType(visitor, type.table)
  const sender = isStaff ? visitor : { ...visitor, account: null }
  const { data, error } = rules.safeParse(given)
  if (error) throw new ValidationError([...invalid(error.issues).fields, ...faultsOfReach(given)])
  const { siteWeb, elapsedMs, ...input } = data
  return create(
    type,
    input,
    { ...context, visitor: sender },
    isStaff ? undefined : suspects({ siteWeb, elapsedMs }),
  )
}
