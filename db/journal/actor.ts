import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Door } from './acts.ts'

/** Who does something, for the journal. */
export interface Actor {
  door: Door
  /** Null: a visitor, where he came by a door for people. */
  account: { id: number; nom: string } | null
  /** Of the API token that was used, if one was. */
  tokenId: number | null
}

/** What the program does by itself. */
const itself: Actor = { door: 'job', account: null, tokenId: null }

/** What is done on the command line of the server. */
export const commandLine: Actor = { door: 'command', account: null, tokenId: null }

const actors = new WeakMap<Transaction<Tables>, Actor>()

/** From here on what this transaction does is done by `actor`. */
export function actIn(trx: Transaction<Tables>, actor: Actor): void {
  actors.set(trx, actor)
}

/** Who does what this transaction does: the program itself, unless the `Db` was bound to somebody. */
export function actorOf(trx: Transaction<Tables>): Actor {
  return actors.get(trx) ?? itself
}
