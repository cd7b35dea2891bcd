import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { statsOf } from '../../../db/content/contentStore.ts'
import { kinds, newPlace } from '../../../db/testing/testDatabases.ts'
import { audit, wrongCounters } from './audit.ts'
import { prepare, runFleet } from './fleet.ts'
import { seededRandom, seed } from './seededRandom.ts'
import { differences, writeAll } from './writer.ts'

const kills = Number(process.env.FAULTS_KILLS ?? 500)
const writers = 6

describe.runIf(process.env.TEST_LONG)(`two servers under mixed writes (FAULTS_SEED=${seed})`, () => {
  test.each(kinds)(
    'killed at any moment on %s, they keep what they acknowledged, once, and nothing by half',
    { timeout: kills * 10_000 + 120_000 },
    async (kind) => {
      const deaths = kind === 'sqlite' ? kills : Math.ceil(kills / 5)
      const { dataDir, url, remove } = await newPlace(kind)
      const environment = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
      const token = await prepare(environment)
      const db = await openDatabase({ dataDir, ...(url && { url }) })
      const wrong: string[] = []
      let shown = 0
      /** What holds at every moment; of four who are shown a swap leaves four. */
      const afterKill = async () => {
        const { active } = await statsOf(db.read, 'equipe')
        if (active < shown) wrong.push(`${active} of ${shown} are shown`)
        shown = Math.max(shown, active)
        wrong.push(...(await wrongCounters(db)))
      }
      const fleet = runFleet({
        environment,
        token,
        chances: [seededRandom(0), seededRandom(1)],
        kills: deaths,
        afterKill,
      })
      let over = false
      const writing = writeAll(writers, 2, { ...fleet, over: () => over })
      const killed = fleet.killed.finally(() => (over = true))
      const [{ items, complaints, counts }] = await Promise.all([writing, killed]).finally(() => fleet.stop())

      console.log(
        `${kind}: ${counts.acknowledged} acknowledged, ${counts.unknown} cut, ${items.length} items`,
      )
      expect([...wrong, ...fleet.complaints, ...complaints]).toEqual([])
      expect([...(await differences(db, items)), ...(await audit(db, { dataDir }))]).toEqual([])
      // It was about something.
      expect(counts.unknown).toBeGreaterThan(0)
      expect(counts.acknowledged).toBeGreaterThan(deaths)
      await db.close()
      remove()
    },
  )
})
