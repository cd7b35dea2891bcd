import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../db/connection/connect.ts'
import { insert } from '../../db/content/contentStore.ts'
import type { Row } from '../../db/tables.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { MissedAddresses } from './missedAddresses.ts'

let server: InProcess
beforeAll(async () => {
  server = await startInProcess()
})
afterAll(() => server.stop())
beforeEach(() =>
  server.db.transaction(async (trx) => {
    await trx.deleteFrom('redirect').execute()
    await trx.deleteFrom('missedAddress').execute()
  }),
)

function redirect(path: string, target: Partial<Row<'redirect'>>): Promise<unknown> {
  const row = { path, toPath: null, toType: null, toId: null, updatedAt: new Date().toISOString(), ...target }
  return server.db.transaction((trx) => trx.insertInto('redirect').values(row).execute())
}

async function ask(path: string, method = 'GET'): Promise<[status: number, location: string | null]> {
  const { status, headers } = await fetch(server.origin + path, { method, redirect: 'manual' })
  return [status, headers.get('location')]
}

test('an old path answers 301 to GET and HEAD, and keeps the query where the new one has none', async () => {
  await redirect('/nos métiers.html', { toPath: '/histoire' })
  await redirect('/devis.php', { toPath: '/references?categorie=Géodésie' })
  for (const method of ['GET', 'HEAD'])
    expect(await ask('/nos%20m%C3%A9tiers.html', method)).toEqual([301, '/histoire'])
  expect(await ask('/Nos%20M%C3%89tiers.HTML/?utm=a')).toEqual([301, '/histoire?utm=a'])
  expect(await ask('/devis.php?id=3')).toEqual([301, '/references?categorie=G%C3%A9od%C3%A9sie'])
  expect(await ask('/nos%20m%C3%A9tiers.html', 'POST')).toEqual([405, null])
  expect(await ask('/autre.html')).toEqual([404, null])
})

test('a redirect is kept by shared caches for a moment, and by no browser: its owner may correct it', async () => {
  await redirect('/ancien.html', { toPath: '/histoire' })
  for (const path of ['/ancien.html', '/index.html', '/Contact/', '/projets']) {
    const { status, headers } = await fetch(server.origin + path, { redirect: 'manual' })
    expect([path, status, headers.get('cache-control')]).toEqual([
      path,
      301,
      'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
    ])
  }
})

test('the query that a campaign added stays, below the address of a page too, and is nobody else’s', async () => {
  await redirect('/projets/ancien', { toPath: '/histoire' })
  const sources = ['', '?utm_source=a', '?utm_source=b', '?utm_source=c']
  const answers = await Promise.all(sources.map((source) => ask(`/projets/ancien${source}`)))
  expect(answers).toEqual(sources.map((source) => [301, `/histoire${source}`]))
})

test('an old path leads to the page of an item while visitors see it, by its present slug', async () => {
  const values = { nom: 'Bornage', slug: 'bornage', status: true }
  const { id } = await server.db.transaction((trx) => insert(trx, 'projet', values))
  await redirect('/realisations/7', { toType: 'projet', toId: id })
  await redirect('/projets/ancien', { toType: 'projet', toId: id })
  expect(await ask('/realisations/7')).toEqual([301, '/projets/bornage'])
  expect(await ask('/projets/ancien')).toEqual([301, '/projets/bornage'])
  const change = (columns: { slug?: string; status?: boolean }) =>
    server.db.transaction((trx) => trx.updateTable('projet').set(columns).where('id', '=', id).execute())
  await change({ slug: 'bornage-2' })
  expect(await ask('/realisations/7')).toEqual([301, '/projets/bornage-2'])
  await change({ status: false })
  expect(await ask('/realisations/7')).toEqual([404, null])
})

test('a page of the site always wins, and so does all that is no page', async () => {
  for (const path of [
    '/contact',
    '/projets',
    '/api/nulle-part',
    '/graphql',
    '/admin/rien',
    '/assets/rien.js',
    '/uploads/rien',
  ])
    await redirect(path, { toPath: '/histoire' })
  expect(await ask('/contact')).toEqual([200, null])
  expect(await ask('/projets')).toEqual([301, '/references'])
  for (const path of ['/api/nulle-part', '/admin/rien', '/assets/rien.js', '/uploads/rien'])
    expect([path, ...(await ask(path))]).toEqual([path, 404, null])
  expect((await ask('/graphql'))[1]).toBeNull()
})

/** Counts with this server until it stops. */
async function countedBy(visit: (missed: MissedAddresses) => unknown): Promise<Map<string, number>> {
  const missed = new MissedAddresses({ db: server.db, report: () => 'INTERNAL' })
  await visit(missed)
  await missed.stop()
  const rows = await server.db.read.selectFrom('missedAddress').selectAll().execute()
  return new Map(rows.map(({ path, count }) => [path, count]))
}

