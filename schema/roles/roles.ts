import type { Role } from '../../db/accounts/accountTables.ts'
import { contentTables, isMessageTable, messageTables } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { readsType, readsWholeSite, writesType } from '../tokens/bounds.ts'

/** What a role may allow. Reading content is no right: every account that signs in has it. */
export const rights = {
  CONTENU: { description: 'Writes content, texts, pictures, menus and redirects.' },
  MESSAGES: {
    description: 'Sees and handles messages, quote requests, applications with their CVs, and indésirables.',
  },
  PERSONNES: {
    description: 'Exports and erases the data held on one person; sets for how long messages are kept.',
  },
  COMPTES: { description: 'Sees accounts, opens and closes them, and gives them roles up to its own.' },
  REGLAGES: { description: 'Sees how the site runs (backups, e-mails, first steps), and settles it.' },
  PROPRIETAIRES: { description: 'Names owners, and takes the role of administrators.' },
  JETONS: { description: 'Creates API tokens.' },
  WEBHOOKS: { description: 'Sets up webhooks.' },
} as const

export type Right = keyof typeof rights

const administrateur: readonly Right[] = ['CONTENU', 'MESSAGES', 'PERSONNES', 'COMPTES', 'REGLAGES']

/** What each role may do: decided here for every door. */
export const rightsOfRole: Record<Role, readonly Right[]> = {
  PROPRIETAIRE: [...administrateur, 'PROPRIETAIRES', 'JETONS', 'WEBHOOKS'],
  ADMINISTRATEUR: administrateur,
  REDACTION: ['CONTENU'],
  ACCUEIL: ['MESSAGES'],
  LECTURE: [],
}

/** Whether the caller's account has this right. A token has never more than its account. */
export function may({ account }: Pick<Caller, 'account'>, right: Right): boolean {
  return account !== null && rightsOfRole[account.role].includes(right)
}

/** All rights of the caller as he came: by a session, or by a token. */
export function rightsOf(caller: Pick<Caller, 'account' | 'scope' | 'tokenId' | 'bounds'>): readonly Right[] {
  const own = caller.account ? rightsOfRole[caller.account.role] : []
  if (caller.tokenId === null) return own
  // The others need somebody who signed in himself.
  const isLetThrough: Partial<Record<Right, boolean>> = {
    CONTENU: contentTables.some((table) => !isMessageTable(table) && writesType(caller, table)),
    MESSAGES: messageTables.some((table) => readsType(caller.bounds, table)),
    REGLAGES: readsWholeSite(caller.bounds),
  }
  return own.filter((right) => isLetThrough[right])
}

/** Right to write items of this type; of messages also to see them. */
export function rightOver(table: ContentTable): Right {
  return isMessageTable(table) ? 'MESSAGES' : 'CONTENU'
}

/** Whether the caller sees items of this type as staff do, with those that visitors do not see. */
export function sees(caller: Pick<Caller, 'account' | 'bounds'>, table: ContentTable): boolean {
  if (!readsType(caller.bounds, table)) return false
  return isMessageTable(table) ? may(caller, 'MESSAGES') : caller.account !== null
}
