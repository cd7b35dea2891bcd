import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { objectStorage } from '../lab/servers/objectStorage.ts'
import { newKey, type Storage, type StorageOf } from './storage.ts'
import { storageOf } from './storageOf.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function read(storage: Storage, name: string): Promise<string | null> {
  const found = await storage.get(name)
  return found && text(found.stream)
}

interface Opened {
  storage: StorageOf
  /** Puts a file as if it were then. */
  putAt(time: Date, name: string): Promise<void>
}

async function aFolder(): Promise<Opened> {
  const dataDir = newFolder()
  const storage = storageOf({ dataDir })
  return {
    storage,
    async putAt(time, name) {
      await storage('uploads').put(name, '')
      utimesSync(join(dataDir, 'uploads', dirname(name)), time, time)
    },
  }
}

async function aBucket(): Promise<Opened> {
  const storage = storageOf({ dataDir: '/nowhere', s3: (await objectStorage()).s3 })
  return {
    storage,
    async putAt(time, name) {
      // It is of this process, and asks it for the time.
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      const put = storage('uploads').put(name, '')
      await put.finally(() => vi.useRealTimers())
    },
  }
}

describe.each([aFolder, aBucket])('files in %o', (open) => {
  test('what is put is there, whole, until it is removed', async () => {
    const storage = (await open()).storage('uploads')
    const key = newKey()
    await storage.put(`${key}/a.txt`, 'Un')
    await storage.put(`${key}/a.txt`, 'Deux')
    await storage.put(`${key}/b.txt`, Buffer.from('Trois'))
    expect(await read(storage, `${key}/a.txt`)).toBe('Deux')
    const found = await storage.get(`${key}/b.txt`)
    expect(found?.size).toBe(5)
    found?.stream.destroy()
    await storage.remove(`${key}/a.txt`)
    expect([await read(storage, `${key}/a.txt`), await read(storage, `${key}/b.txt`)]).toEqual([
      null,
      'Trois',
    ])
    for (const name of ['c', 'd', 'e', 'f', 'g']) await storage.put(`${key}/${name}`, '')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(`${key}/b.txt`)).toBeNull()
    expect(await storage.names()).toEqual([])
  })

  test('nobody sees half a file, however many write it', async () => {
    const storage = (await open()).storage('uploads')
    const key = newKey()
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_000_000))
    const writing = Promise.all(texts.map((one) => storage.put(`${key}/x`, one)))
    for (let n = 0; n < 20; n++) expect([null, ...texts]).toContain(await read(storage, `${key}/x`))
    await writing
    expect(texts).toContain(await read(storage, `${key}/x`))
    expect(await storage.names()).toEqual([`${key}/x`])
  })

  test('what is laid into a folder is there, all of it, once its making is done', async () => {
    const storage = (await open()).storage('uploads')
    const key = newKey()
    await storage.put(`${key}/a.txt`, 'Un')
    await storage.put(`${key}/b.txt`, 'Deux')
    const made = await storage.putAll(key, async (folder) => {
      for (const name of ['b.txt', 'c.txt']) writeFileSync(join(folder, name), name)
      expect(await read(storage, `${key}/b.txt`)).toBe('Deux')
      return 'fait'
    })
    expect(made).toBe('fait')
    const texts = await Promise.all(
      ['a.txt', 'b.txt', 'c.txt'].map((name) => read(storage, `${key}/${name}`)),
    )
    expect(texts).toEqual(['Un', 'b.txt', 'c.txt'])
  })

  test('of what cannot be made nothing is kept', async () => {
    const storage = (await open()).storage('uploads')
    let making = ''
    const put = storage.putAll(newKey(), async (folder) => {
      making = folder
      writeFileSync(join(folder, 'a.txt'), 'Un')
      throw new Error('Il pleut.')
    })
    await expect(put).rejects.toThrow('Il pleut.')
    expect(await storage.names()).toEqual([])
    expect(existsSync(making)).toBe(false)
  })

  test('all names are told while others come and go', async () => {
    const storage = (await open()).storage('uploads')
    const name = `${newKey()}/x`
    await storage.put(name, 'a')
    let isOver = false
    const others = Array.from({ length: 5 }, async () => {
      for (let n = 0; n < 20; n++) {
        const key = newKey()
        await storage.put(`${key}/y`, 'b')
        await storage.remove(key)
      }
    })
    const all = Promise.all(others).finally(() => (isOver = true))
    while (!isOver) expect(await storage.names()).toContain(name)
    await all
  })

  test('parts lie apart, below their names, and each names what is in it', async () => {
    const { storage } = await open()
    const key = newKey()
    await storage('uploads').put(`${key}/960.webp`, 'image')
    await storage('documents').put('.database', 'id')
    expect(await storage('documents').get(`${key}/960.webp`)).toBeNull()
    await storage('documents').put(`${key}/document.pdf`, 'cv')
    expect(await storage('documents').names()).toEqual([`${key}/document.pdf`])
    const all = [`documents/${key}/document.pdf`, `uploads/${key}/960.webp`]
    expect((await storage('').names()).toSorted()).toEqual(all)
    expect(await read(storage(''), `uploads/${key}/960.webp`)).toBe('image')
    await storage('').remove('uploads')
    expect(await storage('').names()).toEqual(all.slice(0, 1))
    expect(await read(storage('documents'), '.database')).toBe('id')
  })

  test('what is not called as a picture or a document is, is not named', async () => {
    const { storage } = await open()
    const key = newKey()
    const names = ['.database', 'notes.txt', 'autre-chose/960.webp', `${key}/.cache`, `${key}/a/960.webp`]
    for (const name of [...names, `${key}/960.webp`]) await storage('uploads').put(name, 'a')
    expect(await storage('uploads').names()).toEqual([`${key}/960.webp`])
  })

  test('keys that nothing was put under for a while are told, whatever else lies there', async () => {
    const { storage: storageOfAll, putAt } = await open()
    const storage = storageOfAll('uploads')
    const [old, young, grown] = [newKey(), newKey(), newKey()]
    const [earlier, before] = [new Date(Date.now() - 120_000), new Date(Date.now() - 60_000)]
    for (const name of [`${old}/x`, `${grown}/x`, 'autre-chose/x']) await putAt(earlier, name)
    for (const name of [`${young}/x`, `${grown}/y`, '.database']) await storage.put(name, '')
    expect(await storage.keysBefore(before)).toEqual([old])
  })
})

test('no name leads out of a folder', async () => {
  const folder = newFolder()
  const storage = storageOf({ dataDir: join(folder, 'data') })('uploads')
  for (const name of ['../a', 'x/../../a', '/a', ''])
    for (const work of [storage.put(name, 'a'), storage.get(name), storage.remove(name)])
      await expect(work).rejects.toThrow('is no name of a file')
  expect(readdirSync(folder)).toEqual([])
})

test('what was left unfinished in a folder goes with time', async () => {
  const folder = newFolder()
  const storage = storageOf({ dataDir: folder })('')
  await storage.put(`${newKey()}/x`, '')
  for (const name of ['old', 'young']) {
    mkdirSync(join(folder, '.unfinished', name))
    writeFileSync(join(folder, '.unfinished', name, 'x'), 'demi')
  }
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(folder, '.unfinished', 'old'), 0, 0)
  expect(await storage.keysBefore(before)).toEqual([])
  expect(readdirSync(join(folder, '.unfinished'))).toEqual(['young'])
  expect(await storageOf({ dataDir: join(folder, 'absent') })('').keysBefore(before)).toEqual([])
})
