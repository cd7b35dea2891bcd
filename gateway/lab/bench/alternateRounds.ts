export type Contender = readonly [name: string, ask: () => Promise<Response>]

/**
 * The median time of each, in milliseconds. They are asked in turn, so that whatever else the machine does strikes all
 * alike.
 */
export async function alternateRounds(
  subjects: readonly Contender[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[]> {
  const times = subjects.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round++) {
    for (const [n, [name, ask]] of subjects.entries()) {
      const start = performance.now()
      const response = await ask()
      const text = await response.text()
      if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${name}: ${response.status} ${text}`)
      if (round >= 0) times[n]?.push(performance.now() - start)
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN)
}

export function report(name: string, ratio: number): void {
  console.log(`${name.padEnd(52)} × ${ratio.toFixed(1)}`)
}
