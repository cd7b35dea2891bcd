import { now, type Span } from './spies.ts'

/*
 * Sits on one core before all others, and wakes every two milliseconds: where it comes late, the core was taken from all
 * of us, by the system for programs that had waited, or by another guest of its machine.
 */

const everyMs = 2
const lateMs = 2

const taken: Span[] = []
let before = now()

setInterval(() => {
  const at = now()
  if (at - before > everyMs + lateMs) taken.push({ from: before, to: at })
  before = at
}, everyMs)
process.on('message', () => process.send?.(taken.splice(0)))
process.on('disconnect', () => process.exit())
