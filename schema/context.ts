import type { Transaction } from 'kysely'
import type { TokenBounds } from '../db/accounts/tokenBounds.ts'
import type { Actor } from '../db/journal/actor.ts'
import type { Door } from '../db/journal/acts.ts'
import type { Db } from '../db/connection/connect.ts'
import type { ContentItem } from '../db/content/contentStore.ts'
import type { Row, Tables } from '../db/tables.ts'
import type { Budget } from './execution/budget.ts'
import type { Crop } from './media/crop.ts'

/** Caller of an operation. Every door makes one, and `schema` alone decides what it may see and do. */
export interface Caller {
  /** The signed-in account, whose role says what it may do (`roles/roles.ts`), or null. */
  account: Row<'account'> | null
  /** READ for an API token that may not write. */
  scope: 'READ' | 'WRITE'
  /** Address of the client, the key of the rate limits. */
  address: string
  /** Door by which the request came. */
  door: Door
  /** Id of the request's API token, if it has one. */
  tokenId: number | null
  /** Bounds of that token; null without one, and of one that has none. */
  bounds: TokenBounds | null
  /** Id of the session; null with an API token, and for visitors. */
  sessionId: number | null
}

/** Actor in the journal, with the present name of the account. */
export function actorFor({ account, door, tokenId }: Caller): Actor {
  return { door, tokenId, account: account && { id: account.id, nom: account.nom } }
}

export type SignedIn = { account: Row<'account'>; sessionId: number; token: string }

/** Services for accounts: the gateway owns passwords, sessions, tokens, cookies and e-mail. */
export interface Auth {
  /**
   * Signs in and sets the cookie. Null where e-mail and password match no active account; `waiting` where they match one
   * that waits. Throws RateLimitError, as `register` and `requestPasswordReset` do.
   */
  signIn(email: string, password: string): Promise<SignedIn | 'waiting' | null>
  /** Ends the session of this request, if there is one, and clears the cookie. */
  signOut(): Promise<void>
  /**
   * Tells whether the visitor's session or token is still valid, and gives the visitor the account as it is now: its role
   * may have changed. Asked again while a subscription or an export is open.
   */
  stillSignedIn(): Promise<boolean>
  /**
   * Adds an account, which waits; with a valid `setupToken` it is active and signed in. Neither answer nor time shows
   * whether the e-mail was known.
   */
  register(account: NewAccount, setupToken: string | null): Promise<SignedIn | 'waiting' | 'badSetupToken'>
  /** Sends a link for a new password, where the account is active and e-mail is set up; the answer does not tell. */
  requestPasswordReset(email: string): Promise<void>
  /**
   * Makes a password link to hand to the owner of the account; earlier links end. Null where the account is not active;
   * where `guard` throws, nothing is done. Throws RateLimitError before.
   */
  createPasswordLink(
    accountId: number,
    guard: (trx: Transaction<Tables>, account: Row<'account'>) => Promise<void>,
  ): Promise<PasswordLink | null>
  /** Counts an invitation by the signed-in account. Throws RateLimitError. */
  countInvitation(): Promise<void>
  /**
   * Has the owner of an opened account choose a password: by an e-mailed link, or by the one answered where no e-mail is
   * set up.
   */
  invite(trx: Transaction<Tables>, account: Row<'account'>): Promise<PasswordLink | null>
  /**
   * Sets a new password by a link. Null where the token is unknown, expired or used. All sessions, tokens and passkeys of
   * the account end, and one session opens.
   */
  resetPassword(token: string, password: string): Promise<SignedIn | null>
  /**
   * Changes the password. Null for a wrong present one. All other sessions and all API tokens end, passkeys stay; this
   * session gets a new token.
   */
  changePassword(current: string, next: string): Promise<SignedIn | null>
  /** What a browser is asked for to sign in by a passkey, as WebAuthn's JSON; null where the site's address allows none. */
  passkeySignInOptions(): Promise<string | null>
  /**
   * Signs in by a passkey's answer, and sets the cookie, as `signIn` does. `expired`: the challenge is over or was answered
   * before; `cloned`: somebody has a copy of the passkey; null for all else. Throws RateLimitError.
   */
  signInWithPasskey(credential: string): Promise<SignedIn | 'expired' | 'cloned' | null>
  /**
   * What a browser is asked for to make a passkey of the signed-in account, likewise; `badPassword` unless this is its
   * present password. Throws RateLimitError.
   */
  passkeyOptions(password: string): Promise<{ options: string } | 'badPassword' | 'noAddress'>
  /** Keeps the passkey that a browser has made so. */
  addPasskey(nom: string, credential: string): Promise<AddedPasskey>
  /** Creates an API token, whose secret is only in this answer. */
  createApiToken(wanted: NewApiToken): Promise<{ token: string; apiToken: Row<'apiToken'> }>
  /** Sends a test e-mail to this account, and answers its outcome. Throws RateLimitError. */
  sendTestEmail(account: Row<'account'>): Promise<TestEmail>
  /** French reason why this password may not be used, or null. */
  weakness(password: string): Promise<string | null>
}

