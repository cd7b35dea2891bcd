import { z } from 'zod'

/*
 * Columns that hold lists of files: JSON of what is said about each, with the key of its file.
 */

const list = z.array(z.looseObject({ key: z.string() }))
type FileList = z.infer<typeof list>

/** A list of files of any kind, in its order, with what is said about each. */
export function listIn(column: string | null): FileList {
  return column === null ? [] : list.parse(JSON.parse(column))
}

/**
 * The column of a list; null of an empty one. Lists are compared as texts: the members of each element stand in one order,
 * `key` first.
 */
export function listColumn<One extends { key: string }>(list: readonly One[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list)
}

/** Keys of the files in a list of any kind, in their order. */
export function keysInList(column: string | null): string[] {
  return listIn(column).map(({ key }) => key)
}

/** What people read of a list: captions, descriptions, titles. */
export function textsInList(column: string): string[] {
  return listIn(column).flatMap(({ legende, alt, titre }) =>
    [legende, alt, titre].filter((text) => typeof text === 'string'),
  )
}

/**
 * A list with the file `to` in the place of `from`, which keeps what was said of it but for the members `unsaid`. Without `from`
 * where `to` is in the list already, or null.
 */
export function replacedInList(
  column: string | null,
  from: string,
  to: string | null,
  unsaid: readonly string[] = [],
): string | null {
  const before = listIn(column)
  if (!before.some(({ key }) => key === from)) return column
  const isThere = before.some(({ key }) => key === to)
  const after =
    to === null || isThere
      ? keptInList(before, (key) => key !== from)
      : before.map((one) => {
          const cleared = unsaid.flatMap((name) => (name in one ? [[name, null]] : []))
          return one.key === from ? { ...one, key: to, ...Object.fromEntries(cleared) } : one
        })
  return listColumn(after)
}

/** A list without the files that are not kept. What is left of a pair, before and after, makes no pair with another picture. */
export function keptInList(list: FileList, isKept: (key: string) => boolean): FileList {
  let isAfter = false
  return list.flatMap((one, n) => {
    const isBefore = !isAfter && one.avant === true
    const other = list[isAfter ? n - 1 : n + 1]
    const isAlone = (isAfter || isBefore) && other !== undefined && !isKept(other.key)
    isAfter = isBefore
    if (!isKept(one.key)) return []
    return [isAlone ? { ...one, avant: false } : one]
  })
}
