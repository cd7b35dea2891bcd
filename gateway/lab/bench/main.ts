import { newPlace } from '../../../db/testing/testDatabases.ts'
import { persistedIdOf } from '../testing/operations.ts'
import { startServer } from '../servers/server.ts'
import { alternateRounds, report, type Contender } from './alternateRounds.ts'
import { benchAttacks } from './attacks/attack.ts'
import { soakAttacks } from './attacks/soak.ts'
import { benchCreates } from './creates.ts'
import { benchMessages } from './messages.ts'
import { benchNodes } from './nodes.ts'
import { benchPublishes } from './publishes.ts'
import { benchScale } from './scale.ts'
import { benchThroughput } from './throughput.ts'
import { measurePage } from './lighthouse.ts'
import { benchWorkers } from './workers.ts'

/*
 * Times, as ratios to a baseline of the same run: an answer of two letters (/healthz) through the same server; and for
 * what must not grow with the database, to the same with a thousandth of it.
 */

const [option, only, minutes] = process.argv.slice(2)
if (option === '--attack') await benchAttacks(only)
else if (option === '--soak') await soakAttacks(only, Number(minutes || 2))
else if (option === '--workers') await benchWorkers()
else if (option === '--node') await benchNodes()
else if (option === '--scale') await benchScale()
else {
  await benchThroughput()
  await benchCreates()
  await benchWorkers()
}
if (option === undefined) {
  await benchPublishes()
  await benchPages()
  await benchMessages()
}

async function benchPages(): Promise<void> {
  const place = await newPlace('sqlite')
  const server = await startServer({ DATA_DIR: place.dataDir, CONTENT: 'demo', LOG_LEVEL: 'silent' })
  const home = persistedIdOf('AccueilPageQuery')
  const query = (text: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })

  const subjects: Contender[] = [
    ['baseline: /healthz', () => fetch(`${server.origin}/healthz`)],
    [
      'GraphQL: one company',
      () => fetch(`${server.origin}/graphql`, query('{ site { entreprise { nom } } }')),
    ],
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

  const medians = await alternateRounds(subjects, { rounds: 300, warmUp: 50 })
  const speed = await measurePage(`${server.origin}/`)
  await server.stop()
  place.remove()

  const baseline = medians[0] ?? NaN
  for (const [n, [name]] of subjects.entries()) report(name, (medians[n] ?? NaN) / baseline)
  console.log(
    `Lighthouse, mobile, median of five: ${speed.score} (benchmarkIndex ${speed.benchmarkIndex}, ` +
      `LCP ${speed.largestContentfulPaintMs} ms, TBT ${speed.totalBlockingMs} ms)`,
  )
}
