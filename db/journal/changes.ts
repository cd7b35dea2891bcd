import { actsWithoutVersion, type Act } from './acts.ts'

/** What programs are told became of an item: by `Admin.changes`, and by whatever else reports changes. */
export const changeKinds = [
  'created',
  'changed',
  'published',
  'withdrawn',
  'trashed',
  'restored',
  'erased',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Acts on messages that are in no list: these are items only once they are accepted. */
const indesirableActs: readonly Act[] = ['setAside', 'eraseIndesirable']

/** Acts about an item after which it is what it was. */
export const actsWithoutChange: readonly Act[] = [...actsWithoutVersion, ...indesirableActs]

const kinds: Partial<Record<Act, ChangeKind>> = {
  create: 'created',
  acceptIndesirable: 'created',
  publish: 'published',
  unpublish: 'withdrawn',
  trash: 'trashed',
  restore: 'restored',
  erase: 'erased',
}

/**
 * Kind of change that a journal line about an item tells; null where the item stayed as it was. `before` holds the values
 * before, which say more than the act: a save or a swap may publish.
 */
export function changeKindOf(act: Act, before: Readonly<Record<string, unknown>> = {}): ChangeKind | null {
  if (actsWithoutChange.includes(act)) return null
  const kind = kinds[act]
  if (kind === 'created' || kind === 'erased') return kind
  const { status, softdelete } = before
  if (typeof softdelete === 'boolean') return softdelete ? 'restored' : 'trashed'
  if (typeof status === 'boolean') return status ? 'withdrawn' : 'published'
  return kind ?? 'changed'
}
