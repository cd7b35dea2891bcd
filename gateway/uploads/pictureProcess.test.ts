import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findFiles } from '../../db/content/contentStore.ts'
import { kinds, newDatabase, newFolder } from '../../db/testing/testDatabases.ts'
import { FormFile } from '../../rest-compat/bodies/multipart.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import { pdf, picture } from '../lab/testing/files.ts'
import { createFileStore } from './files.ts'
import { storageOf } from './storageOf.ts'
import { createPictureProcess } from './pictureProcess.ts'

/** The processes that this one has started, by their ids. */
function children(): number[] {
  const tasks = `/proc/${process.pid}/task`
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
}

/** Kills the next process that this one starts. */
async function killNext(before: readonly number[]): Promise<number> {
  for (;;) {
    const [next] = children().filter((pid) => !before.includes(pid))
    if (next !== undefined) {
      process.kill(next, 'SIGKILL')
      return next
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe.runIf(process.platform === 'linux')('a process of pictures that is killed', () => {
  function open() {
    const { dataDir, remove } = newFolder()
    onTestFinished(remove)
    const studio = createPictureProcess({ behind: false })
    onTestFinished(studio.stop)
    const folder = join(dataDir, 'making')
    mkdirSync(folder)
    return { studio, folder }
  }

  test('is asked once more', async () => {
    const { studio, folder } = open()
    const before = children()
    const read = studio.readPicture([await picture(60, 40).jpeg().toBuffer()], folder)
    await killNext(before)
    expect(await read).toMatchObject({ width: 60, height: 40 })
  })

  test('twice by the same picture is a sentence to its sender', async () => {
    const { studio, folder } = open()
    const before = children()
    const read = studio.readPicture([await picture(60, 40).jpeg().toBuffer()], folder)
    const first = await killNext(before)
    const second = killNext([...before, first])
    await expect(read).rejects.toThrow(
      new UnusableFile('Cette image n’a pas pu être préparée\u00a0: envoyez-la plus petite, ou en JPEG.'),
    )
    await second
  })
})

test.each(kinds)('the name of a file may hold what nobody sees, on %s', async (kind) => {
  const { db, place, close } = await newDatabase(kind)
  onTestFinished(close)
  const files = createFileStore({
    db,
    room: null,
    storage: storageOf(place),
    logger: pino({ level: 'silent' }),
  })
  onTestFinished(files.stop)
  const name = 'vue\u0000 du\u200b toit'
  const keys = [
    await files.storePicture(new FormFile([await picture(20, 20).png().toBuffer()], `${name}.png`), {
      addedBy: null,
      stays: false,
    }),
    await files.storeDocument(new FormFile([pdf], `${name}.pdf`)),
  ]
  const stored = await findFiles(db.read, keys)
  expect(stored.map((one) => one.name).sort()).toEqual(['vue du toit.pdf', 'vue du toit.png'])
})
