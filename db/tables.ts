import type { ColumnType, Selectable } from 'kysely'
import type {
  AccountTable,
  ApiTokenTable,
  OneTimeTokenTable,
  PreviewLinkTable,
  SessionTable,
} from './accounts/accountTables.ts'
import type { Door } from './journal/acts.ts'
import type {
  ContentColumns,
  ContentTable,
  ContentTables,
  MessageTable,
  PagedTable,
} from './content/contentTables.ts'
import type { Act } from './journal/acts.ts'
import type { SiteCheckTable, SiteLinkTable } from './publishing/siteCheckTables.ts'
import type { ArrangementTable, OwnFigureTable } from './layout/layoutTables.ts'
import type { AnsweredChallengeTable, PasskeyAct, PasskeyTable } from './passkeys/passkeyTables.ts'
import type { SiteTextTable } from './texts/siteTextTable.ts'
import type { WebhookDeliveryTable, WebhookTable } from './webhooks/webhookTables.ts'

export type * from './accounts/accountTables.ts'
export type * from './content/contentTables.ts'
export type * from './publishing/siteCheckTables.ts'
export type * from './webhooks/webhookTables.ts'

/** One stored file: a picture in several sizes, or a private document. */
export interface FileTable {
  /** Unguessable; part of its address. */
  key: string
  /** `image` is public, `document` is for administrators only. */
  kind: 'image' | 'document'
  name: string
  width: number | null
  height: number | null
  /** A data URI of some 16 pixels' width, shown until the picture is there. */
  placeholder: string | null
  /** Null until it is known, and of documents. */
  tone: ColumnType<PictureTone | null, PictureTone | null | undefined>
  /** JSON: FileVariant[], all of which exist on disk. */
  variants: string
  createdAt: string
  /** The end of the time for which a replaced picture stays for the versions of its item (`files/keptFiles.ts`). */
  keptUntil: ColumnType<string | null, string | null | undefined>
  /** Hash of the picture as it was sent (`hashOfFile`), by which the same one is known again; null of others and of earlier ones. */
  hash: ColumnType<string | null, string | null | undefined>
  /** Bytes of the file as it was sent; null of earlier ones. */
  size: ColumnType<number | null, number | null | undefined>
  /** Description that a new use of the picture begins with. */
  alt: ColumnType<string | null, string | null | undefined>
  /** Name of the account that sent it, as it was; null of visitors’ files and of earlier ones. */
  addedBy: ColumnType<string | null, string | null | undefined>
  /** Name of the picture as it was sent, in its folder, for staff; null of documents, of earlier ones and of crops. */
  original: ColumnType<string | null, string | null | undefined>
  /** When the photograph was taken, if it said so. */
  takenAt: ColumnType<string | null, string | null | undefined>
  /** JSON: SentPicture; null of documents, of earlier pictures and of crops. */
  sent: ColumnType<string | null, string | null | undefined>
  /** The picture of which this one shows a part; null of one that was sent. */
  madeFrom: ColumnType<string | null, string | null | undefined>
  /** JSON: Crop, the part that it shows; null of one that was sent. */
  crop: ColumnType<string | null, string | null | undefined>
  /** Folded name and description: what the library looks through; null of visitors’ files and of earlier ones. */
  search: ColumnType<string | null, string | null | undefined>
}

/** Use of a file, by triggers (`migrations/trackFileUses.ts`): what keeps it from being removed. */
export interface FileUseTable {
  key: string
  type: ContentTable | 'indesirable'
  contentId: number
  /** An item or message itself, on line, off it or in the trash; or a draft of it. */
  held: 'item' | 'draft'
  /** The column that names it. */
  field: string
  /** Place in a list, from 0. */
  place: number
}

/** File that an earlier version of an item named: it may go once `keptUntil` has passed, and is removed with its file. */
export interface FileInVersionTable {
  key: string
  type: ContentTable | 'indesirable'
  contentId: number
  field: string
}

