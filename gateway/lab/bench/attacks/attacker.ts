import { once } from 'node:events'
import { attacks } from './attacks.ts'
import { run, type Target } from './connections.ts'

/* One attack: it is told which and whom, says that it is ready, and begins when it is told again. */

export type Order = Pick<Target, 'port' | 'read' | 'write'> & { name: string; ms: number }

const [order]: Order[] = await once(process, 'message')
if (!order) throw new Error('It was told nothing.')
const { name, ms, ...target } = order
const attack = attacks[name]
if (!attack) throw new Error(`There is no attack named ${name}.`)
process.send?.('ready')
await once(process, 'message')
const signal = AbortSignal.timeout(ms)
await run(attack, { ...target, signal, over: once(signal, 'abort') })
process.exit(0)
