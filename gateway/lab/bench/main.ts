import { newPlace } from '../../../db/testing/testDatabases.ts'
import { startServer } from '../servers/server.ts'
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

/* Times, as ratios to something measured in the same rounds. */

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
  await benchLighthouse()
  await benchMessages()
}

async function benchLighthouse(): Promise<void> {
  const place = await newPlace('sqlite')
  const server = await startServer({ DATA_DIR: place.dataDir, CONTENT: 'demo', LOG_LEVEL: 'silent' })
  const page = await measurePage(`${server.origin}/`)
  await server.stop()
  place.remove()
  console.log(
    `Lighthouse, mobile, median of five: ${page.score} (benchmarkIndex ${page.benchmarkIndex}, ` +
      `LCP ${page.largestContentfulPaintMs} ms, TBT ${page.totalBlockingMs} ms)`,
  )
}
