export type Pas = 'tete' | 'monter' | 'descendre' | 'fin'

/** Moves what is chosen one step, or to an end: it keeps its order, and what cannot go further waits for the others. */
export function deplacer<T>(all: readonly T[], chosen: ReadonlySet<T>, pas: Pas): readonly T[] {
  switch (pas) {
    case 'tete':
      return poser(all, chosen, 0)
    case 'fin':
      return poser(all, chosen, all.length)
    case 'monter':
      return unPas(all, chosen)
    case 'descendre':
      return unPas(all.toReversed(), chosen).toReversed()
  }
}

function unPas<T>(all: readonly T[], chosen: ReadonlySet<T>): T[] {
  const next = [...all]
  for (const [n, one] of all.entries()) {
    const before = next[n - 1]
    if (before === undefined || !chosen.has(one) || chosen.has(before)) continue
    next[n - 1] = one
    next[n] = before
  }
  return next
}

/** Puts what is chosen side by side before what stands at this place, in its order. */
export function poser<T>(all: readonly T[], chosen: ReadonlySet<T>, place: number): readonly T[] {
  const others = (some: readonly T[]) => some.filter((one) => !chosen.has(one))
  return [
    ...others(all.slice(0, place)),
    ...all.filter((one) => chosen.has(one)),
    ...others(all.slice(place)),
  ]
}

/** The places that these have, from 1, where they stand side by side. */
export function placesDe<T>(all: readonly T[], chosen: ReadonlySet<T>): [number, number] | null {
  const first = all.findIndex((one) => chosen.has(one))
  const last = all.findLastIndex((one) => chosen.has(one))
  return first >= 0 && last - first + 1 === chosen.size ? [first + 1, last + 1] : null
}
