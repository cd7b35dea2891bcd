import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { addRows, newPlace } from '../../db/testDatabases.ts'
import { client, startServer } from '../testing/server.ts'
import { attacks } from './attacks.ts'
import { memoryOf, watch, type Watched } from './watch.ts'

const attackMs = 15_000
const afterMs = 60_000

/** Each attack on a built server of its own, and how the others fare meanwhile. `only` names one by a part of its name. */
export async function benchAttacks(only = ''): Promise<void> {
  console.log(
    '| attack | p99 of /healthz | × quiet | p99 of the home page | × quiet | not 200 | MB before, most, 60 s after |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const name of Object.keys(attacks)) if (name.includes(only)) await benchAttack(name)
}

async function benchAttack(name: string): Promise<void> {
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
  const server = await startServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
  const port = Number(new URL(server.origin).port)
  const pid = server.process.pid ?? 0
  try {
    const [read, write] = await tokens(server.origin)
    await watch(port, pid, 3_000)
    const before = memoryOf(pid)
    const quiet = await watch(port, pid, attackMs)
    const program = join(import.meta.dirname, 'attacker.ts')
    const attacker = fork(program, [name, String(port), read, write, String(attackMs)])
    const ended = once(attacker, 'exit')
    // Its start takes the processor as well, and is no part of the attack.
    await once(attacker, 'message')
    attacker.send('go')
    const during = await watch(port, pid, attackMs + 2_000)
    await ended
    // Others come as before; where nobody does, nothing makes V8 collect what is no longer used.
    await watch(port, pid, afterMs)
    report(name, quiet, during, [before, during.memory, memoryOf(pid)])
  } finally {
    await server.stop()
    place.remove()
  }
}

async function tokens(origin: string): Promise<[read: string, write: string]> {
  const staff = client(origin)
  await staff.signIn()
  const made = await staff.run<{ read: { token: string }; write: { token: string } }>(
    `mutation {
      read: createApiToken(input: { nom: "Lecture", scope: READ }) { ... on ApiTokenPayload { token } }
      write: createApiToken(input: { nom: "Écriture", scope: WRITE }) { ... on ApiTokenPayload { token } } }`,
  )
  return [made.read.token, made.write.token]
}

function report(name: string, quiet: Watched, during: Watched, memory: number[]): void {
  const cells = Object.entries(during.p99).flatMap(([path, ms]) => [
    `${Math.round(ms)} ms`,
    (ms / (quiet.p99[path] ?? NaN)).toFixed(1),
  ])
  const megabytes = memory.map((one) => Math.round(one)).join(', ')
  console.log(`| ${name} | ${cells.join(' | ')} | ${during.failures} | ${megabytes} |`)
}
