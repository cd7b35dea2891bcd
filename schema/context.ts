import type { Db } from '../db/connect.ts'
import type { Row } from '../db/tables.ts'

/** Who asks. Every door makes one of these, and `schema` alone decides what it may see and do. */
export interface Visitor {
  /** The signed-in administrator, or null for anybody else. */
  account: Row<'account'> | null
  /** READ for an API token that may not write. */
  scope: 'READ' | 'WRITE'
  /** The client's address, the key of the rate limits. */
  address: string
}

export type SignedIn = { account: Row<'account'>; token: string }

/** What sign-in needs from the transport: the gateway keeps sessions, passwords and cookies. */
export interface Auth {
  /** Null where the e-mail and password do not match an active account. Sets the cookie. */
  signIn(email: string, password: string): Promise<SignedIn | null>
  /** Ends the session of this request, if there is one, and clears the cookie. */
  signOut(): Promise<void>
  /** Is the visitor's session or token still good? Asked again while a subscription stays open. */
  stillSignedIn(): Promise<boolean>
}

/** What a door hands to `execute` for one operation. */
export interface Request {
  visitor: Visitor
  auth: Auth
}

/** The context of every resolver. */
export interface Context extends Request {
  db: Db
  /** What the default company says of itself (COMPANY_NAME and its kin). */
  company: Company
}

export interface Company {
  nom: string
  email: string
  phone1: string
  phone2: string
}
