import { acts, afterAct } from './writer.ts'
import type { Act, Door, Name, State, WriteOutcome } from './writes.ts'

/** What the program has to hold, by the rules of its READMEs and nothing of its code. */
export interface ModelItem {
  id: number
  state: State
}

const limits: Partial<Record<Name, number>> = { service: 3, equipe: 4 }
const fromVisitors: readonly Name[] = ['contact', 'devis', 'carriere']

export class Model {
  readonly items = new Map<Name, ModelItem[]>()
  /** What each key of a create was sent with, and has answered first. */
  keys: { name: Name; key: string; nom: string; id: number; state: State }[] = []
  /** How many creates there were. */
  steps = 0

  of(name: Name): ModelItem[] {
    return this.items.get(name) ?? []
  }

  find(name: Name, id: number): ModelItem | undefined {
    return this.of(name).find((one) => one.id === id)
  }

  active(name: Name): number {
    return this.of(name).filter(({ state }) => state.status && !state.softdelete).length
  }

  /** What a new one is, whatever was told of it. */
  created(name: Name, told: WriteOutcome, { key, nom }: { key: string; nom: string }): State {
    const state = { status: fromVisitors.includes(name), softdelete: false, version: 1, text: null }
    if (told.outcome !== 'done') return state
    this.items.set(name, [...this.of(name), { id: told.id, state }])
    this.keys.push({ name, key, nom, id: told.id, state })
    return state
  }

  /** The code that an act is refused with, or what it makes of the item. */
  expected(
    name: Name,
    item: ModelItem,
    { act, door, version, text }: IntendedWrite,
  ): string | { state: State | null } {
    const { state } = item
    if (version !== state.version) return 'CONFLICT'
    if (act === 'erase') return state.softdelete ? { state: null } : 'NOT_FOUND'
    if (state.softdelete && act !== 'restore' && !(act === 'trash' && door === 'graphql')) return 'NOT_FOUND'
    const full = this.active(name) >= (limits[name] ?? Infinity)
    if (act === 'publish' && !state.status && full) return 'ACTIVE_LIMIT'
    // An act that finds what it would make changes nothing, not even the version.
    if (acts[act].isSo(state, text)) return { state }
    return { state: afterAct(state, act, text) }
  }

  became(name: Name, id: number, state: State | null): void {
    const others = this.of(name).flatMap((one) =>
      one.id === id ? (state ? [{ ...one, state }] : []) : [one],
    )
    this.items.set(name, others)
    if (!state) this.keys = this.keys.filter((one) => one.name !== name || one.id !== id)
  }
}

export interface IntendedWrite {
  act: Act
  door: Door
  version: number
  text: string
}
