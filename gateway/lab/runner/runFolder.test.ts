import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { newRunFolder, removeDeadRunFolders } from './runFolder.ts'

test('folders of runs that were killed are removed, those of living ones and all others stay', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'runs-'))
  try {
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const kind of ['geometre', 'postgres'])
      await mkdir(join(parent, `${kind}-run-${pid}-abc`, 'data'), { recursive: true })
    await mkdir(join(parent, 'geometre-web-abc'))
    const own = await newRunFolder(parent, 'geometre-run')
    await removeDeadRunFolders(parent)
    expect((await readdir(parent)).sort()).toEqual([basename(own), 'geometre-web-abc'].sort())
  } finally {
    await rm(parent, { recursive: true })
  }
})
