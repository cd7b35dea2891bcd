import { expect, test } from 'vitest'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/** The status of each answer, and when it says to ask again. */
async function answers(origin: string, paths: readonly string[]): Promise<string[]> {
  const all = await Promise.all(paths.map((path) => fetch(origin + path)))
  return all.map(({ status, headers }) => [status, headers.get('retry-after')].filter(Boolean).join(', '))
}

test('a server about to end sends elsewhere what may be asked twice, and does what may not', async () => {
  const server = await startInProcess()
  const reads = ['/', '/api/faq/site', '/graphql?query=%7B__typename%7D', '/sitemap.xml']
  try {
    const staff = client(server.origin)
    await staff.signIn()
    server.gateway.leave()
    expect(await answers(server.origin, reads)).toEqual(reads.map(() => '200'))
    server.gateway.sendElsewhere()
    expect(await answers(server.origin, reads)).toEqual(reads.map(() => '503, 5'))
    expect(await answers(server.origin, ['/healthz'])).toEqual(['200'])
    const page = await fetch(server.origin)
    expect([await page.text(), page.headers.get('cache-control')]).toEqual([
      'Le serveur s’arrête.',
      'private, no-store',
    ])
    const made = await staff.run('mutation { createFaq(input: { titre: "Bornage" }) { __typename } }')
    expect(made).toEqual({ createFaq: { __typename: 'CreateFaqPayload' } })
  } finally {
    await server.stop()
  }
})
