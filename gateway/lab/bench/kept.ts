import { join } from 'node:path'
import { databaseFile } from '../../../db/connection/restoreSwap.ts'
import { persistedIdOf } from '../testing/operations.ts'
import { installNodes, nodeVersions } from '../runner/nodes.ts'
import type { Sent } from './baselines.ts'
import { compare, get, type Asked, type Subject } from './compare.ts'
import { atTheEnd, sent, serve, startBaseline } from './servers.ts'

/** By their names; « known »: asked for with the tag of what is there. */
const kept: Readonly<Record<string, { path: string; isKnown?: boolean }>> = {
  'home page': { path: '/' },
  'home page, known: 304': { path: '/', isKnown: true },
  'persisted query of the home page': {
    path: `/graphql?id=${persistedIdOf('AccueilPageQuery')}&variables={}`,
  },
  'REST: services': { path: '/api/service/service' },
  'REST: projets': { path: '/api/projets/site' },
  sitemap: { path: '/sitemap.xml' },
  'picture of a shared link': { path: '/og/histoire.jpg' },
}

/** Query texts that nobody has persisted, so nothing of their answers is kept; the baselines know these fields. */
export const texts: readonly Asked<Subject>[] = Object.entries({
  '12 projets, any text':
    '{ site { projets(first: 12) { edges { node { databaseId nom slug description client lieu annee category } } } } }',
  'services with categories, any text':
    '{ site { services(first: 20) { edges { node { databaseId nom slug description categories { databaseId nom } } } } } }',
}).map(([name, query]) => ({ name, operation: () => ({ query }) }))

let pages = 0
/** A page that nobody has asked for yet, without compression: the cache keeps one for each query that a page reads. */
const newPage: Asked<Subject> = {
  name: 'page of a quote, made anew',
  words: () => () => get(`/devis?service=${(pages += 1)}`),
}

/** Answers that are kept, beside node:http that sends the same bytes; those that are not, beside a node:http and a Yoga over the same file. */
export async function benchThroughput(): Promise<void> {
  const product = await serve('the product')
  const answers: Record<string, Sent> = {}
  const asked: Asked<Subject>[] = []
  // What the product answers, byte for byte, for the baseline; and what it is asked with.
  for (const [name, { path, isKnown = false }] of Object.entries(kept)) {
    const whole = { accept: '*/*', 'accept-encoding': 'br' }
    const first = await sent(product.port, path, whole)
    if (first.status !== 200) throw new Error(`${path}: ${first.status}`)
    const headers = isKnown ? { ...whole, 'if-none-match': first.headers['etag'] ?? '' } : whole
    answers[`${isKnown ? 'known' : 'whole'} ${path}`] = await sent(product.port, path, headers)
    asked.push({ name, status: isKnown ? 304 : 200, words: () => get(path, headers) })
  }
  const bare = await startBaseline('node:http, same bytes', { kind: 'bytes', answers })
  await compare('kept', [product, bare], asked)
  await compare('not kept', [product], [newPage])
  const file = join(product.dataDir, databaseFile)
  const http = await startBaseline('node:http, same SQL', { kind: 'http', file })
  const yoga = await startBaseline('plain Yoga', { kind: 'yoga', file })
  await compare('not kept', [product, http, yoga], texts, { isSame: true })
}

/** Query texts, by one server on a port and by two that share one. */
export async function benchWorkers(): Promise<void> {
  const servers = [
    await serve('two on its port', { WORKERS: '2' }),
    await serve('one server', { WORKERS: '1' }),
  ]
  await compare('not kept, on SQLite', servers, texts, { rounds: 5, connections: 32 })
}

/** Under each version of Node.js. */
export async function benchNodes(): Promise<void> {
  const { programs, remove } = await installNodes()
  atTheEnd(remove)
  const servers = []
  for (const [n, node] of programs.entries())
    servers.push(await serve(`Node.js ${nodeVersions[n]}`, {}, { node }))
  await compare('not kept, by Node.js', servers, [newPage, ...texts], { rounds: 5 })
}
