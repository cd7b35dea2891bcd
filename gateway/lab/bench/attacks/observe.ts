import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '../../../../db/connection/connect.ts'
import { migrate } from '../../../../db/migrate.ts'
import { addRows } from '../../../../db/testing/testDatabases.ts'
import type { RunningServer } from '../../servers/server.ts'
import { placeForOne, sent, serve, signedIn, startBaseline, startProgram, toTheEnd } from '../servers.ts'
import type { Order as Attacker } from './attacker.ts'
import { attacks } from './attacks.ts'
import type { Order, TimedAnswer, Watched } from './watcher.ts'

/** Quiet and attacked alike, so that both have as many answers behind their p99. */
const watchMs = 20_000
const afterMs = 60_000
/** So long is it attacked before, once: what it loads and compiles for the first of a kind it loads never again. */
const firstMs = 3_000
const restMs = 5_000

/** What others ask for meanwhile; the last page is not kept, and says that there is no such project. */
const watched: readonly Watched[] = [
  { path: '/healthz', everyMs: 10, status: 200 },
  { path: '/', everyMs: 20, status: 200 },
  { path: '/projets/w', everyMs: 100, status: 404, isNew: true },
]

/** How the server did for somebody else while something went on. */
interface Observation {
  /** Milliseconds, by what was watched. */
  p99: number[]
  /** Answers that were none, or not as ever. */
  failures: number
  /** Megabytes of the server, at the most. */
  memory: number
}

type Subject = ReturnType<typeof observed>

/** A server that somebody else asks, and that can be attacked by whoever has these tokens of the product. */
function observed(
  { port, pid }: { port: number; pid: number },
  attack: Pick<Attacker, 'name' | 'read' | 'write'>,
) {
  const watcher = startProgram('attacks/watcher.ts')

  async function watch(ms: number): Promise<Observation> {
    let memory = 0
    const clock = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 100)
    const order: Order = { port, ms, watched }
    const asked = await watcher.ask<TimedAnswer[]>(order).finally(() => clearInterval(clock))
    const answers = watched.map(({ path }) => asked.filter((one) => one.path === path))
    return {
      p99: answers.map((all) => percentile(all.map((one) => one.ms))),
      failures: answers.flatMap((all, n) => all.filter(({ status }) => status !== watched[n]?.status)).length,
      memory,
    }
  }

  async function watchAttacked(ms: number): Promise<Observation> {
    const { ask, tell, ended } = startProgram('attacks/attacker.ts')
    const order: Attacker = { ...attack, port, ms }
    // Its start takes the processor as well, and is no part of the attack.
    await ask(order)
    tell({})
    const during = await watch(ms)
    await ended
    return during
  }

  return { watch, watchAttacked, memory: () => memoryOf(pid) }
}

function percentile(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN
}

/** Megabytes that a process holds, where the system tells. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024
}

/** Each attack on a built server of its own with the rows that it asks for; `only` names one by a part of its name. */
async function each(
  only: string,
  head: string,
  flags: string[],
  act: (
    server: Awaited<ReturnType<typeof serve>>,
    attack: Pick<Attacker, 'name' | 'read' | 'write'>,
  ) => Promise<string>,
): Promise<void> {
  console.log(`| attack | ${head} |\n|---${'|---'.repeat(head.split('|').length)}|`)
  for (const name of Object.keys(attacks).filter((one) => one.includes(only)))
    await toTheEnd(async () => {
      const { dataDir } = await placeForOne()
      const db = await openDatabase({ dataDir })
      await migrate(db)
      await addRows(db, 'faq', 101, { titre: `'Faq ' || n`, status: 'true' })
      const question = { question: `'Question ' || n`, status: 'true' }
      await addRows(db, 'faqQuestion', 1_000, { ...question, faqId: '1 + n % 100', reponse: `'Oui'` })
      // The last one has a long answer.
      const reponse = `'${'a '.repeat(10_000)}'`
      await addRows(db, 'faqQuestion', 1, { ...question, faqId: '101', reponse })
      await db.close()
      const environment = { DATA_DIR: dataDir, CONTENT: 'empty', LOG_LEVEL: 'silent' }
      const server = await serve(name, environment, { flags })
      const staff = await signedIn(server.server.origin)
      const { read, write } = await staff.run<Record<'read' | 'write', { token: string }>>(
        `mutation {
          read: createApiToken(input: { nom: "Lecture", scope: READ, personalData: true }) { ... on ApiTokenPayload { token } }
          write: createApiToken(input: { nom: "Écriture", scope: WRITE, personalData: true }) { ... on ApiTokenPayload { token } } }`,
      )
      console.log(`| ${name} | ${await act(server, { name, read: read.token, write: write.token })} |`)
    })
}

