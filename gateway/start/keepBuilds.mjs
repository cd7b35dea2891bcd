// Plain JavaScript without a dependency, like prepare.mjs, which calls it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How many builds before the present one stay served: a page that was opened with one of them goes on working. */
const kept = 2

/**
 * Puts aside what pages of the present build still ask for (scripts, styles, operations), before another is built.
 * What a build that failed has left is older and whole: it stays.
 */
export function putAside(dist) {
  const assets = join(dist, 'client', 'assets')
  const aside = join(dist, 'aside')
  if (existsSync(aside) || !existsSync(assets) || !existsSync(join(dist, 'operations.json'))) return
  const partly = `${aside}.partly`
  rmSync(partly, { recursive: true, force: true })
  cpSync(assets, join(partly, 'assets'), { recursive: true })
  cpSync(join(dist, 'operations.json'), join(partly, 'operations.json'))
  renameSync(partly, aside)
}

/** After a build: notes its operations and, where it differs from the one before, keeps that one in `previous`. */
export function keepBuilds(dist, operations) {
  cpSync(operations, join(dist, 'operations.json'))
  const aside = join(dist, 'aside')
  if (!existsSync(aside)) return
  const previous = (n) => join(dist, 'previous', String(n))
  if (same(aside, dist)) {
    rmSync(aside, { recursive: true })
    return
  }
  mkdirSync(join(dist, 'previous'), { recursive: true })
  rmSync(previous(kept), { recursive: true, force: true })
  for (let n = kept - 1; n >= 1; n--) if (existsSync(previous(n))) renameSync(previous(n), previous(n + 1))
  renameSync(aside, previous(1))
}

/** The names of assets hold a hash of what is in them. */
function same(aside, dist) {
  const names = (folder) => readdirSync(folder).sort().join()
  return (
    names(join(aside, 'assets')) === names(join(dist, 'client', 'assets')) &&
    readFileSync(join(aside, 'operations.json'), 'utf8') ===
      readFileSync(join(dist, 'operations.json'), 'utf8')
  )
}
