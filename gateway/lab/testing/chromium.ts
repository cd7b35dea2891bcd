import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface UnpackedChromium {
  /** The program. */
  path: string
  /** Libraries it needs and a bare machine lacks: its LD_LIBRARY_PATH. */
  libraries: string
  remove(): Promise<void>
}

/**
 * Unpacks the Chromium of the package into a folder of its own, once a run: two workers that both find
 * none would overwrite each other's, and a run that was killed would leave half a program for the next.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    const packaged = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
    const path = await packed.executablePath()
    await inflate(join(packaged, 'bin', 'al2023.tar.br'))
    return {
      path,
      libraries: join(folder, 'al2023', 'lib'),
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
