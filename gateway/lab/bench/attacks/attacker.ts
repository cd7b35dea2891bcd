import { once } from 'node:events'
import { attacks } from './attacks.ts'

/* One attack, in a process of its own: what it costs to make must not count as what it does. */

const [name = '', port, read = '', write = '', ms] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`There is no attack named ${name}.`)
process.send?.('ready')
await once(process, 'message')
await attack({ port: Number(port), read, write, signal: AbortSignal.timeout(Number(ms)) })
process.exit(0)
