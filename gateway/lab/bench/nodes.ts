import { newPlace } from '../../../db/testing/testDatabases.ts'
import { installNodes, nodeVersions } from '../runner/nodes.ts'
import { generateLoad, inRounds, processorOf } from './hammer.ts'
import { startLogging } from './logging.ts'
import { queries, wordsOf } from './queries.ts'

const rounds = 5
const roundMs = 2_000

/** What an answer that is made anew takes of the processor under each version of Node.js, in the same rounds. */
export async function benchNodes(): Promise<void> {
  const { programs, remove } = await installNodes()
  const servers = await Promise.all(
    programs.map(async (node) => {
      const place = await newPlace('sqlite')
      const server = await startLogging(place.dataDir, {}, node)
      return { ...server, place, port: Number(new URL(server.origin).port), pid: server.process.pid ?? 0 }
    }),
  )
  let n = 0
  const asked: Record<string, () => string> = {
    'home page, made anew': () => `GET /?n=${(n += 1)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  }
  for (const [name, query] of Object.entries(queries)) {
    const words = wordsOf(JSON.stringify({ query }))
    asked[name] = () => words
  }
  console.log(`\n| processor an answer, by Node.js | ${nodeVersions.join(' | ')} |`)
  console.log(`|---|${'---|'.repeat(nodeVersions.length)}`)
  for (const [name, words] of Object.entries(asked)) {
    const found = await inRounds(rounds, servers, async ({ port, pid }) => {
      const before = processorOf(pid)
      const { perSecond } = await generateLoad(port, words, 200, roundMs)
      return (processorOf(pid) - before) / ((perSecond * roundMs) / 1_000)
    })
    const middle = found.map((all) => all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN)
    console.log(`| ${name} | ${middle.map((ms) => `${(ms * 1_000).toFixed(0)} µs`).join(' | ')} |`)
  }
  for (const { stop, place } of servers) {
    await stop()
    place.remove()
  }
  remove()
}
