import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder on a disk of its own, where this machine lets us make one. */
export function newDisk(options: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return folder
}
