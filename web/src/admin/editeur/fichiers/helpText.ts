/** What is said of a list of files, and of what it holds. */
export interface Words {
  most: number
  one: string
  several: string
  /** Begins « Image 2 sur 5. ». */
  rank: string
  add: string
  drop: string
  /** Help text of an empty list. */
  empty: string
  /** Begins the help text of a full list: « La galerie est complète ». */
  full: string
  /** Says the bound where more files were chosen: « Une galerie a 40 images au plus ». */
  bound: string
  /** Says what became of files beyond the bound, after their number: « image n’a pas été prise ». */
  notTaken: readonly [one: string, several: string]
  /** Refusal of a file that the list has already. */
  present: string
  /** Announcement of a file that was removed. */
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
    coming > 0 && comingText(coming, one, several),
    left > 0 &&
      `${words.bound}\u00a0: ${counted(left, `${one} ${words.notTaken[0]}`, `${several} ${words.notTaken[1]}`)}.`,
    room === 0 && left === 0 && `${words.full}\u00a0: ${most}\u00a0${several} au plus.`,
    coming + left === 0 &&
      room > 0 &&
      (count === 0 ? words.empty : `${counted(count, one, several)} sur ${most}.`),
  ]
  return said.filter(Boolean).join(' ')
}

/** What is said while files are on their way. */
export function comingText(count: number, one: string, several: string): string {
  return `${counted(count, `${one} est encore en route`, `${several} sont encore en route`)}\u00a0: vous pouvez continuer, et enregistrer.`
}

function counted(count: number, one: string, several: string): string {
  return `${count}\u00a0${count === 1 ? one : several}`
}
