/** Pictures that are seen at first; the others are one press away. */
const mostAtFirst = 6

interface Member {
  readonly avant: boolean
}

/** One picture, or two that show the same before and after. */
export type Groupe<T> = [T] | [T, T]

/** Pairs each picture marked `avant` with the next one. The last one, alone, is an ordinary picture. */
export function groupesOf<T extends Member>(images: readonly T[]): Groupe<T>[] {
  const groupes: Groupe<T>[] = []
  for (let at = 0; at < images.length; at += groupes.at(-1)?.length ?? 1) {
    const [image, next] = images.slice(at, at + 2)
    if (image) groupes.push(image.avant && next ? [image, next] : [image])
  }
  return groupes
}

/** Parts what is seen at first from the rest; a pair stays whole. */
export function partedGroupes<T>(groupes: readonly Groupe<T>[]): {
  premiers: Groupe<T>[]
  suite: Groupe<T>[]
} {
  let count = 0
  const end = groupes.findIndex((groupe) => (count += groupe.length) > mostAtFirst)
  const cut = end === -1 ? groupes.length : end
  return { premiers: groupes.slice(0, cut), suite: groupes.slice(cut) }
}
