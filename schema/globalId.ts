import { decodeGlobalID } from '@pothos/plugin-relay'

/** Parts of a global id; null where the text is not one. Ids come from outside: nothing here throws. */
export function readGlobalId(text: string): { typename: string; id: string } | null {
  try {
    const { typename, id } = decodeGlobalID(text)
    return typename && id ? { typename, id } : null
  } catch {
    return null
  }
}

/** Number of a row, as it comes from outside; null where the text is no such number. */
export function readNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Number in the global id of an item of this type, or null. */
export function readContentId(text: string, typename: string): number | null {
  const read = readGlobalId(text)
  return read?.typename === typename ? readNumber(read.id) : null
}

/** Arguments and fields of inputs that hold ids of items, or what holds them. */
const naming = new Set(['input', 'items', 'id', 'ids', 'replace'])

/** Global ids by which the arguments of a mutation, or its input, name items. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (naming.has(name) ? idsIn(one) : []))
}
