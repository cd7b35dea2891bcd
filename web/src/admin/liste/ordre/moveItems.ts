export type Step = 'tete' | 'monter' | 'descendre' | 'fin'

/** Moves what is chosen one step, or to an end: it keeps its order, and what cannot go further waits for the others. */
export function moveItems<T>(all: readonly T[], chosen: ReadonlySet<T>, step: Step): readonly T[] {
  switch (step) {
    case 'tete':
      return placeItems(all, chosen, 0)
    case 'fin':
      return placeItems(all, chosen, all.length)
    case 'monter':
      return oneStep(all, chosen)
    case 'descendre':
      return oneStep(all.toReversed(), chosen).toReversed()
  }
}

function oneStep<T>(all: readonly T[], chosen: ReadonlySet<T>): T[] {
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
export function placeItems<T>(all: readonly T[], chosen: ReadonlySet<T>, place: number): readonly T[] {
  const others = (some: readonly T[]) => some.filter((one) => !chosen.has(one))
  return [
    ...others(all.slice(0, place)),
    ...all.filter((one) => chosen.has(one)),
    ...others(all.slice(place)),
  ]
}

/** The places that these have, from 1, where they stand side by side. */
export function placesOf<T>(all: readonly T[], chosen: ReadonlySet<T>): [number, number] | null {
  const first = all.findIndex((one) => chosen.has(one))
  const last = all.findLastIndex((one) => chosen.has(one))
  return first >= 0 && last - first + 1 === chosen.size ? [first + 1, last + 1] : null
}
