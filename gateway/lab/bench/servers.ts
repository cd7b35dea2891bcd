import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newPlace } from '../../../db/testing/testDatabases.ts'
import { client, type RunningServer, startServer } from '../servers/server.ts'
import type { Sent, Told } from './baselines.ts'
import type { Subject } from './compare.ts'

const ends: (() => unknown)[] = []

/** Done when the bench is over, the last first. */
export function atTheEnd(end: () => unknown): void {
  ends.push(end)
}

/** Runs a bench, and ends what it has started. */
export async function toTheEnd(bench: () => Promise<void>): Promise<void> {
  try {
    await bench()
  } finally {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
  }
}

export async function placeForOne(kind: Parameters<typeof newPlace>[0] = 'sqlite') {
  const place = await newPlace(kind)
  atTheEnd(place.remove)
  return place
}

export interface Served extends Subject {
  port: number
  pid: number
  dataDir: string
  server: RunningServer
}

/**
 * A built server with the demo, in a place of its own, that logs into a file, as services do: read by who asks, its lines would
 * take the processor from him, and he would ask for less.
 */
export async function serve(
  name: string,
  environment: Record<string, string> = {},
  options: Parameters<typeof startServer>[1] = {},
): Promise<Served> {
  const dataDir = environment.DATA_DIR ?? (await placeForOne()).dataDir
  const log = openSync(join(dataDir, 'requests.log'), 'w')
  const settings = { DATA_DIR: dataDir, CONTENT: 'demo', LOG_LEVEL: 'info', ...environment }
  const server = await startServer(settings, { log, ...options }).finally(() => closeSync(log))
  atTheEnd(server.stop)
  const port = Number(new URL(server.origin).port)
  return { name, port, ports: [port], pid: server.process.pid ?? 0, dataDir, server }
}

export async function signedIn(origin: string): Promise<ReturnType<typeof client>> {
  const staff = client(origin)
  await staff.signIn()
  return staff
}

/** A program of the bench in a process of its own: what it costs must not count as what the others do. */
export function startProgram(name: string) {
  const child = fork(join(import.meta.dirname, name))
  const ended = once(child, 'exit')
  atTheEnd(() => child.kill())
  return {
    pid: child.pid ?? 0,
    ended,
    tell: (message: object) => void child.send(message),
    /** What it answers. */
    async ask<T>(message: object): Promise<T> {
      const told = once(child, 'message')
      child.send(message)
      const [answer]: T[] = await Promise.race([told, ended.then(() => [])])
      if (answer === undefined) throw new Error(`${name} has ended.`)
      return answer
    },
  }
}

/** A baseline, which listens once it has been told what to answer. */
export async function startBaseline(
  name: string,
  told: Told,
): Promise<Subject & { port: number; pid: number }> {
  const { pid, ask } = startProgram('baselines.ts')
  const port = await ask<number>(told)
  return { name, port, ports: [port], pid }
}

/** An answer as it goes over the wire. */
export async function sent(port: number, path: string, headers: Record<string, string> = {}): Promise<Sent> {
  const [response]: IncomingMessage[] = await once(
    get({ port, host: '127.0.0.1', path, headers }),
    'response',
  )
  if (!response) throw new Error(path)
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  const kept = Object.entries(response.headers).filter(([name]) => !own.has(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: (await buffer(response)).toString('base64'),
  }
}
