import type { Transaction } from 'kysely'
import type { Actor, Door } from '../db/journal/actor.ts'
import type { Db } from '../db/connection/connect.ts'
import type { ContentItem } from '../db/content/contentStore.ts'
import type { Row, Tables } from '../db/tables.ts'
import type { Budget } from './execution/budget.ts'

/** Who asks. Every door makes one of these, and `schema` alone decides what it may see and do. */
export interface Visitor {
  /** The signed-in administrator, or null for anybody else. */
  account: Row<'account'> | null
  /** READ for an API token that may not write. */
  scope: 'READ' | 'WRITE'
  /** The client's address, the key of the rate limits. */
  address: string
  /** By which door he came. */
  door: Door
  /** Of the API token that came with the request, if one did. */
  tokenId: number | null
  /** Of the session that the request goes on with; null with an API token, and for visitors. */
  sessionId: number | null
}

/** A visitor as the journal names him, by his present name. */
export function actorFor({ account, door, tokenId }: Visitor): Actor {
  return { door, tokenId, account: account && { id: account.id, nom: account.nom } }
}

export type SignedIn = { account: Row<'account'>; sessionId: number; token: string }

/** What accounts need from the transport: the gateway keeps passwords, sessions, tokens, cookies and e-mail. */
export interface Auth {
  /**
   * Null where the e-mail and password do not match an active account; `waiting` where they match one that waits. Sets the cookie. Throws RateLimitError, as
   * `register` and `requestPasswordReset` do.
   */
  signIn(email: string, password: string): Promise<SignedIn | 'waiting' | null>
  /** Ends the session of this request, if there is one, and clears the cookie. */
  signOut(): Promise<void>
  /** Is the visitor's session or token still good? Asked again while a subscription stays open. */
  stillSignedIn(): Promise<boolean>
  /**
   * Adds an account, which waits; one with a good `setupToken` is active and signed in. Whether the e-mail was
   * known already shows neither in the answer nor in its time.
   */
  register(account: NewAccount, setupToken: string | null): Promise<SignedIn | 'waiting' | 'badSetupToken'>
  /** Sends a link for a new password, where the account is active and e-mail is set up; says nothing of it. */
  requestPasswordReset(email: string): Promise<void>
  /**
   * A link for a new password, to be handed to whose account it is; those handed out before end. Null where it is not
   * active, or what `guard` throws; nothing is done then. Throws RateLimitError before.
   */
  createPasswordLink(
    accountId: number,
    guard: (trx: Transaction<Tables>, account: Row<'account'>) => Promise<void>,
  ): Promise<PasswordLink | null>
  /** Has an opened account choose its password: by a link that it is sent, or by this one where no e-mail is set up. */
  invite(trx: Transaction<Tables>, account: Row<'account'>): Promise<PasswordLink | null>
  /** Null where the token is unknown, has expired or was used. All sessions and tokens of the account end, and one session opens. */
  resetPassword(token: string, password: string): Promise<SignedIn | null>
  /** Null for a wrong present password. All else that opens the account ends, API tokens too; this session gets a new token. */
  changePassword(current: string, next: string): Promise<SignedIn | null>
  /** The token itself is only ever in this answer. */
  createApiToken(nom: string, scope: Visitor['scope']): Promise<{ token: string; apiToken: Row<'apiToken'> }>
  /** Sends an e-mail to this account, and waits for what becomes of it. Throws RateLimitError. */
  sendTestEmail(account: Row<'account'>): Promise<TestEmail>
  /** The French reason why this password may not be used, or null. */
  weakness(password: string): Promise<string | null>
}

/** What became of an e-mail: whether the SMTP server took it, and what it said. */
export interface TestEmail {
  accepted: boolean
  answer: string
}

/** It works once, until then. */
export interface PasswordLink {
  link: string
  expiresAt: string
}

export interface NewAccount {
  nom: string
  email: string
  password: string
}

/** What a door hands to `execute` for one operation. */
export interface Request {
  visitor: Visitor
  auth: Auth
  /** Counts one message, quote request or application of this visitor. Throws RateLimitError. */
  countPublicCreate(): Promise<void>
  /** Counts so many bytes of a file of this visitor; false where his address has sent too many today. */
  allowsFile(bytes: number): Promise<boolean>
  /** For clients that cannot send a clientMutationId: how long the same content from the same address counts as one item. */
  sameContentMs?: number
}

/** A file as it was sent, in memory. */
export interface Upload {
  /** What its sender calls it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Its bytes, in their order. */
  pieces(): readonly Uint8Array[]
}

/** Where uploaded files are kept. Each is whole, on disk and in the table `file` when its key is answered. */
export interface Files {
  /** Throws UnusableFile. */
  storePicture(file: Upload): Promise<string>
  /** Throws UnusableFile. */
  storeDocument(file: Upload): Promise<string>
  /** False while the disk is so full that it takes no more of either. */
  takesFiles(): Promise<boolean>
  /** To be called once the item that they belong to is saved, refused or erased: removes those that no item names. */
  settle(keys: readonly string[]): Promise<void>
}

/** How this server is set up, the same for all who ask. */
export interface Settings {
  /** What the default company says of itself: COMPANY_NAME, COMPANY_EMAIL and COMPANY_PHONE1, 2. */
  company: Company
  /** The public address of the site, without a slash at its end. */
  publicUrl: string
  /** Likewise: from where visitors get pictures that all may see; empty where that is this server. */
  assetsUrl: string
  /** In which staff plan and read moments: an IANA name. */
  timeZone: string
  /** How often this server backs up by itself; null where it does not. */
  backupPeriodMs: number | null
  /** False where no e-mail is set up: nothing is ever sent. */
  sendsMail: boolean
}

/** The context of every resolver. */
export interface Context extends Request, Settings {
  budget: Budget
  /** As this operation reads it (`execution/sharedStatements.ts`). */
  db: Db
  /** The same database for what outlasts an answer: what a subscription follows. */
  whole: Db
  files: Files
  /** The keys of pictures that not everybody may see but who asks here may, and the path below which they are served. */
  previewFiles: { keys: ReadonlySet<string>; below: string } | null
  /** An item is created in this transaction: writes there what is to follow outside once it has ended. */
  created(trx: Transaction<Tables>, item: ContentItem): Promise<void>
}

export interface Company {
  nom: string
  email: string
  phone1: string
  phone2: string
}
