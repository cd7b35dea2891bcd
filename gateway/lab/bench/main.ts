import { benchAttacks, soakAttacks } from './attacks/observe.ts'
import { benchNodes, benchThroughput, benchWorkers } from './kept.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMessages } from './messages.ts'
import { benchScale } from './scale.ts'
import { toTheEnd } from './servers.ts'
import { benchCreates, benchPublishes } from './writes.ts'

/* Times, as ratios to something measured in the same rounds. */

const quick = [benchThroughput, benchCreates, benchWorkers]
const [option = '', only, minutes] = process.argv.slice(2)
const benches: Readonly<Record<string, readonly (() => Promise<void>)[]>> = {
  '': [...quick, benchPublishes, benchLighthouse, benchMessages],
  '--quick': quick,
  '--workers': [benchWorkers],
  '--node': [benchNodes],
  '--scale': [benchScale],
  '--attack': [() => benchAttacks(only)],
  '--soak': [() => soakAttacks(only, Number(minutes || 2))],
}
const asked = benches[option]
if (!asked) throw new Error(`${option}: ${Object.keys(benches).join(' ')}`)
for (const bench of asked) await toTheEnd(bench)
