import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchFileIdentity } from './fileIdentity.ts'

test('a file that cannot be looked at is not lost; one that is gone is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-identity-'))
  const [odd, gone] = [join(folder, 'odd'), join(folder, 'gone')]
  for (const file of [odd, gone]) writeFileSync(file, '')
  let said = ''
  const fileIdentity = await watchFileIdentity([odd, gone], (sentence) => (said = sentence))
  try {
    rmSync(odd)
    // ELOOP.
    symlinkSync(odd, odd)
    expect(() => fileIdentity.assert()).not.toThrow()
    rmSync(gone)
    await expect.poll(() => said, { timeout: 5_000 }).toContain(`${gone} a été supprimé`)
    expect(() => fileIdentity.assert()).toThrow('supprimé')
  } finally {
    fileIdentity.stop()
    rmSync(folder, { recursive: true })
  }
})
