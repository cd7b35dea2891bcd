import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '../../../../db/connection/connect.ts'
import { migrate } from '../../../../db/migrate.ts'
import { addRows, newPlace } from '../../../../db/testing/testDatabases.ts'
import { client, type RunningServer, startServer } from '../../servers/server.ts'
import { attacks } from './attacks.ts'
import type { Sent } from './bare.ts'
import { sent, startBare } from './bareServer.ts'
import { memoryOf, startWatcher, type Subject, watch, type Observation } from './watch.ts'

/** Quiet and attacked alike, so that both have as many answers behind their p99. */
const watchMs = 20_000
const afterMs = 60_000
/** So long is it attacked before, once: what it loads and compiles for the first of a kind it loads never again. */
const firstMs = 3_000
const restMs = 5_000

export interface Attacked extends Subject {
  port: number
  server: RunningServer
}

export interface Attack {
  name: string
  /** Of the product. */
  tokens: [read: string, write: string]
}

/**
 * Each attack on a built server of its own, and how the others fare meanwhile, beside node:http under the same
 * attack, which answers them with the same bytes, and others with 404. `only` names one by a part of its name.
 */
export async function benchAttacks(only = ''): Promise<void> {
  console.log(
    '| attack | p99 of /healthz | × quiet | node:http | p99 of the home page | × quiet | node:http | p99 of a new page | × quiet | node:http | not as ever | MB at the start, before, most, 60 s after |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const name of Object.keys(attacks)) if (name.includes(only)) await benchAttack(name)
}

async function benchAttack(name: string): Promise<void> {
  await underAttack(name, [], async (subject, attack) => {
    const { port } = subject
    const answers = { 'whole /': await sent(port, '/'), 'whole /healthz': await sent(port, '/healthz') }
    await watch(subject, restMs)
    const atStart = memoryOf(subject.pid)
    await watchAttacked(subject, attack, firstMs)
    await watch(subject, restMs)
    const quiet = await watch(subject, watchMs)
    const before = memoryOf(subject.pid)
    const during = await watchAttacked(subject, attack, watchMs)
    // Others come as before: while they do, V8 keeps the room that it has taken for what is young, and gives it back once nobody does.
    await watch(subject, afterMs)
    const memory = [atStart, before, during.memory, memoryOf(subject.pid)]
    await subject.server.stop()
    report(name, { quiet, during, bare: await watchBare(answers, attack) }, memory)
  })
}

/** A built server of its own with the rows that an attack asks for, started with these flags of Node. */
export async function underAttack(
  name: string,
  flags: string[],
  act: (subject: Attacked, attack: Attack) => Promise<void>,
): Promise<void> {
  const place = await newPlace('sqlite')
  const db = await openDatabase(place)
  await migrate(db)
  await addRows(db, 'faq', 100, { titre: `'Faq ' || n`, status: 'true' })
  await addRows(db, 'faqQuestion', 1_000, {
    faqId: '1 + n % 100',
    question: `'Question ' || n`,
    reponse: `'Oui'`,
    status: 'true',
  })
  await db.close()
  const server = await startServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' }, { flags })
  const port = Number(new URL(server.origin).port)
  const subject = { port, pid: server.process.pid ?? 0, watcher: startWatcher(port), server }
  try {
    await act(subject, { name, tokens: await tokens(server.origin) })
  } finally {
    subject.watcher.stop()
    await server.stop()
    place.remove()
  }
}

/** What Node itself makes of it. */
async function watchBare(answers: Record<string, Sent>, attack: Attack): Promise<Observation> {
  const bare = await startBare(answers)
  const watcher = startWatcher(bare.port)
  const subject = { ...bare, watcher }
  try {
    await watch(subject, restMs)
    await watchAttacked(subject, attack, firstMs)
    await watch(subject, restMs)
    return await watchAttacked(subject, attack, watchMs)
  } finally {
    watcher.stop()
    bare.stop()
  }
}

/** The attack is made by a process of its own. */
export async function watchAttacked(
  subject: Subject & { port: number },
  { name, tokens }: Attack,
  ms: number,
): Promise<Observation> {
  const program = join(import.meta.dirname, 'attacker.ts')
  const attacker = fork(program, [name, String(subject.port), ...tokens, String(ms)])
  const ended = once(attacker, 'exit')
  // Its start takes the processor as well, and is no part of the attack.
  await once(attacker, 'message')
  attacker.send('go')
  const during = await watch(subject, ms)
  await ended
  return during
}

async function tokens(origin: string): Promise<Attack['tokens']> {
  const staff = client(origin)
  await staff.signIn()
  const made = await staff.run<{ read: { token: string }; write: { token: string } }>(
    `mutation {
      read: createApiToken(input: { nom: "Lecture", scope: READ }) { ... on ApiTokenPayload { token } }
      write: createApiToken(input: { nom: "Écriture", scope: WRITE }) { ... on ApiTokenPayload { token } } }`,
  )
  return [made.read.token, made.write.token]
}

function report(
  name: string,
  { quiet, during, bare }: Record<'quiet' | 'during' | 'bare', Observation>,
  memory: number[],
): void {
  const cells = Object.entries(during.p99).flatMap(([path, ms]) => [
    `${ms.toFixed(1)} ms`,
    (ms / (quiet.p99[path] ?? NaN)).toFixed(1),
    `${(bare.p99[path] ?? NaN).toFixed(1)} ms`,
  ])
  const megabytes = memory.map((one) => Math.round(one)).join(', ')
  console.log(`| ${name} | ${cells.join(' | ')} | ${during.failures}, ${bare.failures} | ${megabytes} |`)
}
