import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openDatabase } from '../../db/connection/connect.ts'
import { kinds, newMigrated } from '../../db/testing/testDatabases.ts'
import { everybody } from '../lab/testing/callers.ts'
import { client, startServer, type RunningServer } from '../lab/servers/server.ts'

/** What people wrote, and what nobody may know. */
const written = {
  nom: 'Nom-très-secret',
  email: 'secret@example.com',
  message: 'Message-très-secret',
  telephone: '+225 07 00 00 99 99',
}
const password = 'mot de passe très secret'

/** PostgreSQL tells in its error which row it was that it would not store. */
const broken = {
  sqlite: ['alter table "contact" rename column "sujet" to "ailleurs"'],
  postgres: [
    `alter table "contact" add column "z" text not null default ''`,
    'alter table "contact" alter column "z" drop default',
  ],
}

for (const kind of kinds) {
  let server: RunningServer
  let place: Awaited<ReturnType<typeof newMigrated>>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startServer({
      DATA_DIR: place.dataDir,
      LOG_LEVEL: 'trace',
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    })
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  test(`no log line holds a password, a token, a cookie or what somebody wrote, on ${kind}`, async () => {
    const { callers, ended, secrets } = await everybody(server)
    const { run } = client(server.origin)
    const post = (path: string, body: object, headers = {}) =>
      fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const create = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }'
    await run(create, { input: written })
    await run(create, { input: { ...written, message: '' } })
    await post('/api/contact/store', written)
    await post('/api/contact/store?_method=PUT', written)
    await post('/api/login', { email: written.email, password })
    await post('/graphql', { query: `{ ${written.message} }` })
    await fetch(`${server.origin}/graphql`, { method: 'POST', body: written.message })
    for (const { headers } of [...callers, ...ended]) await fetch(`${server.origin}/api/contact`, { headers })
    for (const path of [
      '/admin/login?reinitialiser',
      '/admin/inscrire?jeton',
      '/contact?message',
      '/rien?jeton',
      '/apercu/x?jeton',
    ])
      await fetch(`${server.origin}${path}=${encodeURIComponent(written.message)}`)

    for (const path of ['/apercu/', '/APERCU/', '/%61percu/', '/apercu%2F', '/og/apercu/', '/OG/Apercu/'])
      for (const below of ['', '.jpg', '/uploads/a/480.webp'])
        await fetch(`${server.origin}${path}${written.nom}${below}`)

    // What nobody expects is logged whole: the database refuses what it was to store.
    const db = await openDatabase(place)
    for (const statement of broken[kind]) await db.transaction((trx) => sql.raw(statement).execute(trx))
    await db.close()
    const failed = await post('/api/contact/store', { ...written, sujet: written.message })
    expect(failed.status).toBe(500)

    await expect.poll(server.output).toContain('"level":50')
    await expect.poll(server.output).toContain('"path":"/api/contact/store","status":500')
    const log = server.output()
    for (const secret of [...secrets, password, ...Object.values(written)]) expect(log).not.toContain(secret)
    for (const secret of Object.values(written)) expect(log).not.toContain(encodeURIComponent(secret))
  })
}
