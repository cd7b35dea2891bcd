// Plain JavaScript without a dependency: this runs before node_modules exists.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants as fs,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builds, finish, forget, newBuild } from './builds.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'web', 'dist')
const programs = join(dist, 'program')

/**
 * Read by what lies beneath Node when a process begins. SQLite, hashing, pictures and compression share libuv's threads:
 * four are too few. glibc would keep memory for each of them apart, 10 MB in all; and once it has given back a body of
 * megabytes it would keep the next ones, and what lies between them, where a bound that is named stays as it is.
 */
export const nativeEnvironment = {
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/** Ends the program with one sentence; what a tool printed stands above it. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what the lock file names, without development packages unless `dev`, where it is not there already. */
export function install({ dev }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Node.js 20.19 ou plus récent est nécessaire\u202f; celui-ci est le ${process.versions.node}. Debian 12 n’en a pas d’assez récent\u00a0: prenez celui de nodejs.org ou de NodeSource.`,
    )
  }
  if (isInstalled(dev)) return
  requireWritable()
  console.log('Installation des paquets…')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // `npm ci` begins by removing all: what is only added to may be in use by a server that runs.
  const flags = dev && isInstalled(false) ? ['install', '--no-save'] : ['ci']
  flags.push(dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error')
  // npm compiles sqlite3 here, on all processors, where it cannot be had built.
  const failure = `Les paquets n’ont pas pu être installés (npm ${flags[0]})\u00a0: voyez ci-dessus.`
  run([...npm, ...flags], failure, { JOBS: process.env.JOBS ?? 'max' })
  if (!dev) sweep()
}

/** The service itself may not write there: after a `git pull` whoever may has to build. */
function requireWritable() {
  try {
    for (const folder of [root, dist, programs]) if (existsSync(folder)) accessSync(folder, fs.W_OK)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    stop(
      `Le programme a changé et n’est pas construit, et ${root} ne peut pas être écrit d’ici. En root\u00a0: cd ${root} && npm run build, puis redémarrez le service.`,
    )
  }
}

/** Removes a fifth of what was installed: maps, which debuggers alone read, and what a compiler has left beside sqlite3. */
function sweep() {
  for (const file of filesBelow(join(root, 'node_modules')))
    if (/\.(?:[cm]?[jt]s|css)\.map$|\/obj\.target\//.test(file)) rmSync(file)
}

/** Does node_modules hold what the lock file names? npm keeps its own account of that. */
function isInstalled(dev) {
  const account = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(account)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(account, 'utf8')).packages
  const same = (path) => found[path]?.version === wanted[path]?.version
  return (
    Object.keys(found).every(same) &&
    Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' || same(path) || entry.optional || entry.devOptional || (entry.dev && !dev),
    )
  )
}

/** Builds the web client and its server entry, unless what they are made of has not changed. */
export function build({ force = false } = {}) {
  const inputs = hashOf([...sourcesOfSite(), join(root, 'package-lock.json')])
  if (!force && builds(dist)[0]?.inputs === inputs) return
  requireWritable()
  console.log('Construction du site…')
  const folder = newBuild(dist)
  vite('web/vite.config.ts', folder)
  precompress(join(folder, 'client', 'assets'))
  cpSync(join(root, 'web', 'persisted-operations.json'), join(folder, 'operations.json'))
  buildForIntegrators(folder)
  finish(dist, folder, inputs)
}

/**
 * Builds the program itself, unless it is there: a folder for what it is made of, so that one that runs keeps its files.
 * Answers with the folder, where `main.js` and `account.js` lie.
 */
export function buildProgram() {
  const inputs = hashOf([
    ...['db', 'schema', 'gateway', 'rest-compat'].flatMap((room) =>
      filesBelow(join(root, room)).filter((file) => /\.(ts|mjs|json)$/.test(file)),
    ),
    join(root, 'package-lock.json'),
  ])
  const folder = join(programs, inputs.slice(0, 16))
  if (existsSync(folder)) return folder
  requireWritable()
  console.log('Construction du programme…')
  const making = `${folder}.${process.pid}`
  vite('gateway/start/vite.config.ts', making)
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder)
  forget(programs, 3)
  return folder
}

/** Builds what the REST API serves beside its answers: quick, and the same in development. */
export function buildForIntegrators(folder = join(dist, 'dev')) {
  vite('gateway/integrators/vite.config.ts', folder)
  precompress(join(folder, 'api'))
}

function vite(config, folder) {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  run(
    [process.execPath, program, 'build', '--config', config, '--logLevel', 'warn'],
    'Le site n’a pas pu être construit (vite build)\u00a0: voyez ci-dessus.',
    { NODE_ENV: 'production', BUILD_FOLDER: folder },
  )
}

/** What the site and what integrators get are built of: all of their own folders, and what that names in others. */
export function sourcesOfSite() {
  const own = ['web', 'gateway/integrators'].flatMap((room) => filesBelow(join(root, room)))
  const sources = new Set(own.filter(isSource))
  // What is added on the way is read as well.
  for (const file of sources) {
    if (!/\.(tsx?|json)$/.test(file)) continue
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)) {
      const named = join(dirname(file), path)
      if (isSource(named) && statSync(named, { throwIfNoEntry: false })?.isFile()) sources.add(named)
    }
  }
  return [...sources]
}

/** Neither what was built of them, nor what only tests read. */
const isSource = (file) => !file.startsWith(dist) && !/\.test\.|\/testing\//.test(file.slice(root.length))

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files, fileURLToPath(import.meta.url)]) {
    if (isSource(file))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Writes .br and .gz beside the files that gain by it, once, at the best quality that takes no minute. */
function precompress(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json)$/.test(file) || statSync(file).size < 1024) continue
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: content.length < 1e6 ? 11 : 5 }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Runs one tool to its end, quietly unless it fails. */
function run([program, ...args], sentence, environment = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\n`)
  stop(sentence)
}
