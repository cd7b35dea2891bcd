import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Sent } from './bare.ts'

/** The baseline (bare.ts), in a process of its own. */
export async function startBare(
  answers: Readonly<Record<string, Sent>>,
): Promise<{ port: number; pid: number; stop(): void }> {
  const bare = fork(join(import.meta.dirname, 'bare.ts'))
  const listening = once(bare, 'message')
  bare.send(answers)
  const [port]: number[] = await listening
  return { port: port ?? 0, pid: bare.pid ?? 0, stop: () => void bare.kill() }
}

/** An answer as it goes over the wire. */
export async function sent(port: number, path: string, headers: Record<string, string> = {}): Promise<Sent> {
  const [response]: IncomingMessage[] = await once(
    get({ port, host: '127.0.0.1', path, headers }),
    'response',
  )
  if (!response) throw new Error(path)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  const kept = Object.entries(response.headers).filter(([name]) => !own.has(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('base64'),
  }
}
