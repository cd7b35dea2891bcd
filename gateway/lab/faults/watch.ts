import { setTimeout as sleep } from 'node:timers/promises'
import { client } from '../servers/server.ts'
import type { Cluster } from './cluster.ts'

/** What visitors were told while something happened. */
export interface Phase {
  name: string
  /** Answers may say when to ask again; those too that were asked for in it, or given in it. */
  isFault: boolean
  /** How often each status was answered. */
  statuses: Map<number, number>
  /** Answers that nobody may get: not to be asked again, or none at all. */
  failures: string[]
  /** Why somebody who wrote got no answer, or that of an outage. */
  unanswered: string[]
  /** What was still told two seconds after it was changed. */
  stale: string[]
  /** How often somebody looked whether what he was told was old. */
  looked: number
}

export interface Watch {
  phases: Phase[]
  /** From now on this is what happens. */
  begin(name: string, isFault: boolean): void
  /** Somebody writes; what this returns is told why he got no answer. */
  attempted(): (why: string) => void
  stop(): Promise<void>
}

const paths = [
  '/',
  '/faq',
  '/api/faq/site',
  '/sitemap.xml',
  '/graphql?query=%7Bsite%7Bfaqs%7BtotalCount%7D%7D%7D',
]
const visitors = 3
/** So old may be what a visitor is told. */
const freshMs = 2_000

/** Visitors who read by the balancer, and staff who see to it that each server tells them what is true. */
export async function watch(cluster: Cluster, token: string): Promise<Watch> {
  const phases: Phase[] = []
  let isOver = false
  const begin = (name: string, isFault: boolean) =>
    void phases.push({
      name,
      isFault,
      statuses: new Map(),
      failures: [],
      unanswered: [],
      stale: [],
      looked: 0,
    })
  const now = (): Phase => {
    const phase = phases.at(-1)
    if (!phase) throw new Error('Nothing has begun.')
    return phase
  }
  /** What an answer counts to that was asked for then. */
  const blamed = (before: Phase): Phase => (before.isFault ? before : now())
  begin('the start', true)

  async function visit(path: string): Promise<void> {
    const before = now()
    const answer = await fetch(cluster.origin + path).catch(String)
    const text = typeof answer === 'string' ? answer : await answer.text().catch(String)
    const { statuses, failures } = blamed(before)
    if (typeof answer === 'string') return void failures.push(`${path}: ${answer}`)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 503 && answer.headers.has('retry-after')) return
    if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  }
  async function visits(n: number): Promise<void> {
    for (let k = n; !isOver; k++) {
      await visit(paths[k % paths.length] ?? '/')
      await sleep(10)
    }
  }

  const staff = client(cluster.origin)
  staff.bear(token)
  const made = await staff.run<{ saved: { content: { id: string } } }>(
    'mutation { saved: createFaq(input: { titre: "Fois 0", status: true }) { ... on CreateFaqPayload { content { id } } } }',
  )
  async function rename(titre: string): Promise<boolean> {
    const input = { id: made.saved.content.id, titre }
    const query =
      'mutation ($input: UpdateFaqInput!) { saved: updateFaq(input: $input) { ... on UpdateFaqPayload { content { id } } } }'
    const done = await staff
      .run<{ saved: { content?: { id: string } } | null }>(query, { input })
      .catch(() => null)
    return done?.saved?.content !== undefined
  }
  /** A server that was away meanwhile is not asked: it may have been told of nothing. */
  async function look(origin: string, path: string, titre: string): Promise<void> {
    const phase = now()
    const answer = await fetch(origin + path).catch(() => null)
    const text = (await answer?.text().catch(() => null)) ?? null
    if (answer?.status !== 200 || text === null) return
    phase.looked += 1
    if (!text.includes(titre)) phase.stale.push(`${origin}${path} does not say ${titre}`)
  }
  async function renames(): Promise<void> {
    for (let n = 1; !isOver; n++) {
      const titre = `Fois ${n}.`
      if (!(await rename(titre))) continue
      const before = cluster.servers()
      await sleep(freshMs)
      const there = cluster.servers().filter((origin) => before.includes(origin))
      for (const origin of there)
        for (const path of ['/faq', '/api/faq/site']) await look(origin, path, titre)
    }
  }

  const all = Promise.all([renames(), ...Array.from({ length: visitors }, (_, n) => visits(n))])
  return {
    phases,
    begin,
    attempted() {
      const before = now()
      return (why) => void blamed(before).unanswered.push(why)
    },
    async stop() {
      isOver = true
      await all
    },
  }
}