/** A passkey that is kept now, or why it is not. */
export type AddedPasskey = Row<'passkey'> | 'expired' | 'refused' | 'tooMany'

/** Outcome of an e-mail: whether the SMTP server accepted it, and its answer. */
export interface TestEmail {
  accepted: boolean
  answer: string
}

/** Link that works once, until then. */
export interface PasswordLink {
  link: string
  expiresAt: string
}

/** What an API token is to be. */
export interface NewApiToken extends TokenBounds {
  nom: string
  scope: Caller['scope']
  /** Null: it has no end. */
  expiresAt: string | null
}

export interface NewAccount {
  nom: string
  email: string
  password: string
}

/** Input of `execute`, which a door makes for one operation. */
export interface OperationRequest {
  visitor: Caller
  auth: Auth
  /** Counts one message, quote request or application of this visitor. Throws RateLimitError. */
  countPublicCreate(): Promise<void>
  /** Counts bytes of a visitor's file; false where his address has sent too many today. */
  allowsFile(bytes: number): Promise<boolean>
  /** Deduplication window for clients without a clientMutationId: the same content from the same address counts as one item. */
  sameContentMs?: number | undefined
}

/** A file as it was sent: in memory, or in pieces in the storage. */
export interface Upload {
  /** File name that the sender gives. */
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  /** Bytes of the file, in order. */
  pieces(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** What is known of a file of the library. */
export interface LibraryOptions {
  /** Name of the account that sends it. */
  addedBy: string | null
  /** True: it stays in the library until staff erase it, used or not. */
  stays: boolean
}

/** Store of uploaded files. A file is whole, on disk and in the table `file`, when its key is answered. */
export interface Files {
  /** Stores a picture; the same bytes are stored once. Throws UnusableFile. */
  storePicture(file: Upload, options: LibraryOptions): Promise<string>
  /** Stores the part of a stored picture that a crop keeps, once, for as long as the picture stays itself. Throws UnusableFile. */
  storeCrop(picture: Row<'file'>, crop: Crop, options: Pick<LibraryOptions, 'addedBy'>): Promise<string>
  /** Stores a PDF that visitors may download, likewise. Throws UnusableFile. */
  storeDownload(file: Upload, options: LibraryOptions): Promise<string>
  /** Stores a private document. Throws UnusableFile. */
  storeDocument(file: Upload): Promise<string>
  /**
   * Runs `work` with files that this account has sent in pieces, in its turn; null stands for one that is not whole, or not
   * there. Where it does not fail they are used, and go.
   */
  withSent<Result>(
    keys: readonly string[],
    accountId: number | null,
    work: (files: readonly (Upload | null)[]) => Promise<Result>,
  ): Promise<Result>
  /** False while the disk is too full for files. */
  takesFiles(): Promise<boolean>
  /** Removes those of these files that no item names. Call it once their item is saved, refused or erased. */
  settle(keys: readonly string[]): Promise<void>
}

/** Settings of this server, the same for all callers. */
export interface Settings {
  /** Details of the default company: COMPANY_NAME, COMPANY_EMAIL, COMPANY_PHONE1 and COMPANY_PHONE2. */
  company: Company
  /** Public address of the site, without a slash at its end. */
  publicUrl: string
  /** Address from which visitors get public pictures, likewise; empty where that is this server. */
  assetsUrl: string
  /** IANA name of the time zone in which staff plan and read moments. */
  timeZone: string
  /** Period of automatic backups; null where there are none. */
  backupPeriodMs: number | null
  /** False where no e-mail is set up. */
  sendsMail: boolean
  /** True: webhooks may lead to the network of the server, by http too. */
  privateWebhooks: boolean
}

/** Context of every resolver. */
export interface Context extends OperationRequest, Settings {
  budget: Budget
  /** The database, as this operation reads it (`execution/sharedStatements.ts`). */
  db: Db
  /** The same database for what outlasts an answer, such as a subscription. */
  whole: Db
  files: Files
  /** Keys of pictures that this caller may see and others may not, and the path below which they are served. */
  previewFiles: { keys: ReadonlySet<string>; below: string } | null
  /** Hook of a created item, in its transaction: queues what follows outside once that has committed. */
  created(trx: Transaction<Tables>, item: ContentItem): Promise<void>
  /** Encrypts a secret that the server itself must read again. */
  sealSecret(secret: string): Promise<string>
}

export interface Company {
  nom: string
  email: string
  phone1: string
  phone2: string
}
