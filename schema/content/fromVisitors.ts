import type { z } from 'zod'
import { isReadTable } from '../../db/contentFacts.ts'
import type { Seen } from '../../db/contentStore.ts'
import type { ReadTable } from '../../db/tables.ts'
import type { InputFields } from '../builder.ts'
import type { Context } from '../context.ts'
import { checked, ForbiddenError } from '../errors.ts'
import type { ContentType } from './contentType.ts'
import { idempotencyField } from './inputs.ts'
import { create, type CreateInput, type Saved } from './operations.ts'

/** What visitors send. */
export type FromVisitors = { [T in ReadTable]: Seen<T> }[ReadTable]

export function isFromVisitors(item: Seen): item is FromVisitors {
  return isReadTable(item.table)
}

interface VisitorInput extends CreateInput {
  siteWeb?: string | null
  elapsedMs?: number | null
}

/** What visitors' creates take beside the fields of their type. */
export function visitorFields(t: InputFields) {
  return {
    ...idempotencyField(t),
    siteWeb: t.string({
      description:
        'To be left out or empty: people do not see this field of the forms. A sender who fills it in is taken for a robot; he gets the usual answer, and nothing is kept.',
    }),
    elapsedMs: t.int({
      description:
        'Milliseconds from the arrival of the page to the sending of its form, where a script has measured them. However few they are, the message is kept: browsers fill in forms for people.',
    }),
  }
}

/**
 * Creates what a visitor sends, and tells people of it once it is kept. A robot gets the answer of a person from the
 * same steps; its item is gone when they end, and its file with the next sweep. A token that only reads is no visitor.
 */
export async function createFromVisitor<
  T extends FromVisitors['table'],
  Rules extends z.ZodType<VisitorInput>,
>(type: ContentType<T>, rules: Rules, given: z.input<Rules>, context: Context): Promise<Saved<T>> {
  if (context.visitor.account && context.visitor.scope === 'READ') throw new ForbiddenError()
  const { siteWeb, elapsedMs: _, ...input } = checked(rules, given)
  const robot = Boolean(siteWeb?.trim())
  if (!robot || context.visitor.account) return create(type, input, context)
  const settle = () => Promise.resolve()
  return create(type, input, { ...context, files: { ...context.files, settle } }, 'in vain')
}
