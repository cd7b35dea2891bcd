import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sqlite3 from 'sqlite3'
import { databaseFile } from '../../../db/connection/restoreSwap.ts'
import { runResource } from '../../../db/testing/runResource.ts'
import { newFolder } from '../../../db/testing/testDatabases.ts'

const unfinished = `select 1 from "job" where "kind" = 'check' or "leaseUntil" is not null limit 1`

/**
 * Copies what a server has filled, once it has checked it all: one that begins with a copy does neither. Answers with the
 * folder.
 */
export async function copyCheckpointed(dataDir: string): Promise<{ copy: string; remove(): Promise<void> }> {
  const copy = await mkdtemp(join(tmpdir(), 'geometre-settled-'))
  const database = new sqlite3.Database(join(dataDir, databaseFile))
  const ask = (text: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      database.all(text, (error, rows) => (error ? reject(error) : resolve(rows)))
    })
  while ((await ask(unfinished)).length > 0) await sleep(50)
  await ask(`vacuum into '${join(copy, databaseFile)}'`)
  await new Promise<void>((resolve) => database.close(() => resolve()))
  await cp(join(dataDir, 'uploads'), join(copy, 'uploads'), { recursive: true })
  return { copy, remove: () => rm(copy, { recursive: true, force: true }) }
}

/** A folder that begins with this copy, for a server with the demo. */
export async function newDemo(): Promise<ReturnType<typeof newFolder>> {
  const demo = await runResource('TEST_DEMO_DATA')
  const place = newFolder()
  await cp(demo, place.dataDir, { recursive: true })
  return place
}
