import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { mailServer } from '../servers/mailServer.ts'
import { place, serve } from '../servers/outages.ts'
import { client } from '../servers/server.ts'
import { audit } from './audit.ts'
import { differences, type Item } from './writer.ts'
import { create, read } from './writes.ts'

/** Where Debian's package has it, for the machine's kind of processor. */
const library = process.env.TEST_LONG
  ? spawnSync('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketimeMT.so.1'], { encoding: 'utf8' }).stdout.trim()
  : ''
if (process.env.TEST_LONG && !library)
  console.log('The clock cannot be set here: faketime is missing (apt-get install faketime).')

interface Notified {
  admin: { notifications: { cursor: string; content: { databaseId: number } }[] }
}

describe.runIf(library)('a clock that jumps by days', () => {
  test(
    'leaves sessions, ids, the order of what comes, and e-mail as they are',
    { timeout: 120_000 },
    async () => {
      const { dataDir } = await place('sqlite')
      const mails = await mailServer()
      onTestFinished(() => void mails.server.close())
      const clock = join(dataDir, 'horloge')
      const jump = (days: number) => writeFileSync(clock, `${days < 0 ? '' : '+'}${days}d`)
      jump(0)
      const server = await serve({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        SMTP_URL: mails.url,
        NOTIFY_EMAIL: 'bureau@example.com',
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        // As on a machine whose clock is set: what lasts is measured by another one.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      })
      const one = client(server.origin)
      await one.signIn()
      const to = { origin: server.origin, token: one.bearer() }
      const db = await openDatabase({ dataDir })
      onTestFinished(() => db.close())
      const items: Item[] = []
      const sent = (nom: string) => mails.messages.filter((text) => text.includes(nom)).length
      for (const [n, days] of [0, 3, -3, 5, 0].entries()) {
        jump(days)
        const nom = `Jour ${n}`
        const told = await create(to, n % 2 ? 'graphql' : 'rest', 'devis', nom, nom)
        if (told.outcome !== 'done') expect.fail(JSON.stringify(told))
        items.push({ name: 'devis', nom, id: told.id, state: told.state })
        // Its key answers the same at once, and it can be read.
        expect(await create(to, 'graphql', 'devis', nom, nom)).toMatchObject({ id: told.id })
        expect(await read(to, 'devis', told.id)).toMatchObject({ state: told.state })
        const { createdAt } = await db.read
          .selectFrom('devis')
          .select('createdAt')
          .where('id', '=', told.id)
          .executeTakeFirstOrThrow()
        expect((Date.parse(createdAt) - Date.now()) / 86_400_000).toBeCloseTo(days)
        await expect.poll(() => sent(nom)).toBeGreaterThan(0)
        expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
      }
      // What was put off while the clock was ahead does not wait for it.
      jump(9)
      mails.answer = '451 plus tard'
      const late = await create(to, 'rest', 'devis', 'Jour 5', 'Jour 5')
      if (late.outcome !== 'done') expect.fail(JSON.stringify(late))
      items.push({ name: 'devis', nom: 'Jour 5', id: late.id, state: late.state })
      const putOff = db.read.selectFrom('job').select('id').where('lastError', 'is not', null)
      await expect.poll(async () => (await putOff.execute()).length).toBeGreaterThan(1)
      mails.answer = '250 ok'
      const before = sent('Jour 5')
      jump(0)
      await expect.poll(() => sent('Jour 5')).toBeGreaterThan(before)

      const ids = items.map(({ id }) => id)
      expect(ids).toEqual([...ids].sort((a, b) => a - b))
      const { admin } = await one.run<Notified>(
        '{ admin { notifications { cursor content { databaseId } } } }',
      )
      expect(admin.notifications.map(({ content }) => content.databaseId)).toEqual(ids.reverse())
      expect([...(await differences(db, items)), ...(await audit(db, { dataDir }))]).toEqual([])
      expect((await fetch(`${server.origin}/`)).status).toBe(200)
      // Of who goes without a word the mail server would hear too late.
      await server.stop()
      const told = server.output().split('\n')
      expect(told.filter((line) => line.includes('"level":50') && !line.includes('451'))).toEqual([])
    },
  )
})
