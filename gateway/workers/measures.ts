import type { Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Family } from '../metrics/families.ts'
import type { FromServer } from './messages.ts'

/** Prometheus gives up soon after. A server that has not answered by then is left out. */
const patienceMs = 5_000

type Measured = Extract<FromServer, { measured: number }>

/** Asks servers what they have measured, and puts it together: each value by itself, under its server's name. */
export class Measures {
  private readonly waiting = new Map<string, (families: Family[]) => void>()
  private asked = 0

  async ask(servers: { worker: Worker; name: string }[]): Promise<Family[]> {
    const number = (this.asked += 1)
    const all = await Promise.all(
      servers.map(async ({ worker, name }) => {
        const key = `${number} ${worker.id}`
        const answered = new Promise<Family[]>((resolve) => this.waiting.set(key, resolve))
        worker.send({ measure: number })
        const families = await Promise.race([answered, sleep(patienceMs, [], { ref: false })])
        this.waiting.delete(key)
        return families.map((family) => named(family, name))
      }),
    )
    return together(all.flat())
  }

  hear({ id }: Worker, { measured, families }: Measured): void {
    this.waiting.get(`${measured} ${id}`)?.(families)
  }
}

/** Sums would fall when a server is replaced, which Prometheus takes for all of them having begun anew. */
function named(family: Family, worker: string): Family {
  const samples = family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } }))
  return { ...family, samples }
}

/** What is told of one thing stands together. */
function together(families: readonly Family[]): Family[] {
  const byName = new Map<string, Family>()
  for (const family of families) {
    const known = byName.get(family.name)
    if (known) known.samples.push(...family.samples)
    else byName.set(family.name, family)
  }
  return [...byName.values()]
}
