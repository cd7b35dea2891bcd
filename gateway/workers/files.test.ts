import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds, newMigrated } from '../../db/testing/testDatabases.ts'
import { file, pdf } from '../lab/testing/files.ts'
import { type RunningServer, startServer } from '../lab/servers/server.ts'

/* Files of visitors, sent to two servers on one port (WORKERS=2): bounded together, not by each server for itself. */

const apply =
  'mutation ($input: CreateCarriereInput!) { saved: createCarriere(input: $input) { __typename ... on ValidationError { fields { field message } } } }'
const variables = { input: { nom: 'Awa', email: 'awa@example.com', cv: null } }
const created = { __typename: 'CreateCarrierePayload' }
const refused = (message: string) => ({ __typename: 'ValidationError', fields: [{ field: 'cv', message }] })
const tooMuch = refused(
  'Trop de fichiers ont été envoyés d’ici en un jour\u00a0: envoyez le reste sans lui, ou réessayez demain.',
)
const noRoom = refused(
  'Ce site n’a plus de place pour un fichier en ce moment\u00a0: envoyez le reste sans lui.',
)
const tooLarge = refused('Ce document dépasse 5\u00a0Mo.')
const cv = file(pdf, 'cv.pdf')
const mebibyte = 2 ** 20

/** Sends it on a connection of its own: connections come to the servers in turn. */
async function post(
  { origin }: RunningServer,
  address: string,
  part?: File,
  places = ['variables.input.cv'],
): Promise<unknown> {
  const body = new FormData()
  body.set('operations', JSON.stringify({ query: apply, variables }))
  body.set('map', JSON.stringify(part ? { 0: places } : {}))
  if (part) body.set('0', part)
  const headers = { 'x-forwarded-for': address, connection: 'close' }
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', body, headers })
  const { data }: { data?: { saved: unknown } } = await answer.json()
  return data?.saved
}

describe.runIf(process.env.TEST_LONG).each(kinds)('files at two servers of one port: %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  const start = (environment: Record<string, string> = {}) =>
    startServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.url ?? '',
      WORKERS: '2',
      TRUST_PROXY: '1',
      ...environment,
    })
  beforeAll(async () => {
    place = await newMigrated(kind)
  })
  afterAll(() => place.remove())

  test('have 200 MiB an address and a day together, whatever becomes of each', async () => {
    const server = await start()
    try {
      // Too large to be kept, and counted all the same: of 20 creates a minute smaller ones would not reach the bound.
      const large = file(Buffer.alloc(11 * mebibyte), 'cv.pdf')
      for (let n = 0; n < 18; n++) expect(await post(server, '192.0.2.1', large)).toEqual(tooLarge)
      expect(await post(server, '192.0.2.1', large)).toEqual(tooMuch)
      expect(await post(server, '192.0.2.1')).toEqual(created)
      for (let n = 0; n < 2; n++) expect(await post(server, '192.0.2.2', cv)).toEqual(created)
    } finally {
      await server.stop()
    }
  })

  test('are refused at both below the reserve of the disk, and go to one place a part; messages are taken', async () => {
    const server = await start({ DISK_RESERVE: '900000T' })
    try {
      for (let n = 0; n < 4; n++) {
        expect(await post(server, '192.0.2.3', cv)).toEqual(noRoom)
        expect(await post(server, '192.0.2.3')).toEqual(created)
        expect(await post(server, '192.0.2.3', cv, ['variables.input.cv', 'variables.b'])).toBeUndefined()
      }
    } finally {
      await server.stop()
    }
  })
})
