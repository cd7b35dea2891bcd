import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { databaseFile } from '../../../db/connection/restoreSwap.ts'
import { place } from '../servers/outages.ts'
import { startServer, type RunningServer } from '../servers/server.ts'
import { audit } from './audit.ts'
import { failSync, straceMissing } from './strace.ts'
import { administratorOf, create, read, type Name, type WriteTarget } from './writes.ts'

const missing = straceMissing()
if (missing) console.log(missing)
const sentence = 'Le disque n’a pas confirmé une écriture'

/** A server that has acknowledged a message, and who writes there. */
async function begin() {
  const { dataDir } = await place('sqlite')
  const start = () => startServer({ DATA_DIR: dataDir })
  const server = await start()
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const to = await administratorOf(server.origin)
  const kept = await create(to, 'graphql', 'contact', 'Avant', 'avant')
  if (kept.outcome !== 'done') throw new Error('It was not kept.')
  return { dataDir, start, server, to, id: kept.id }
}

/** It ended by itself, having said why, and the next one has all that was told, and nothing by half. */
async function expectRecovery(
  { dataDir, start, to, id }: Awaited<ReturnType<typeof begin>>,
  server: RunningServer,
): Promise<{ next: WriteTarget }> {
  await expect.poll(() => server.process.exitCode, { timeout: 30_000 }).toBe(1)
  expect(server.output()).toContain(sentence)
  const again = await start()
  onTestFinished(() => void again.process.kill('SIGKILL'))
  const next = { origin: again.origin, token: to.token }
  expect(await read(next, 'contact', id)).toMatchObject({ state: { version: 1, status: true } })
  const db = await openDatabase({ dataDir })
  expect(await audit(db, { dataDir })).toEqual([])
  await db.close()
  return { next }
}

describe.runIf(process.env.TEST_LONG && !missing)('where the disk does not confirm what is written', () => {
  test.each<Name>(['contact', 'projet'])(
    'nobody is told that a %s is saved, the server says why it ends, and the next one goes on',
    { timeout: 120_000 },
    async (name) => {
      const begun = await begin()
      await failSync(begun.server)
      expect(await create(begun.to, 'graphql', name, 'Pendant', 'pendant')).toMatchObject({
        outcome: 'unknown',
      })
      const { next } = await expectRecovery(begun, begun.server)
      expect(await create(next, 'graphql', name, 'Pendant', 'pendant')).toMatchObject({ outcome: 'done' })
    },
  )

  test(
    'it ends as well where only the file is not confirmed, which nobody waits for',
    { timeout: 240_000 },
    async () => {
      const begun = await begin()
      await failSync(begun.server, join(begun.dataDir, databaseFile))
      const told: string[] = []
      for (let n = 0; n < 200 && begun.server.process.exitCode === null; n++) {
        const { outcome } = await create(begun.to, 'rest', 'devis', `Devis ${n}`, String(n))
        told.push(outcome)
        if (outcome !== 'done') break
      }
      expect(told.at(-1)).toBe('unknown')
      const { next } = await expectRecovery(begun, begun.server)
      const last = told.length - 1
      expect(await create(next, 'rest', 'devis', `Devis ${last}`, String(last))).toMatchObject({
        outcome: 'done',
      })
      const db = await openDatabase({ dataDir: begun.dataDir })
      expect(await db.read.selectFrom('devis').select('nom').execute()).toHaveLength(told.length)
      await db.close()
    },
  )
})
