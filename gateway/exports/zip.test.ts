import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../db/testing/testDatabases.ts'
import { zip, type ZipEntry } from './zip.ts'

/** Bytes that the file of an archive is not written: it has a hole instead, which reads the same. */
const nothing = Buffer.alloc(64 * 2 ** 20)

/** What Python finds in an archive, where this machine has it: how many entries, and the last, whose bytes are as their sum says. */
async function readByPython(
  entries: AsyncIterable<ZipEntry>,
): Promise<{ count: number; name: string; last: string } | null> {
  const { dataDir, remove } = newFolder()
  onTestFinished(remove)
  const path = join(dataDir, 'a.zip')
  const file = openSync(path, 'w')
  let at = 0
  for await (const piece of zip(entries)) {
    if (piece !== nothing) writeSync(file, piece, 0, piece.length, at)
    at += piece.length
  }
  ftruncateSync(file, at)
  closeSync(file)
  const program = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
name = z.namelist()[-1]
print(json.dumps({"count": len(z.namelist()), "name": name, "last": z.read(name).decode()}))`
  try {
    return JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8' }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

test('an archive of more entries than the first version of the format can count opens elsewhere', async ({
  skip,
}) => {
  async function* entries() {
    for (let n = 1; n <= 65_536; n++)
      yield { name: `${n}é.txt`, pieces: [Buffer.from(`n° `), Buffer.from(`${n}`)] }
  }
  const read = await readByPython(entries())
  if (read === null) return skip()
  expect(read).toEqual({ count: 65_536, name: '65536é.txt', last: 'n° 65536' })
})

test('what lies beyond 4 GB is found, and an entry of that size is refused', async ({ skip }) => {
  const large = (name: string, pieces: number) => ({
    name,
    pieces: Array.from({ length: pieces }, () => nothing),
  })
  async function* entries() {
    yield large('1', 33)
    yield large('2', 33)
    yield { name: '3', pieces: [Buffer.from('beyond')] }
  }
  const read = await readByPython(entries())
  if (read !== null) expect(read).toEqual({ count: 3, name: '3', last: 'beyond' })
  async function* tooLarge() {
    yield large('1', 64)
  }
  const written = async () => {
    for await (const piece of zip(tooLarge())) expect(piece.length).toBeGreaterThan(0)
  }
  await expect(written).rejects.toThrow('4 GB are too many')
  if (read === null) skip()
})
