import type { ColumnType } from 'kysely'

/** A passkey of an account: its public key, which opens nothing by itself. */
export interface PasskeyTable {
  id: ColumnType<number, number | undefined, never>
  accountId: number
  /** What the authenticator calls it, in base64url. */
  credentialId: string
  /** COSE key, in base64url. */
  publicKey: string
  /** Signatures that its authenticator had made at the last sign-in; 0 where it does not count. */
  counter: number
  /** JSON: how browsers reach its authenticator. */
  transports: string
  /** What its owner calls it. */
  nom: string
  createdAt: string
  lastUsedAt: string | null
}

/** A challenge that a passkey has answered: another answer to it is refused until it is over. */
export interface AnsweredChallengeTable {
  /** SHA-256, in hex. */
  hash: string
  expiresAt: string
}

/** An act on the passkeys of an account that its owner is told of. */
export type PasskeyAct = 'addPasskey' | 'removePasskey' | 'refusePasskey'
