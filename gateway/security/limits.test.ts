import { describe, expect, test } from 'vitest'
import { kinds, newPlace } from '../../db/testing/testDatabases.ts'
import { errorCodes } from '../../schema/errors.ts'
import { startInProcess } from '../lab/servers/inProcess.ts'
import { client, startServer } from '../lab/servers/server.ts'

/** How many may be active of each limited type, and what makes one more. */
const limited = [
  {
    type: 'Entreprise',
    list: 'entreprises',
    limit: 1,
    input: { email1: 'a@example.com', phone1: '+225 07 00 00 00 01' },
  },
  { type: 'Equipe', list: 'equipes', limit: 4, input: {} },
  { type: 'Service', list: 'services', limit: 3, input: {} },
  { type: 'Presentation', list: 'presentations', limit: 1, input: {} },
]
const candidates = 20
const activations = process.env.TEST_LONG ? 200 : 50

describe.each(kinds)('two servers on one database (%s)', (kind) => {
  test(
    `${activations} simultaneous activations end at exactly 1, 4, 3 and 1`,
    { timeout: 120_000 },
    async () => {
      const { remove, ...place } = await newPlace(kind)
      const { dataDir, url } = place
      const environment = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
      // Two processes, as two machines behind a load balancer; how they start together is in tests of its own.
      const servers = await Promise.all([startServer(environment), startInProcess({}, place)])
      try {
        const clients = servers.map(({ origin }) => client(origin))
        for (const one of clients) await one.signIn()
        const [first] = clients
        if (!first) throw new Error('no server')
        for (const { type, list, limit, input } of limited) {
          const label = type === 'Presentation' ? 'titre' : 'nom'
          const ids: string[] = []
          for (let n = 0; n < candidates; n++) {
            const { created } = await first.run<{ created: { content: { id: string } } }>(
              `mutation ($input: Create${type}Input!) { created: create${type}(input: $input) {
              ... on Create${type}Payload { content { id } } } }`,
              { input: { ...input, [label]: `${type} ${n}` } },
            )
            ids.push(created.content.id)
          }
          const answers = await Promise.all(
            Array.from({ length: activations }, async (_, n) => {
              const one = clients[n % clients.length] ?? first
              const publish = () =>
                one.run<{ result: { __typename: string } }>(
                  `mutation ($input: ContentInput!) { result: publish${type}(input: $input) { __typename } }`,
                  { input: { id: ids[n % ids.length] } },
                )
              return (await insist(publish)).result.__typename
            }),
          )
          expect(new Set(answers)).toEqual(new Set(['LifecyclePayload', 'ActiveLimitError']))
          const { admin } = await first.run<{
            admin: { list: { totalCount: number; stats: { activeCount: number } } }
          }>(
            `{ admin { list: ${list}(status: true, first: 100) { totalCount stats { activeCount } edges { node { id } } } } }`,
          )
          expect(admin.list).toMatchObject({ totalCount: limit, stats: { activeCount: limit } })
          expect(admin.list).toHaveProperty('edges.length', limit)
        }
      } finally {
        await Promise.all(servers.map((server) => server.stop()))
        remove()
      }
    },
  )
})

/** Asks again where so many writers at once were too many, as the answer says one should. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!String(error).includes(errorCodes.UNAVAILABLE)) throw error
    return insist(ask)
  }
}
