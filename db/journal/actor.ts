import type { Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Door } from './acts.ts'

/** Somebody who does what the journal tells of. */
export interface Actor {
  door: Door
  /** Null: a visitor, where he came by a door for people. */
  account: { id: number; nom: string } | null
  /** The API token that was used, if one was. */
  tokenId: number | null
}

/** What the program does by itself. */
const itself: Actor = { door: 'job', account: null, tokenId: null }

/** What is done on the command line of the server. */
export const commandLine: Actor = { door: 'command', account: null, tokenId: null }

const actors = new WeakMap<Transaction<Tables>, Actor>()

/** Journals the following acts of this transaction under `actor`. */
export function actIn(trx: Transaction<Tables>, actor: Actor): void {
  actors.set(trx, actor)
}

/** The actor of this transaction: the program itself, unless the `Db` was bound to somebody. */
export function actorOf(trx: Transaction<Tables>): Actor {
  return actors.get(trx) ?? itself
}
