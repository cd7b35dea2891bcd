import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../../db/connection/connect.ts'
import { events, readUntil } from '../testing/events.ts'
import { secondBuild } from '../runner/secondBuild.ts'
import { client } from '../servers/server.ts'
import { audit, wrongCounters } from './audit.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { seed } from './seededRandom.ts'
import { watch, type Phase, type Watch } from './watch.ts'
import { differences, writeAll } from './writer.ts'
import { administratorOf, change, create } from './writes.ts'

/* Needs nginx and PgBouncer on the path (Debian's nginx-light and pgbouncer). */

const rounds = Number(process.env.FAULTS_ROUNDS ?? 2)
const writers = 3
/** What nobody may notice. */
const withoutGap = /^(a roll|and back)/
/** So long is nobody there, or somebody silent. */
const faultMs = 3_000

const told = ({ statuses }: Phase) => [...statuses].map((one) => one.join(': ')).join(', ')

const row = (phase: Phase) => ({
  what: phase.name,
  visitors: told(phase),
  'writes unanswered': phase.unanswered.length,
  'looked for what is old': phase.looked,
})

describe.runIf(process.env.TEST_LONG)(`two servers behind one address (FAULTS_SEED=${seed})`, () => {
  let cluster: Cluster
  let db: Db
  let second: Awaited<ReturnType<typeof secondBuild>>

  beforeAll(async () => {
    ;[cluster, second] = await Promise.all([startCluster(), secondBuild()])
    db = await openDatabase({ ...cluster.files, url: cluster.url })
  }, 300_000)
  afterAll(async () => {
    await db.close()
    await cluster.stop()
    second.remove()
    expect(cluster.complaints).toEqual([])
  })

  const faults: Record<string, (n: number) => Promise<void>> = {
    'a roll to the next version': async () => {
      for (const n of [0, 1]) await cluster.replace(n, 'SIGTERM', second.program)
    },
    'and back': async () => {
      for (const n of [0, 1]) await cluster.replace(n, 'SIGTERM')
    },
    'a freeze': (n) => cluster.freeze(n % 2, () => sleep(faultMs)),
    'object storage that is away': () => cluster.withoutFiles(() => sleep(faultMs)),
    'a restart of PostgreSQL': () => cluster.restartPostgres(),
    'a kill': (n) => cluster.replace(n % 2, 'SIGKILL'),
  }

  test(
    'are one server to whoever asks, whatever happens to them; of what they acknowledged nothing is lost',
    { timeout: 60_000 + rounds * 300_000 },
    async () => {
      const to = await administratorOf(cluster.origin)
      const watching = await watch(cluster, to.token)
      let over = false
      const { attempted } = watching
      const options = {
        balanced: true,
        anyServer: async () => to,
        answered: () => {},
        attempted,
        over: () => over,
      }
      const writing = writeAll(writers, 0, options)
      const counters: string[] = []
      const happening = happen(watching, counters, () => over)
      for (const one of [writing, happening]) one.finally(() => (over = true)).catch(() => {})
      const [wrote] = await Promise.all([writing, happening]).finally(() =>
        Promise.allSettled([writing, happening]),
      )
      await watching.stop()

      const { phases } = watching
      console.table(phases.map(row))
      const wrong = phases.flatMap(({ name, failures, stale }) =>
        [...failures, ...stale].map((one) => `${name}: ${one}`),
      )
      expect(wrong).toEqual([])
      for (const phase of phases.filter(({ isFault }) => !isFault))
        expect([phase.name, told(phase), phase.unanswered]).toEqual([
          phase.name,
          expect.stringMatching(/^200: \d+$/),
          [],
        ])
      expect([...counters, ...wrote.complaints]).toEqual([])
      const { items } = wrote
      expect([...(await differences(db, items)), ...(await audit(db, cluster.files))]).toEqual([])
      expect(items.length).toBeGreaterThan(rounds)
      expect(phases.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(rounds)
    },
  )

  test('count together what visitors may send', async () => {
    const visitor = client(cluster.origin)
    const send = (n: number) =>
      visitor.run<{ sent: { __typename: string } }>(
        `mutation { sent: createContact(input: { nom: "Visiteur ${n}", email: "a@example.com", message: "B" }) { __typename } }`,
      )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))
    const sent = answers.filter(({ sent }) => sent.__typename === 'CreateContactPayload')
    expect(sent).toHaveLength(20)
  })

  async function happen(watching: Watch, counters: string[], isOver: () => boolean): Promise<void> {
    for (let round = 0; round < rounds; round++)
      for (const [name, fault] of Object.entries(faults)) {
        if (isOver()) return
        watching.begin(name, !withoutGap.test(name))
        await fault(round)
        await cluster.ready()
        watching.begin(`nothing, after ${name}`, false)
        counters.push(...(await wrongCounters(db)))
        await beOne(cluster.servers())
      }
  }

  /** Sessions, their end, notifications and pictures are the same at once, whichever server one asks. */
  async function beOne(origins: string[]): Promise<void> {
    const [one, other] = origins.map(client)
    if (!one || !other) throw new Error('A server is missing.')
    await one.signIn()
    other.bear(one.bearer())
    const who = async () => (await other.run<{ viewer: object | null }>('{ viewer { id } }')).viewer
    expect(await who()).not.toBeNull()

    const streams = [events(one), events(other)]
    for (const stream of streams) await readUntil(stream, ':')
    const nom = `Awa ${randomUUID()}`
    const to = { origin: one.origin, token: one.bearer() }
    const made = await create(to, 'graphql', 'contact', nom, nom)
    for (const stream of streams) await readUntil(stream, nom)
    if (made.outcome !== 'done') throw new Error(JSON.stringify(made))
    for (const [act, version] of [['trash', 1] as const, ['erase', 2] as const])
      await change(to, 'graphql', { name: 'contact', id: made.id, version, act, text: '' })

    await one.run('mutation { logout { __typename } }')
    await expect(who()).rejects.toThrow('Connectez-vous pour continuer.')
    for (const stream of streams) await readUntil(stream, 'UNAUTHENTICATED')
  }
})
