import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

export interface LoadResult {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Sends the words on so many connections, each again when its answer has come whole, for so long. Reads as little of an
 * answer as will do, so that it is the server that is measured. Throws for any other status than `status`.
 */
export async function generateLoad(
  port: number,
  words: () => string,
  status: number,
  ms: number,
  connections: number,
): Promise<LoadResult> {
  const times: number[] = []
  const end = performance.now() + ms

  function one(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let start = 0
      let missing = 0
      let head: Buffer = Buffer.alloc(0)
      const ask = () => {
        start = performance.now()
        socket.write(words())
      }
      socket.once('connect', ask)
      socket.once('error', reject)
      socket.on('data', (chunk: Buffer) => {
        if (missing > 0) missing -= chunk.length
        else {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
          const at = head.indexOf(headEnd)
          if (at < 0) return
          const text = head.toString('latin1', 0, at)
          if (!text.startsWith(`HTTP/1.1 ${status} `)) return void socket.destroy(new Error(text))
          const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1])
          missing = length - (head.length - at - headEnd.length)
          head = Buffer.alloc(0)
        }
        if (missing > 0) return
        times.push(performance.now() - start)
        if (performance.now() < end) return ask()
        socket.destroy()
        resolve()
      })
    })
  }

  const before = performance.now()
  await Promise.all(Array.from({ length: connections }, one))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
  return { perSecond: (times.length * 1_000) / (performance.now() - before), p50: at(0.5), p99: at(0.99) }
}

/** Milliseconds of processor that a process has taken, where the system tells. */
export function processorOf(pid: number): number {
  const [, user = '0', system = '0'] =
    /\) \S+ (?:\S+ ){10}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) * 10
}
