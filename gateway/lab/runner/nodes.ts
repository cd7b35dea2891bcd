import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The versions of Node.js that the product is tried with: the oldest it takes, and those that are kept with long-term support. */
export const nodeVersions = ['20', '22', '24']

interface Nodes {
  /** The program of each, in the order of the versions. */
  programs: string[]
  remove(): void
}

/** Fetches the newest of each version from the registry, into a folder of its own: it is no dependency of the product. */
export async function installNodes(): Promise<Nodes> {
  const folder = mkdtempSync(join(tmpdir(), 'geometre-nodes-'))
  const name = `node-${process.platform}-${process.arch}`
  const wanted = nodeVersions.map((version) => `node${version}@npm:${name}@${version}`)
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  await promisify(execFile)('npm', ['install', ...flags, ...wanted], { cwd: folder })
  return {
    programs: nodeVersions.map((version) => join(folder, 'node_modules', `node${version}`, 'bin', 'node')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
