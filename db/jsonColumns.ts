import { z } from 'zod'
import type { ColumnValues } from './content/columnValues.ts'
import { contentTables, isContentTable, messageTables } from './content/contentTypes.ts'
import type {
  ContentRow,
  ContentTable,
  DraftChanges,
  FileVariant,
  JobKind,
  JobPayloads,
  MessageTable,
  SentPicture,
  Suspicion,
  UploadPiece,
} from './tables.ts'
import { isWebhookEvent, type WebhookEvent } from './webhooks/webhookEvents.ts'

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

const pieces: z.ZodType<UploadPiece[]> = z.array(
  z.object({ file: z.string(), size: z.number(), hash: z.string() }),
)

const crop = z.object({
  quarterTurns: z.number(),
  degrees: z.number(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

const sentPicture: z.ZodType<SentPicture> = z.object({
  width: z.number(),
  height: z.number(),
  isAnimated: z.boolean(),
  colourSpace: z.string().nullable(),
})

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

/** By the kind of the job. */
const payloads: { [K in JobKind]: z.ZodType<JobPayloads[K]> } = {
  avif: z.null(),
  tone: z.null(),
  backup: z.null(),
  sweep: z.null(),
  seal: z.null(),
  indesirables: z.null(),
  lapse: z.null(),
  tokens: z.null(),
  retention: z.null(),
  check: z.object({ type: z.enum(contentTables), id: z.number() }),
  erasePerson: z.object({
    email: z.string(),
    upTo: z.partialRecord(z.enum(messageTables), z.number()),
    indesirablesUpTo: z.number(),
  }),
  email: z.discriminatedUnion('text', [
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
    z.object({
      text: z.literal('passkeyAct'),
      accountId: z.number(),
      act: z.enum(['addPasskey', 'removePasskey', 'refusePasskey']),
      nom: z.string(),
    }),
    z.object({ text: z.literal('tokenEnding'), token: z.number() }),
    z.object({ text: z.literal('backupFailed') }),
    z.object({ text: z.literal('webhookOff'), id: z.number() }),
  ]),
  schedule: z.object({
    type: z.enum(contentTables),
    id: z.number(),
    status: z.boolean(),
    at: z.string(),
  }),
  webhook: z.object({ messageId: z.string() }),
  webhookLog: z.null(),
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const text = z.string()
const optionalText = text.nullable()
const sent = {
  id: z.number(),
  status: z.boolean(),
  softdelete: z.boolean(),
  version: z.number(),
  createdAt: text,
  updatedAt: text,
  label: text,
  search: text,
  nom: text,
  email: optionalText,
  telephone: optionalText,
  lu: z.boolean(),
}
/** Rows of messages, by their table. */
const messages: { [T in ContentTable]?: z.ZodType<ContentRow<T>> } = {
  contact: z.object({ ...sent, sujet: optionalText, message: text }),
  devis: z.object({
    ...sent,
    entreprise: optionalText,
    service: optionalText,
    lieu: optionalText,
    budget: optionalText,
    description: text,
    reference: text,
  }),
  carriere: z.object({
    ...sent,
    prenom: optionalText,
    poste: optionalText,
    message: optionalText,
    cv: optionalText,
  }),
} satisfies { [T in MessageTable]: z.ZodType<ContentRow<T>> }

/** A random text, and the values by their names. */
const before = z.tuple([z.string(), z.record(z.string(), z.unknown())])
const firstAnswer = z.record(z.string(), scalar)

/** `file.variants`. */
export function readVariants(text: string): FileVariant[] {
  return variants.parse(JSON.parse(text))
}

/** `file.crop`. */
export function readCrop(text: string): z.infer<typeof crop> {
  return crop.parse(JSON.parse(text))
}

/** `resumableUpload.pieces`. */
export function readPieces(text: string): UploadPiece[] {
  return pieces.parse(JSON.parse(text))
}

/** `file.sent`. */
export function readSentPicture(text: string): SentPicture {
  return sentPicture.parse(JSON.parse(text))
}

/** `passkey.transports`. */
export function readTransports(text: string): string[] {
  return names.parse(JSON.parse(text))
}

/** `journal.fields`; null where a line names none. */
export function readFieldNames(text: string | null): string[] {
  return text === null ? [] : names.parse(JSON.parse(text))
}

/** `draft.changes`. */
export function readDraftChanges(text: string): DraftChanges {
  return draftChanges.parse(JSON.parse(text))
}

/** `apiToken.types` and `apiToken.writableTypes`; null: all. */
export function readContentTypes(text: string | null): ContentTable[] | null {
  // A later release may have written one that this one does not know, and lets nothing through for it.
  return text === null ? null : names.parse(JSON.parse(text)).filter(isContentTable)
}

/** `indesirable.reasons`. */
export function readReasons(text: string): Suspicion[] {
  return reasons.parse(JSON.parse(text))
}

/** `job.payload` of this kind. */
export function readPayload<K extends JobKind>(kind: K, text: string): JobPayloads[K] {
  return payloads[kind].parse(JSON.parse(text))
}

/** The same; undefined where it says something else. */
export function findPayload<K extends JobKind>(kind: K, text: string): JobPayloads[K] | undefined {
  return payloads[kind].safeParse(JSON.parse(text)).data
}

/** `journal.before`; no values where a line keeps none. */
export function readValuesBefore(text: string | null): Readonly<Record<string, unknown>> {
  return text === null ? {} : before.parse(JSON.parse(text))[1]
}

/** `indesirable.content`; undefined of what staff write, which is in no such row. */
export function readMessage<T extends MessageTable>(table: T, text: string): ContentRow<T>
export function readMessage<T extends ContentTable>(table: T, text: string): ContentRow<T> | undefined
export function readMessage<T extends ContentTable>(table: T, text: string): ContentRow<T> | undefined {
  return messages[table]?.parse(JSON.parse(text))
}

/** `webhook.events`; those that only another release knows are left out. */
export function readWebhookEvents(text: string): WebhookEvent[] {
  return names.parse(JSON.parse(text)).filter(isWebhookEvent)
}

/** `idempotentCreate.answer`: the values of the row by their columns, of which an older release may know fewer. */
export function readFirstAnswer(text: string): Readonly<ColumnValues> {
  return firstAnswer.parse(JSON.parse(text))
}