/** What a picture was when it was sent, before it was reduced and converted. */
export interface SentPicture {
  /** Pixels, upright. */
  width: number
  height: number
  /** An animation, of which the first frame is shown. */
  isAnimated: boolean
  /** Name of the colour space from which it was converted; null where nothing was. */
  colourSpace: string | null
}

/** `drawing` is one on light paper, whose light a dark page turns; `other` stays as it is. */
export type PictureTone = 'drawing' | 'other'

/** One file on disk, below DATA_DIR/uploads. */
export interface FileVariant {
  format: 'avif' | 'webp' | 'pdf' | 'doc' | 'docx' | 'odt'
  width: number | null
  file: string
  /** Hash of its bytes (`hashOfFile`); unknown of files from before it was kept. */
  hash?: string | undefined
}

/** File that an account sends in pieces (`files/resumableUploads.ts`): a row until some hours after its last piece. */
export interface ResumableUploadTable {
  /** Unguessable; part of its address. */
  key: string
  accountId: number
  /** Name of the file, as its sender gives it. */
  name: string
  /** Bytes of the whole file. */
  length: number
  /** Bytes that have come. */
  offset: number
  /** JSON: UploadPiece[], in their order, `offset` bytes in all. */
  pieces: string
  /** When a mutation has stored the file; its pieces go with the row. */
  usedAt: ColumnType<string | null, string | null | undefined>
  /** When it was begun, or its last piece came. */
  changedAt: string
}

/** Piece of a file in the part `pieces` of the storage, below the key of its upload. */
export interface UploadPiece {
  file: string
  /** Bytes. */
  size: number
  /** Hash of its bytes (`hashOfFile`). */
  hash: string
}

export interface ServiceCategorieTable {
  serviceId: number
  categorieId: number
}

/** An address that once led to the item. */
export interface FormerSlugTable {
  type: PagedTable
  slug: string
  contentId: number
}

/** One row, kept by triggers: it moves with each change that a visitor can see. */
export interface ContentVersionTable {
  version: number
}

/** One row a content type, kept by triggers, so that no count scans and limits hold (see `migrations/kit.ts`). */
export interface ContentStatsTable {
  type: ContentTable
  /** Outside the trash. */
  total: number
  /** Status true, outside the trash; never over `activeLimit`. */
  active: number
  /** `active` without archived slides. */
  visible: number
  trashed: number
  trashedActive: number
  activeLimit: number | null
}

/** The first answer of a create, kept for 24 hours. */
export interface IdempotentCreateTable {
  key: string
  type: ContentTable
  contentId: number
  /** A hash of what was sent under the key. */
  sent: ColumnType<string | null, string | null | undefined>
  /** JSON: the row as it was created. */
  answer: ColumnType<string | null, string | null | undefined>
  createdAt: string
}

/**
 * What staff are told of, in the order of its commit: a message, quote request or application, a plan that was refused, or a
 * request for an account.
 */
export interface NotificationTable {
  id: number
  /** The table of `contentId`. */
  type: ContentTable | 'account'
  contentId: number
  createdAt: string
  /** Whether a plan was to put the item on line. Null of what has come in. */
  publish: ColumnType<boolean | null, boolean | null | undefined>
  /** Why it was not done; null of what has come in. */
  refusal: ColumnType<string | null, string | null | undefined>
}

/** Why a message may be a robot's. */
export type Suspicion = 'TRAP' | 'LINKS' | 'NAME' | 'HASTE' | 'REPEATED'

/** A message that may be a robot's: out of its own table, so that nothing that reads or counts messages meets it. */
export interface IndesirableTable {
  id: ColumnType<number, number | undefined, never>
  type: MessageTable
  /** The id that its sender was told, and that it has again once it is taken for a person's. */
  contentId: number
  /** JSON: the row as it was created. */
  content: string
  /** Searchable text, as a content table has it. */
  search: string
  /** The key of its file. */
  file: string | null
  /** JSON: Suspicion[]. */
  reasons: string
  createdAt: string
}

/** Senders of each text within the last day, as hashes: one text from many is a robot's. */
export interface SentTextTable {
  text: string
  sender: string
  createdAt: string
}