test('a flood of random paths is one write, and fills nothing', async () => {
  let writes = 0
  const db: Pick<InProcess['db'], 'transaction'> = {
    transaction: (work) => ((writes += 1), server.db.transaction(work)),
  }
  const missed = new MissedAddresses({ db, report: () => 'INTERNAL' })
  missed.note('/ancienne.html')
  for (let n = 0; n < 20_000; n += 1) missed.note(`/${n}`)
  missed.note('/ancienne.html')
  await missed.stop()
  missed.note('/trop-tard')
  await missed.stop()
  expect(writes).toBe(1)
  const rows = await server.db.read.selectFrom('missedAddress').selectAll().orderBy('count', 'desc').execute()
  expect(rows.length).toBe(500)
  expect(rows[0]).toMatchObject({ path: '/ancienne.html', count: 2 })
})

test('a path with an e-mail address in it is not kept', async () => {
  const counted = await countedBy((missed) => {
    missed.note('/desabonner/aya@exemple.ci')
    missed.note('/desabonner')
  })
  expect([...counted.keys()]).toEqual(['/desabonner'])
})

test('what cannot be written is told to the log, and the next counts go on', async () => {
  const failures: unknown[] = []
  let isBroken = true
  const missed = new MissedAddresses({
    db: {
      transaction: (work) => (isBroken ? Promise.reject(new Error('full')) : server.db.transaction(work)),
    },
    report: (failure) => (failures.push(failure), 'INTERNAL'),
    writingMs: 1,
  })
  missed.note('/a')
  await expect.poll(() => failures.length).toBe(1)
  isBroken = false
  missed.note('/b')
  await missed.stop()
  const rows = await server.db.read.selectFrom('missedAddress').select('path').execute()
  expect(rows).toEqual([{ path: '/b' }])
})

test('what visitors ask for in vain is counted by its path, once the server has time', async () => {
  const place = await newMigrated('sqlite')
  const { origin, stop } = await startInProcess({}, place)
  const asked = [
    '/Ancien.html?jean=1',
    '/ancien.html',
    '/contact',
    '/api/rien',
    '/admin/rien',
    '/uploads/rien',
  ]
  for (const path of asked) await fetch(origin + path, { redirect: 'manual' })
  await fetch(`${origin}/tete.html`, { method: 'HEAD' })
  await stop()
  const db = await openDatabase(place)
  const rows = await db.read.selectFrom('missedAddress').select(['path', 'count']).execute()
  await db.close()
  place.remove()
  expect(rows).toEqual([{ path: '/ancien.html', count: 2 }])
})

test('what visitors could see and was erased is gone for good; of the rest they learn nothing', async () => {
  const staff = client(server.origin)
  await staff.signIn()
  const create = async (input: Record<string, unknown>) => {
    const { made } = await staff.run<{ made: { content: { id: string } } }>(
      `mutation ($input: CreateProjetInput!) {
        made: createProjet(input: $input) { ... on CreateProjetPayload { content { id } } } }`,
      { input },
    )
    return made.content.id
  }
  const act = (verb: string, id: string) =>
    staff.run(`mutation ($id: ID!) { ${verb}Projet(input: { id: $id }) { __typename } }`, { id })
  for (const [slug, isShown, status] of [
    ['pont-vu', true, false],
    ['pont-vu-aussitot', false, true],
    ['pont-cache', false, false],
  ] as const) {
    const id = await create({ nom: `Pont ${slug}`, slug: `${slug}-avant`, status })
    await staff.run(
      'mutation ($id: ID!, $slug: String!) { updateProjet(input: { id: $id, slug: $slug }) { __typename } }',
      { id, slug },
    )
    if (isShown) await act('publish', id)
    if (isShown) await act('unpublish', id)
    expect(await ask(`/projets/${slug}`)).toEqual([status ? 200 : 404, null])
    await act('softDelete', id)
    await act('erase', id)
    const gone = isShown || status ? 410 : 404
    expect([await ask(`/projets/${slug}`), await ask(`/projets/${slug}-avant`)]).toEqual([
      [gone, null],
      [gone, null],
    ])
  }
  // A redirect, or another page with this address, comes before.
  await redirect('/projets/pont-vu', { toPath: '/histoire' })
  await create({ nom: 'Pont neuf', slug: 'pont-vu-avant', status: true })
  expect([await ask('/projets/pont-vu?x=1'), await ask('/projets/pont-vu-avant')]).toEqual([
    [301, '/histoire?x=1'],
    [200, null],
  ])
})
