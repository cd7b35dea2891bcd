import type { ColumnType } from 'kysely'
import type { ContentTable } from '../content/contentTables.ts'

/** What an account may do (`schema/roles/roles.ts`), from most to least. */
export const roles = ['PROPRIETAIRE', 'ADMINISTRATEUR', 'REDACTION', 'ACCUEIL', 'LECTURE'] as const
export type Role = (typeof roles)[number]

export interface AccountTable {
  id: ColumnType<number, number | undefined, never>
  nom: string
  /** Lower case. */
  email: string
  passwordHash: string
  /** True: signs in, and does what its role allows; false: waits for activation, or disabled. */
  status: boolean
  /** Null for one that waits, or is active. */
  disabledAt: ColumnType<string | null, string | null | undefined>
  /** ADMINISTRATEUR by default. PROPRIETAIRE: an owner, whose account nobody else disables or resets. */
  role: ColumnType<Role, Role | undefined>
  /** Number of registrations with this e-mail address. */
  requests: ColumnType<number, number | undefined>
  createdAt: string
}

export interface SessionTable {
  id: ColumnType<number, number | undefined, never>
  /** SHA-256 of its bearer token, in hex. */
  tokenHash: string
  /** SHA-256 of its cookie, in hex; null for a session without one. */
  cookieHash: ColumnType<string | null, string | null | undefined>
  accountId: number
  createdAt: string
  lastSeenAt: string
  userAgent: string | null
}

/** API token; its requests act for its account. */
export interface ApiTokenTable {
  id: ColumnType<number, number | undefined, never>
  /** SHA-256 of the token, in hex. */
  tokenHash: string
  accountId: number
  nom: string
  scope: 'READ' | 'WRITE'
  createdAt: string
  lastUsedAt: string | null
  /** JSON: the content types that it reads; null: all, and what is of no type. */
  types: ColumnType<string | null, string | null | undefined>
  /** JSON: those of them that it changes; null: all that it reads. Nothing of a READ token. */
  writableTypes: ColumnType<string | null, string | null | undefined>
  /** True: also messages, CVs, accounts and the journal. */
  personalData: ColumnType<boolean, boolean | undefined>
  /** Null: it has no end. */
  expiresAt: ColumnType<string | null, string | null | undefined>
  /** When its account was warned of its end; null: not yet. */
  warnedAt: ColumnType<string | null, string | null | undefined>
  /** Program that used it last, as it calls itself. */
  userAgent: ColumnType<string | null, string | null | undefined>
}

/** A link that works once, until `expiresAt`: the set-up of the first account, a new password, or the first one. */
export interface OneTimeTokenTable {
  /** SHA-256 of the token, in hex. */
  tokenHash: string
  purpose: 'setup' | 'reset' | 'welcome'
  accountId: number | null
  expiresAt: string
}

/** Shows one item in its page, as it would be, to whoever has the token, until `expiresAt`. */
export interface PreviewLinkTable {
  id: ColumnType<number, number | undefined, never>
  /** SHA-256 of the token, in hex. */
  tokenHash: string
  type: ContentTable
  contentId: number
  /** The account that made it; null for one from before this was kept. */
  accountId: ColumnType<number | null, number | null | undefined>
  /** Name of its author at the time. */
  createdBy: string
  createdAt: string
  expiresAt: string
}