/** Numbers given out one at a time: a row stays locked until its transaction commits, so they never overtake. */
export interface CounterTable {
  name: string
  value: number
}

/** An act on somebody's account that its owner is told of. */
export type AccountAct = 'activateAccount' | 'disableAccount' | 'deleteAccount' | 'passwordLink' | 'setRole'

/** The work of a job, by its kind. It names what it is about, which is read when it runs: never a secret, nor a text. */
export interface JobPayloads {
  /** Makes the AVIF copies of the picture that the key names. */
  avif: null
  /** Tells the tone of the picture that the key names, which an earlier release stored. */
  tone: null
  /** Makes a backup where one is due. */
  backup: null
  /** Removes the files that nothing names. */
  sweep: null
  /** Seals the lines of the journal that are old enough. */
  seal: null
  /** Removes what has been set aside for 30 days. */
  indesirables: null
  /** Checks an item that visitors see, and what leads to it. */
  check: { type: ContentTable; id: number }
  /** Has items checked whose last day has passed. */
  lapse: null
  /** Warns accounts of API tokens that end soon. */
  tokens: null
  /** Erases the messages that staff no longer keep. */
  retention: null
  /** Erases what came from an address, up to these ids: what comes after somebody has asked for it stays. */
  erasePerson: { email: string; upTo: { [T in MessageTable]?: number }; indesirablesUpTo: number }
  /** Sends an e-mail: which one, and about which item or to whom, if that is not the site and its staff. */
  email:
    | { text: 'notice'; type: MessageTable; id: number }
    | { text: 'confirmation'; type: 'devis'; id: number }
    | { text: 'newPassword' | 'welcome'; to: string }
    | { text: 'accountAct'; to: string; act: AccountAct; nom: string; by: string }
    | { text: 'passkeyAct'; accountId: number; act: PasskeyAct; nom: string }
    | { text: 'tokenEnding'; token: number }
    | { text: 'backupFailed' }
    | { text: 'webhookOff'; id: number }
  /** An item is to be put on line, or taken off it, when it is due; `at` says when, also once that has failed. */
  schedule: { type: ContentTable; id: number; status: boolean; at: string }
  /** Sends an event to a webhook. */
  webhook: { messageId: string }
  /** Removes deliveries of events that are older than the log goes back. */
  webhookLog: null
}

export type JobKind = keyof JobPayloads

/** Something to be done after the transaction that wrote it (`jobs/jobs.ts`). */
export interface JobTable {
  id: ColumnType<number, number | undefined, never>
  kind: JobKind
  /** Names it among its kind. */
  key: string
  /** JSON: JobPayloads[kind]. */
  payload: string
  /** Null: it has failed too often, and waits for somebody to ask for it again. */
  due: string | null
  /** How often it was begun since it was last done. */
  attempts: ColumnType<number, number | undefined, number>
  /** The server that does it, under a name for this one run, and the end of its lease; null: none. */
  holder: ColumnType<string | null, string | null | undefined>
  leaseUntil: ColumnType<string | null, string | null | undefined>
  lastError: ColumnType<string | null, string | null | undefined>
  createdAt: string
}

/** Which items are demo content, so that it can be cleared without what staff have added. */
export interface DemoContentTable {
  type: ContentTable
  contentId: number
}

/**
 * Who did what when (`journal/journal.ts`). Rows are only added, and never changed but for `before` being set to null.
 */
export interface JournalTable {
  id: ColumnType<number, number | undefined, never>
  at: string
  door: Door
  /** Both null: a visitor, or the program itself. The name is as it was then. */
  accountId: number | null
  accountNom: string | null
  /** The API token that was used, if one was. */
  tokenId: number | null
  /** What staff write, what visitors send, accounts with their tokens and sessions, or the site as a whole. */
  about: 'content' | 'message' | 'account' | 'site'
  act: Act
  type: ContentTable | 'account' | 'session' | 'apiToken' | 'passkey' | 'siteText' | 'webhook' | null
  itemId: number | null
  /** Version of the item afterwards. */
  version: number | null
  /** What the item was called; null of what visitors send. */
  libelle: string | null
  /** JSON: the names of the fields that changed. */
  fields: string | null
  /** JSON: a random text, and the values before by their names. Null once they are erased. */
  before: string | null
  /** SHA-256 of `before`, in hex; it stays when that is erased. */
  beforeHash: string | null
  /** The first line of the same act, where that was one on several items; null on the first itself. */
  bundle: number | null
  /** The number of lines of a bundle, on its first line. */
  bundled: number | null
}

