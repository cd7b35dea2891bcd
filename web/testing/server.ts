import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { runResource } from '../../db/testing/runResource.ts'

const root = join(import.meta.dirname, '..', '..')

/** A server with the demo's content, as visitors have it. */
export interface DemoReader {
  origin: string
  /** Answers a query as anybody may ask it. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>
}

export interface DemoServer extends DemoReader {
  /** Its folder, where the database and the pictures lie. */
  dataDir: string
  /** What the program has printed. */
  output(): string
  /** Stops it as an operator does, and starts it again with the same content. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** The folder where files lie in memory, if the machine has room for so many GiB there. */
export function folderInMemory(room = 1): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > room * 2 ** 30 ? folder : undefined
}

/** The account that signs in to the back office of the demo. */
export const administrator = { email: 'geometre@exemple.ci', password: 'un theodolite sur la lagune' }

/** The real program with the demo's content, as a process of its own, in a folder that begins as a copy of `from`. */
export async function startDemo(settings: Record<string, string> = {}, from?: string): Promise<DemoServer> {
  const program = await runResource('TEST_PROGRAM')
  const dataDir = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'geometre-web-'))
  if (from) await cp(from, dataDir, { recursive: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  let output = ''

  /** Answers with how to stop it. */
  async function start(): Promise<() => Promise<void>> {
    const flags = process.env.TEST_NODE_FLAGS?.split(' ').filter(Boolean) ?? []
    const child = spawn(process.execPath, [...flags, join(program, 'main.js')], {
      cwd: root,
      env: {
        PATH,
        HOME,
        UV_THREADPOOL_SIZE: '16',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        CONTENT: 'demo',
        DRAIN_SECONDS: '0',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const closed = once(child, 'close')
    // A question that nobody answers costs this process more than one that is.
    await Promise.race([opening(child.stdout), closed])
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return async () => {
      child.kill('SIGTERM')
      await closed
    }
  }

  let end = await start()
  return {
    ...demoAt(origin),
    dataDir,
    output: () => output,
    async restart() {
      await end()
      end = await start()
    },
    async stop() {
      await end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the program says on its output that it listens. */
export function opening(stdout: Readable): Promise<void> {
  return new Promise((resolve) => {
    let said = ''
    stdout.on('data', function look(chunk: Buffer): void {
      said += chunk.toString()
      if (!said.includes('Le site est ouvert')) return
      stdout.off('data', look)
      resolve()
    })
  })
}

/** The one server of the run, which all files that only read share: nobody has an account there. */
export async function readDemo(): Promise<DemoReader> {
  return demoAt(await runResource('TEST_DEMO'))
}

function demoAt(origin: string): DemoReader {
  return {
    origin,
    async ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      const answer: { data?: T; errors?: unknown } = await response.json()
      if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer))
      return answer.data
    },
  }
}
