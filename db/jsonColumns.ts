import { z } from 'zod'
import { contentTypes, isContentTable, messageTables } from './content/contentTypes.ts'
import type { DraftChanges, FileVariant, JobPayloads, Suspicion } from './tables.ts'

/*
 * Readers of the columns that hold JSON, each by a schema that takes the rows of older releases too. Keys without a
 * place in it are kept where the column is written back (`file.variants`), else left out; a value of another kind throws.
 */

const variants: z.ZodType<FileVariant[]> = z.array(
  z.looseObject({
    format: z.enum(['avif', 'webp', 'pdf', 'doc', 'docx', 'odt']),
    width: z.number().nullable(),
    file: z.string(),
    // Missing in rows from before `hashOfFile`.
    hash: z.string().optional(),
  }),
)

const names = z.array(z.string())

const draftValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.number(), z.string()])),
])
const draftChanges: z.ZodType<DraftChanges> = z.record(
  z.string(),
  z.object({ before: draftValue, value: draftValue }),
)

const reasons: z.ZodType<Suspicion[]> = z.array(z.enum(['TRAP', 'LINKS', 'NAME', 'HASTE', 'REPEATED']))

const email: z.ZodType<JobPayloads['email']> = z.discriminatedUnion('text', [
  z.object({ text: z.literal('notice'), type: z.enum(messageTables), id: z.number() }),
  z.object({ text: z.literal('confirmation'), type: z.literal('devis'), id: z.number() }),
  z.object({ text: z.enum(['newPassword', 'welcome']), to: z.string() }),
  z.object({
    text: z.literal('accountAct'),
    to: z.string(),
    act: z.enum(['activateAccount', 'disableAccount', 'deleteAccount', 'passwordLink', 'setRole']),
    nom: z.string(),
    by: z.string(),
  }),
  z.object({ text: z.literal('backupFailed') }),
])

const schedule: z.ZodType<JobPayloads['schedule']> = z.object({
  type: z.enum(Object.keys(contentTypes).filter(isContentTable)),
  id: z.number(),
  status: z.boolean(),
  at: z.string(),
})

/** `file.variants`. */
export function readVariants(text: string): FileVariant[] {
  return variants.parse(JSON.parse(text))
}

/** `journal.fields`; null where a line names none. */
export function readFieldNames(text: string | null): string[] {
  return text === null ? [] : names.parse(JSON.parse(text))
}

/** `draft.changes`. */
export function readDraftChanges(text: string): DraftChanges {
  return draftChanges.parse(JSON.parse(text))
}

/** `indesirable.reasons`. */
export function readReasons(text: string): Suspicion[] {
  return reasons.parse(JSON.parse(text))
}

/** `job.payload` of an e-mail. */
export function readEmail(text: string): JobPayloads['email'] {
  return email.parse(JSON.parse(text))
}

/** `job.payload` of a planned publication or withdrawal. */
export function readSchedule(text: string): JobPayloads['schedule'] {
  return schedule.parse(JSON.parse(text))
}
