import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/connection/connect.ts'
import { erasePerson } from '../../db/messages/person.ts'
import {
  addRows,
  kinds,
  newDatabase,
  newMigrated,
  type TestDatabase,
} from '../../db/testing/testDatabases.ts'
import { erasing } from '../jobs/erasing.ts'
import { newColleague } from '../lab/testing/colleague.ts'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { createFileStore } from '../uploads/files.ts'
import { storageOf } from '../uploads/storageOf.ts'

const email = 'flot@example.com'
/** How many are handed over: each is read, written twice and packed. */
const many = process.env.TEST_LONG ? 10_000 : 3_000

/** Anybody can type anybody's address, as often as he likes. */
function flood(db: Db, count: number): Promise<void> {
  return addRows(db, 'contact', count, {
    nom: `'Flot ' || n`,
    email: `'Flot@example.com'`,
    message: `'${'Un long message. '.repeat(100)}' || n`,
    lu: 'false',
    createdAt: `'2026-01-01T00:00:00.000Z'`,
  })
}

async function countLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from "contact"`.execute(db.read)
  return rows[0]?.count ?? NaN
}

/** Once nothing waits to be erased any more. */
async function erased(db: Db): Promise<void> {
  for (;;) {
    const ended = new Promise<void>((resolve) => {
      const unlisten = db.onEnded(() => {
        unlisten()
        resolve()
      })
    })
    const waiting = db.read.selectFrom('job').select('id').where('kind', '=', 'erasePerson')
    if (!(await waiting.executeTakeFirst())) return
    await ended
  }
}

describe.each(kinds)('messages by the thousand from one address, on %s', (kind) => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let server: InProcess
  let staff: ReturnType<typeof client>

  beforeAll(async () => {
    place = await newMigrated(kind)
    server = await startInProcess({}, place)
    staff = client(server.origin)
    await staff.signIn()
    await flood(server.db, many)
  })
  afterAll(async () => {
    await server.stop()
    place.remove()
  })

  const take = (who = staff) =>
    fetch(`${server.origin}/admin/exports/personne.zip`, {
      method: 'POST',
      headers: who.credentials(),
      body: new URLSearchParams({ email }),
    })

  test('are counted, read by the hundred, and handed over whole', async () => {
    const query = `{ admin { person(email: "${email}") { held { type messages indesirables } messages { nom } next: messages(type: CONTACT, after: 100, first: 1) { nom } } } }`
    const { admin } = await staff.run<{ admin: { person: { messages: unknown[] } } }>(query)
    expect(admin.person).toMatchObject({
      held: [{ type: 'CONTACT', messages: many, indesirables: 0 }, { messages: 0 }, { messages: 0 }],
      next: [{ nom: 'Flot 101' }],
    })
    expect(admin.person.messages).toHaveLength(100)
    const archive = Buffer.from(await (await take()).arrayBuffer()).toString('latin1')
    expect(archive.match(/"Flot \d+";/g)).toHaveLength(many)
    expect(archive.match(/"Nom": "Flot \d+"/g)).toHaveLength(many)
  })

  test.each([
    ['an archive', take],
    [
      'a table',
      (who: typeof staff) =>
        fetch(`${server.origin}/admin/exports/contact.csv`, { headers: who.credentials() }),
    ],
  ])(
    'break off as %s where the account that takes them may no more, and it finds out',
    async (_form, open) => {
      const email = `${randomUUID()}@example.com`
      const password = 'une chaine et deux jalons'
      for (const end of ['logout', 'disableAccount']) {
        const other = client(server.origin)
        const { id, token } = await newColleague(staff, {
          nom: 'Yao',
          email: `${end.toLowerCase()}.${email}`,
          password,
        })
        other.bear(token)
        const answer = await open(other)
        expect(answer.status).toBe(200)
        const reader = answer.body?.getReader()
        await reader?.read()
        if (end === 'logout') await other.run('mutation { logout { __typename } }')
        else
          await staff.run('mutation ($id: ID!) { disableAccount(input: { id: $id }) { __typename } }', { id })
        const rest = async () => {
          while (!(await reader?.read())?.done);
        }
        await expect(rest()).rejects.toThrow(/terminated|closed/)
      }
    },
  )

  test('are erased, and whoever writes meanwhile is served', async () => {
    const erase =
      'mutation { erasePerson(input: { email: "flot@example.com" }) { ... on ErasePersonPayload { count isOver } } }'
    expect(await staff.run(erase)).toEqual({ erasePerson: { count: many, isOver: false } })
    const create = `mutation { createContact(input: { nom: "Après", email: "${email}", message: "Bonjour" }) { __typename } }`
    await client(server.origin).run(create)
    await erased(server.db)
    expect(await server.db.read.selectFrom('contact').select('nom').execute()).toEqual([{ nom: 'Après' }])
  })
})

describe.each(kinds)('the erasure of ten thousand messages, on %s', (kind) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await newDatabase(kind)
    db = database.db
    await flood(db, 10_000)
  })
  afterAll(() => database.close())

  test('goes on where it was killed, lets each other write through in between, and leaves what came after', async () => {
    const files = createFileStore({
      db,
      room: null,
      storage: storageOf(database.place),
      logger: pino({ level: 'silent' }),
    })
    await db.transaction((trx) => erasePerson(trx, email))
    expect(await countLeft(db)).toBe(9_000)
    await addRows(db, 'contact', 1, {
      nom: `'Après'`,
      email: `'${email}'`,
      message: `'Bonjour'`,
      lu: 'false',
    })
    const { payload } = await db.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'erasePerson')
      .executeTakeFirstOrThrow()
    const run = (signal: AbortSignal) =>
      erasing({ db, files }).run(JSON.parse(payload), {
        key: '',
        createdAt: '',
        signal,
        holds: async () => true,
      })

    const killed = new AbortController()
    const stop = db.onEnded(() => killed.abort())
    await expect(run(killed.signal)).rejects.toThrow('aborted')
    stop()
    expect(await countLeft(db)).toBe(8_001)

    let isOver = false
    const done = run(new AbortController().signal).finally(() => (isOver = true))
    const left: number[] = []
    while (!isOver) {
      // As many as it likes, one after the other: each waits for one transaction at most.
      await db.transaction((trx) => trx.deleteFrom('sentText').execute())
      left.push(await countLeft(db))
    }
    await done
    // It was let through before half of it was gone.
    expect(left.some((count) => count > 4_000 && count <= 8_001)).toBe(true)
    expect(left.length).toBeGreaterThan(3)
    expect(await db.read.selectFrom('contact').select('nom').execute()).toEqual([{ nom: 'Après' }])
    files.stop()
  })
})