/** How others fare while somebody attacks, beside node:http under the same attack, which answers them with the same bytes, and others with 404. */
export function benchAttacks(only = ''): Promise<void> {
  const head = `${['/healthz', 'the home page', 'a new page'].map((what) => `p99 of ${what} | × quiet | node:http`).join(' | ')} | not as ever | MB at the start, before, most, 60 s after`
  return each(only, head, [], async (product, attack) => {
    const { port, server } = product
    const answers = { 'whole /': await sent(port, '/'), 'whole /healthz': await sent(port, '/healthz') }
    const subject = observed(product, attack)
    await subject.watch(restMs)
    const atStart = subject.memory()
    await warmUp(subject)
    const quiet = await subject.watch(watchMs)
    const before = subject.memory()
    const during = await subject.watchAttacked(watchMs)
    // Others come as before: while they do, V8 keeps the room that it has taken for what is young, and gives it back once nobody does.
    await subject.watch(afterMs)
    const memory = [atStart, before, during.memory, subject.memory()]
    await server.stop()
    // What Node itself makes of it.
    const baseline = observed(await startBaseline('node:http', { kind: 'bytes', answers }), attack)
    await baseline.watch(restMs)
    await warmUp(baseline)
    const bare = await baseline.watchAttacked(watchMs)
    const times = during.p99.flatMap((ms, n) => [
      `${ms.toFixed(1)} ms`,
      (ms / (quiet.p99[n] ?? NaN)).toFixed(1),
      `${(bare.p99[n] ?? NaN).toFixed(1)} ms`,
    ])
    const megabytes = memory.map((one) => Math.round(one)).join(', ')
    return [...times, `${during.failures}, ${bare.failures}`, megabytes].join(' | ')
  })
}

async function warmUp(subject: Subject): Promise<void> {
  await subject.watchAttacked(firstMs)
  await subject.watch(restMs)
}

/** The smallest machine that the documents promise. */
const smallest = [
  '--max-old-space-size=512',
  '--expose-gc',
  `--import=${join(import.meta.dirname, 'heap.mjs')}`,
]

/** What a server holds at the start, in the middle and at the end of each attack, its garbage collected. */
export function soakAttacks(only = '', minutes = 2): Promise<void> {
  const head =
    'resident, at the most | heap of the first thread | of the one that reads | outside of the heaps | others: not as ever'
  return each(only, head, smallest, async (product, attack) => {
    const subject = observed(product, attack)
    await subject.watchAttacked(restMs)
    const held = [await heldBy(product.server)]
    const halves = []
    for (let half = 0; half < 2; half++) {
      halves.push(await subject.watchAttacked(minutes * 30_000))
      held.push(await heldBy(product.server))
    }
    const row = (what: keyof Held) => held.map((one) => one[what].toFixed(1)).join(', ')
    const most = Math.max(...halves.map(({ memory }) => memory)).toFixed(0)
    const failures = halves.reduce((sum, one) => sum + one.failures, 0)
    return [`${row('resident')}, ${most}`, row('first'), row('reads'), row('external'), failures].join(' | ')
  })
}

/** Megabytes. */
type Held = Awaited<ReturnType<typeof heldBy>>

const told = z.object({ heap: z.number(), external: z.number(), isMainThread: z.boolean() })

async function heldBy({ process: server, output }: RunningServer) {
  // Twice: what the first collection lets go of may hold others.
  await collected()
  const threads = await collected()
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0) / 2 ** 20
  return {
    resident: memoryOf(server.pid ?? 0),
    first: sum(threads.filter((one) => one.isMainThread).map(({ heap }) => heap)),
    reads: sum(threads.filter((one) => !one.isMainThread).map(({ heap }) => heap)),
    external: sum(threads.map(({ external }) => external)),
  }

  async function collected() {
    const before = lines().length
    server.kill('SIGUSR2')
    while (lines().length < before + 2) {
      if (server.exitCode !== null || server.signalCode !== null) throw new Error(`It has ended: ${output()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return lines().slice(before)
  }
  function lines() {
    return output()
      .split('\n')
      .filter((line) => line.startsWith('{"heap"'))
      .map((line) => told.parse(JSON.parse(line)))
  }
}
