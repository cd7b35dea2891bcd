import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../db/testing/testDatabases.ts'
import { directory, zip } from './zip.ts'

/** What Python finds in an archive, where this machine has it: how many entries, and the last, whose bytes are as their sum says. */
function readByPython(archive: Buffer): { count: number; last: string } | null {
  const { dataDir, remove } = newFolder()
  onTestFinished(remove)
  const path = join(dataDir, 'a.zip')
  writeFileSync(path, archive)
  const program = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(json.dumps({"count": len(z.namelist()), "last": z.read(z.namelist()[-1]).decode()}))`
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
      yield { name: `${n}.txt`, pieces: [Buffer.from(`n° `), Buffer.from(`${n}`)] }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zip(entries())) pieces.push(piece)
  const archive = Buffer.concat(pieces)
  const read = readByPython(archive)
  if (read === null) return skip()
  expect(read).toEqual({ count: 65_536, last: 'n° 65536' })
})

test('what lies beyond 4 GB is named by a number of eight bytes', () => {
  const far = 5_000_000_000
  const [line, ...end] = directory([{ path: Buffer.from('a'), sum: 1, size: 2, start: far }], far + 100)
  expect(line?.readUInt32LE(42)).toBe(0xffffffff)
  const extra = line?.subarray(46 + 1)
  expect([extra?.readUInt16LE(0), extra?.readUInt16LE(2), extra?.readBigUInt64LE(4)]).toEqual([
    1,
    8,
    BigInt(far),
  ])
  const last = Buffer.concat(end)
  expect(last.readUInt32LE(0)).toBe(0x06064b50)
  expect(last.readBigUInt64LE(48)).toBe(BigInt(far + 100))
  expect(last.readUInt32LE(56)).toBe(0x07064b50)
  expect(last.readBigUInt64LE(64)).toBe(BigInt(far + 100 + (line?.length ?? 0)))
  expect(last.readUInt32LE(76)).toBe(0x06054b50)
  expect(last.readUInt32LE(92)).toBe(0xffffffff)
})
