/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `n`. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  /** True once in `n` times. */
  oneIn(n: number): boolean
}

/** FAULTS_SEED runs what has failed again; else each run has its own. Tests have it in their names. */
export const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Mulberry32; each `part` of a test has a row of its own, whatever the others do meanwhile. */
export function seededRandom(part: number): Random {
  let state = (seed + Math.imul(part + 1, 0x9e3779b1)) | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    pick(list) {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
    oneIn: (n) => below(n) === 0,
  }
}
