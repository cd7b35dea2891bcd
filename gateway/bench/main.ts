import { getOperationAST } from 'graphql'
import { newPlace } from '../../db/testDatabases.ts'
import { persistedOperations } from '../site.ts'
import { startServer } from '../testing/server.ts'
<<<<<<< HEAD
import { inTurn, report, type Subject } from './inTurn.ts'
import { benchMessages } from './messages.ts'
=======
import { measurePage } from './lighthouse.ts'
>>>>>>> h/S

/*
 * Times, as ratios to a baseline of the same run: an answer of two letters (/healthz) through the same server; and for
 * what must not grow with the database, to the same with a thousandth of it.
 */

const place = await newPlace('sqlite')
const server = await startServer({ DATA_DIR: place.dataDir, CONTENT: 'demo', LOG_LEVEL: 'silent' })
const home = [...persistedOperations()].find(
  ([, document]) => getOperationAST(document)?.name?.value === 'AccueilPageQuery',
)?.[0]
const query = (text: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: text }),
})

const subjects: Subject[] = [
  ['baseline: /healthz', () => fetch(`${server.origin}/healthz`)],
  ['GraphQL: one company', () => fetch(`${server.origin}/graphql`, query('{ site { entreprise { nom } } }'))],
  [
    'GraphQL: 20 projets with pictures',
    () =>
      fetch(
        `${server.origin}/graphql`,
        query(
          '{ site { projets { totalCount edges { node { nom image { url srcSet(format: AVIF) } } } } } }',
        ),
      ),
  ],
  ['GraphQL: all of the home page', () => fetch(`${server.origin}/graphql?id=${home}&variables={}`)],
  [
    'page: home, rendered and compressed',
    () => fetch(server.origin, { headers: { 'accept-encoding': 'br' } }),
  ],
]

<<<<<<< HEAD
const medians = await inTurn(subjects, { rounds: 300, warmUp: 50 })
=======
const times = subjects.map((): number[] => [])
for (let round = -warmUp; round < rounds; round++) {
  for (const [n, [name, ask]] of subjects.entries()) {
    const start = performance.now()
    const response = await ask()
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    if (round >= 0) times[n]?.push(performance.now() - start)
  }
}
const speed = await measurePage(`${server.origin}/`)
>>>>>>> h/S
await server.stop()
place.remove()

const baseline = medians[0] ?? NaN
<<<<<<< HEAD
for (const [n, [name]] of subjects.entries()) report(name, (medians[n] ?? NaN) / baseline)

await benchMessages()
=======
for (const [n, [name]] of subjects.entries()) {
  console.log(`${name.padEnd(38)} × ${((medians[n] ?? NaN) / baseline).toFixed(1)}`)
}
console.log(
  `Lighthouse, mobile, median of five: ${speed.score} (benchmarkIndex ${speed.benchmarkIndex}, ` +
    `LCP ${speed.largestContentfulPaintMs} ms, TBT ${speed.totalBlockingMs} ms)`,
)
>>>>>>> h/S
