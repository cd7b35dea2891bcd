/** What is said of a list of files, and of what it holds. */
export interface Words {
  most: number
  one: string
  several: string
  /** Stands before its place in the list. */
  rank: string
  add: string
  drop: string
  /** Of an empty list. */
  empty: string
  /** A full list is so. */
  full: string
  /** How many a list has at the most. */
  bound: string
  /** One, or several, were chosen beyond that. */
  notTaken: readonly [one: string, several: string]
  /** Of one that is chosen again. */
  present: string
  removed: string
}

interface Filling {
  count: number
  coming: number
  /** Chosen beyond the room. */
  left: number
  room: number
}

/** How full a list is, and what of it is still on its way. */
export function helpText(words: Words, { count, coming, left, room }: Filling): string {
  const { most, one, several } = words
  const said = [
    coming > 0 &&
      `${counted(coming, `${one} est encore en route`, `${several} sont encore en route`)}\u00a0: vous pouvez continuer, et enregistrer.`,
    left > 0 &&
      `${words.bound}\u00a0: ${counted(left, `${one} ${words.notTaken[0]}`, `${several} ${words.notTaken[1]}`)}.`,
    room === 0 && left === 0 && `${words.full}\u00a0: ${most}\u00a0${several} au plus.`,
    coming + left === 0 &&
      room > 0 &&
      (count === 0 ? words.empty : `${counted(count, one, several)} sur ${most}.`),
  ]
  return said.filter(Boolean).join(' ')
}

function counted(count: number, one: string, several: string): string {
  return `${count}\u00a0${count === 1 ? one : several}`
}
