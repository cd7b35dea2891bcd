// Plain JavaScript without a dependency, like prepare.mjs, which calls it.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/*
 * Each build has a folder of its own, `builds/<name>`, and `builds.json` names those that are served, the newest first.
 * A build shows there once it is whole, and a server goes on with what was named when it started.
 */

/** How many builds before the present one stay served: a page that was opened with one of them goes on working. */
const kept = 2

const listOf = (dist) => join(dist, 'builds.json')

/** The builds that a server which starts now serves, the newest first: where they lie, and what they were made of. */
export function builds(dist) {
  if (!existsSync(listOf(dist))) return []
  return JSON.parse(readFileSync(listOf(dist), 'utf8'))
    .map(({ name, inputs }) => ({ folder: join(dist, 'builds', name), inputs }))
    .filter(({ folder }) => existsSync(folder))
}

/** An empty folder to build into. */
export function newBuild(dist) {
  mkdirSync(join(dist, 'builds'), { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replace(/\D/g, '')
  const folder = mkdtempSync(join(dist, 'builds', `${time}-`))
  // That is for its owner alone, who need not be who runs it.
  chmodSync(folder, 0o755)
  use(folder)
  return folder
}

/**
 * The build in this folder is whole: servers that start from now on serve it. It takes the place of the present one where
 * pages ask for the same of both. What is neither served nor used any more goes.
 */
export function finish(dist, folder, inputs) {
  const [present, ...older] = builds(dist)
  const before = present && same(present.folder, folder) ? older : [present, ...older].filter(Boolean)
  const served = [{ folder, inputs }, ...before].slice(0, kept + 1)
  const list = served.map((build) => ({ name: basename(build.folder), inputs: build.inputs }))
  const partly = join(folder, 'builds.json')
  writeFileSync(partly, JSON.stringify(list, null, 2))
  renameSync(partly, listOf(dist))
  rmSync(markOf(folder))
  const named = new Set(list.map(({ name }) => name))
  for (const name of readdirSync(join(dist, 'builds'))) {
    const one = join(dist, 'builds', name)
    if (!named.has(name) && !isUsed(one)) rmSync(one, { recursive: true, force: true })
  }
}

/** Notes that this process needs the folder until it ends, where it may write there. */
export function use(folder) {
  try {
    // Asked for more than one folder, Node says of a read-only disk that there is none (ENOENT).
    mkdirSync(dirname(markOf(folder)))
  } catch (error) {
    if (mayNotWrite(error)) return
    if (error.code !== 'EEXIST') throw error
  }
  try {
    writeFileSync(markOf(folder), '')
  } catch (error) {
    if (!mayNotWrite(error)) throw error
  }
}

const mayNotWrite = ({ code }) => ['EACCES', 'EPERM', 'EROFS'].includes(code)

const markOf = (folder) => join(folder, 'used-by', String(process.pid))

/** Removes the oldest folders beyond so many, but for those that a process needs. */
export function forget(parent, most) {
  const age = (folder) => statSync(folder).mtimeMs
  const oldest = readdirSync(parent)
    .map((name) => join(parent, name))
    .sort((a, b) => age(b) - age(a))
    .slice(most)
  for (const folder of oldest) if (!isUsed(folder)) rmSync(folder, { recursive: true, force: true })
}

/** Does a process that noted so still need the folder? */
function isUsed(folder) {
  const users = join(folder, 'used-by')
  return existsSync(users) && readdirSync(users).some((pid) => isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It lives, as somebody else’s.
    return error.code === 'EPERM'
  }
}

/** Do pages of both ask for the same? The names of assets hold a hash of what is in them. */
function same(one, other) {
  const asked = (folder) => [
    readdirSync(join(folder, 'client', 'assets'))
      .sort()
      .join(),
    readFileSync(join(folder, 'operations.json'), 'utf8'),
  ]
  return asked(one).join('\n') === asked(other).join('\n')
}
