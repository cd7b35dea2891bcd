import { newPlace } from '../../../db/testing/testDatabases.ts'
import { generateLoad, inRounds, median } from './hammer.ts'
import { startLogging } from './logging.ts'
import { queries, wordsOf } from './queries.ts'

const counts = [1, 2]
const rounds = 5
const roundMs = 2_000
const connections = 32

/** How many answers a second to query texts, of which nothing is kept, by one server on a port and by two, in the same rounds. */
export async function benchWorkers(): Promise<void> {
  const all = await Promise.all(
    counts.map(async (count) => {
      const { dataDir, remove } = await newPlace('sqlite')
      const WORKERS = String(count)
      const server = await startLogging(dataDir, { WORKERS })
      return { server, remove, port: Number(new URL(server.origin).port) }
    }),
  )
  console.log(
    '\n| not kept, on SQLite | one server, req/s | two on its port, req/s | ratio | p99 of one | of two |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const [name, query] of Object.entries(queries)) {
    const words = wordsOf(JSON.stringify({ query }))
    const found = await inRounds(rounds, all, ({ port }) =>
      generateLoad(port, () => words, 200, roundMs, connections),
    )
    const [one, two] = found.map(median)
    if (!one || !two) throw new Error('Nothing was measured.')
    const ratio = (two.perSecond / one.perSecond).toFixed(2)
    console.log(
      `| ${name} | ${Math.round(one.perSecond)} | ${Math.round(two.perSecond)} | ${ratio} | ${one.p99.toFixed(1)} ms | ${two.p99.toFixed(1)} ms |`,
    )
  }
  for (const { server, remove } of all) {
    await server.stop()
    remove()
  }
}
