import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { folderStorage, newKey } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'geometre-storage-'))
const storage = folderStorage(folder)
afterAll(() => rmSync(folder, { recursive: true }))

async function read(name: string): Promise<string | null> {
  const found = await storage.get(name)
  return found && text(found.stream)
}

test('what is put is there, whole, until it is removed', async () => {
  const key = newKey()
  await storage.put(`${key}/a.txt`, 'Un')
  await storage.put(`${key}/a.txt`, 'Deux')
  await storage.put(`${key}/b.txt`, Buffer.from('Trois'))
  expect(await read(`${key}/a.txt`)).toBe('Deux')
  const found = await storage.get(`${key}/b.txt`)
  expect(found?.size).toBe(5)
  found?.stream.destroy()
  await storage.remove(`${key}/a.txt`)
  expect([await read(`${key}/a.txt`), await read(`${key}/b.txt`)]).toEqual([null, 'Trois'])
  await storage.remove(key)
  await storage.remove(key)
  expect(await storage.get(`${key}/b.txt`)).toBeNull()
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([])
})

test('nobody sees half a file, however many write it', async () => {
  const key = newKey()
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_000_000))
  const writing = Promise.all(texts.map((one) => storage.put(`${key}/x`, one)))
  for (let n = 0; n < 20; n++) expect([null, ...texts]).toContain(await read(`${key}/x`))
  await writing
  expect(texts).toContain(await read(`${key}/x`))
  expect(readdirSync(join(folder, key))).toEqual(['x'])
})

test('old keys are told, and what was left unfinished goes with time', async () => {
  const [old, young] = [newKey(), newKey()]
  await storage.put(`${old}/x`, '')
  await storage.put(`${young}/x`, '')
  await storage.put('autre-chose/x', '')
  for (const name of ['old', 'young']) writeFileSync(join(folder, '.unfinished', name), 'demi')
  const before = new Date(Date.now() - 60_000)
  const earlier = new Date(Date.now() - 120_000)
  for (const path of [old, 'autre-chose', '.unfinished/old']) utimesSync(join(folder, path), earlier, earlier)
  expect(await storage.keysBefore(before)).toEqual([old])
  expect(readdirSync(join(folder, '.unfinished'))).toEqual(['young'])
  expect(await folderStorage(join(folder, 'absent')).keysBefore(before)).toEqual([])
})
