import { newPlace } from '../../../db/testing/testDatabases.ts'
import { client } from '../servers/server.ts'
import { generateLoad, median, type LoadResult } from './hammer.ts'
import { startLogging } from './logging.ts'

const rounds = 3
const roundMs = 3_000
const everyMs = 20

/** How long readers of the home page wait while fifty publishes a second go on, beside how long they wait without. */
export async function benchPublishes(): Promise<void> {
  const { dataDir, remove } = await newPlace('sqlite')
  const server = await startLogging(dataDir)
  try {
    const publish = await publisher(server.origin)
    const read = () =>
      generateLoad(
        Number(new URL(server.origin).port),
        () => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
        200,
        roundMs,
      )
    const [quiet, busy]: LoadResult[][] = [[], []]
    let published = 0
    await read()
    for (let round = 0; round < rounds; round++) {
      quiet?.push(await read())
      const running: Promise<void>[] = []
      const timer = setInterval(() => running.push(publish().then(() => void (published += 1))), everyMs)
      busy?.push(await read())
      clearInterval(timer)
      await Promise.all(running)
    }
    const [without, during] = [median(quiet ?? []), median(busy ?? [])]
    console.log('\n| readers of the home page | req/s | p50 | p99 | × p99 without |\n|---|---|---|---|---|')
    for (const [name, { perSecond, p50, p99 }] of Object.entries({
      'nothing is published': without,
      [`${Math.round((published * 1_000) / (rounds * roundMs))} publishes a second`]: during,
    })) {
      const cells = [Math.round(perSecond), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`]
      console.log(`| ${name} | ${cells.join(' | ')} | ${(p99 / without.p99).toFixed(1)} |`)
    }
  } finally {
    await server.stop()
    remove()
  }
}

/** Publishes one projet, and withdraws it the next time. */
async function publisher(origin: string): Promise<() => Promise<void>> {
  const api = client(origin)
  await api.signIn()
  const { site } = await api.run<{ site: { projets: { edges: { node: { id: string } }[] } } }>(
    '{ site { projets(first: 1) { edges { node { id } } } } }',
  )
  const input = { id: site.projets.edges[0]?.node.id }
  let isPublished = true
  return async () => {
    isPublished = !isPublished
    const verb = isPublished ? 'publish' : 'unpublish'
    await api.run(`mutation ($input: ContentInput!) { ${verb}Projet(input: $input) { __typename } }`, {
      input,
    })
  }
}
