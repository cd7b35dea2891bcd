import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'

/* Writes that come at once may share a commit: each is still answered, refused, counted and journaled by itself. */

interface Saved {
  done: { __typename: string; content?: { id: string; version: number }; current?: { version: number } }
}

describe.each(programKinds)('64 writes at once on %s', (kind) => {
  let server: InProcess
  let db: Db
  let remove: () => void
  const api = () => {
    const one = client(server.origin)
    one.bear(bearer)
    return one
  }
  let bearer = ''

  beforeAll(async () => {
    const place = await newMigrated(kind)
    remove = place.remove
    server = await startInProcess({}, place)
    db = await openDatabase({ url: place.url, dataDir: place.dataDir })
    const signedIn = client(server.origin)
    await signedIn.signIn()
    bearer = signedIn.credentials().authorization?.slice(7) ?? ''
  })
  afterAll(async () => {
    await db.close()
    await server.stop()
    remove()
  })

  function at64(input: (n: number) => object, verb: 'create' | 'update' = 'create'): Promise<Saved[]> {
    const type = verb === 'create' ? 'CreateEquipe' : 'UpdateEquipe'
    const query = `mutation ($input: ${type}Input!) { done: ${verb}Equipe(input: $input) { __typename
      ... on ${type}Payload { content { id version } } ... on ConflictError { current { version } } } }`
    return Promise.all(Array.from({ length: 64 }, (_, n) => api().run<Saved>(query, { input: input(n) })))
  }

  const named = (all: Saved[], name: string) => all.filter(({ done }) => done.__typename === name)

  test('no more are active than may be, and whoever is refused left nothing', async () => {
    const before = await lastLine(db)
    const all = await at64((n) => ({ nom: `Awa ${n}`, status: n % 2 === 0 }))
    expect(named(all, 'CreateEquipePayload')).toHaveLength(36)
    expect(named(all, 'ActiveLimitError')).toHaveLength(28)
    const lines = await linesAfter(db, before)
    expect(lines.filter(({ act }) => act === 'create')).toHaveLength(36)
    const rows = await db.read.selectFrom('equipe').select(['nom', 'status']).execute()
    expect(rows).toHaveLength(36)
    expect(rows.filter(({ status }) => status)).toHaveLength(4)
  })

  test('of changes to one version one is done; the others are told of it', async () => {
    const [first] = await at64(() => ({ nom: 'Yao', clientMutationId: 'une fois' }))
    const { id, version } = first?.done.content ?? {}
    const all = await at64((n) => ({ id, version, nom: `Yao ${n}` }), 'update')
    expect(named(all, 'UpdateEquipePayload').map(({ done }) => done.content?.version)).toEqual([2])
    expect(named(all, 'ConflictError').map(({ done }) => done.current?.version)).toEqual(Array(63).fill(2))
  })

  test('one create that is sent again and again is one item', async () => {
    const all = await at64(() => ({ nom: 'Koffi', clientMutationId: 'encore' }))
    expect(new Set(all.map(({ done }) => done.content?.id)).size).toBe(1)
    expect(await db.read.selectFrom('equipe').where('nom', '=', 'Koffi').select('id').execute()).toHaveLength(
      1,
    )
  })
})
