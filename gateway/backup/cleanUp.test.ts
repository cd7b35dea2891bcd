import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeSync } from './cleanUp.ts'

test('a folder is removed while other threads write to it', async () => {
  for (let round = 0; round < 30; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'inacheve-'))
    const begun = Array.from({ length: 300 }, (_, n) =>
      mkdir(join(folder, `${n}`)).then(() => writeFile(join(folder, `${n}`, 'texte'), 'x')),
    )
    removeSync(folder)
    await Promise.allSettled(begun)
    expect(existsSync(folder)).toBe(false)
  }
})
