import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/*
 * Loaded into a server that is attacked (`--import`): on SIGUSR2 each of its threads collects its garbage and says on the standard
 * error what its heap then holds.
 */

const threads = new BroadcastChannel('heap')
threads.unref()

function tell() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  console.error(JSON.stringify({ heap: heapUsed, external, isMainThread }))
}

threads.onmessage = tell
if (isMainThread)
  process.on('SIGUSR2', () => {
    threads.postMessage('')
    tell()
  })