/** A block of lines of the journal, with the hash of it and of all before it. */
export interface JournalSealTable {
  id: ColumnType<number, number | undefined, never>
  /** The last line of the block. */
  upTo: number
  lines: number
  hash: string
  at: string
}

/** Each field that a draft changes: what it was in the version that it is of, and what it is to be. */
export type DraftChanges = Readonly<Record<string, { before: DraftValue; value: DraftValue }>>
export type DraftValue = string | number | boolean | null | readonly (number | string)[]

/** What staff prepare for an item beside what it is (`publishing/drafts.ts`). */
export interface DraftTable {
  type: ContentTable
  contentId: number
  /** The version of the item that it is of: over a newer one it is not published. */
  base: number
  /** Another one each time that it is saved, of whatever item. */
  version: number
  /** JSON: DraftChanges. */
  changes: string
  /** Keys of single files that it brings, the main one first; only servers of the release before read them. */
  file: string | null
  secondFile: string | null
  /** The name of the account, as it was. */
  savedBy: string | null
  savedAt: string
}

/** Old path that leads elsewhere: to a path of this site, or to an item, whatever its slug becomes (`redirects/redirects.ts`). */
export interface RedirectTable {
  id: ColumnType<number, number | undefined, never>
  /** As `normalizedPath` writes it. */
  path: string
  /** Null: it leads to an item. */
  toPath: string | null
  toType: PagedTable | null
  toId: number | null
  updatedAt: string
}

/** Path at which visitors found nothing, without any trace of who they were. */
export interface MissedAddressTable {
  id: ColumnType<number, number | undefined, never>
  /** As `normalizedPath` writes it. */
  path: string
  count: number
  lastAt: string
}

/** Path of a page that was there and has been erased. */
export interface GoneAddressTable {
  /** As `normalizedPath` writes it. */
  path: string
  at: string
}

/** Single facts about the database: `content` = 'demo' while the demo content stands. */
export interface SettingTable {
  name: string
  value: string
}

export interface Tables extends ContentTables {
  file: FileTable
  fileUse: FileUseTable
  fileInVersion: FileInVersionTable
  resumableUpload: ResumableUploadTable
  draft: DraftTable
  serviceCategorie: ServiceCategorieTable
  formerSlug: FormerSlugTable
  contentStats: ContentStatsTable
  idempotentCreate: IdempotentCreateTable
  notification: NotificationTable
  siteCheck: SiteCheckTable
  siteLink: SiteLinkTable
  indesirable: IndesirableTable
  sentText: SentTextTable
  counter: CounterTable
  contentVersion: ContentVersionTable
  account: AccountTable
  session: SessionTable
  apiToken: ApiTokenTable
  oneTimeToken: OneTimeTokenTable
  passkey: PasskeyTable
  answeredChallenge: AnsweredChallengeTable
  previewLink: PreviewLinkTable
  redirect: RedirectTable
  missedAddress: MissedAddressTable
  goneAddress: GoneAddressTable
  setting: SettingTable
  siteText: SiteTextTable
  arrangement: ArrangementTable
  ownFigure: OwnFigureTable
  demoContent: DemoContentTable
  job: JobTable
  journal: JournalTable
  journalSeal: JournalSealTable
  webhook: WebhookTable
  webhookDelivery: WebhookDeliveryTable
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** A row of any content table, its common columns known even where `T` is a type parameter. */
export type ContentRow<T extends ContentTable = ContentTable> = Row<T> & Selectable<ContentColumns>
