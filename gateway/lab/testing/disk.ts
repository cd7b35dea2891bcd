import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder on a disk of its own, new or one that is there, where this machine lets us make one. */
export function newDisk(options: string, folder = newFolder()): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  // At once for whoever looks it up, though a process that is ending may still hold a file there.
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
