// Plain JavaScript without a dependency, like prepare.mjs: `node gateway/deploy/pack.mjs FOLDER`, after `npm run build`.
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { builds } from '../start/builds.mjs'
import { buildProgram, root, stop } from '../start/prepare.mjs'

/*
 * Copies what a server runs of, and nothing else: the program (`program/main.js`, `backup.js`…), the newest build of the
 * site, the pictures of the demo, and of the packages those that the program loads, with theirs.
 */

const [folder] = process.argv.slice(2)
const [site] = builds(join(root, 'web', 'dist'))
if (!folder || !site)
  stop('Il faut un dossier et un site construit\u00a0: «\u00a0npm run build\u00a0» d’abord.')

const paths = [
  'package.json',
  // The program knows the folder of the product by this file.
  'package-lock.json',
  'web/dist/builds.json',
  join('web/dist/builds', basename(site.folder)),
  'db/demo/pictures/manifest.json',
  'db/demo/pictures/files',
  ...packages(),
]
for (const path of paths) copy(join(root, path), path)
copy(buildProgram(), 'program')

function copy(from, to) {
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  cpSync(from, join(folder, to), { recursive: true, filter: runs })
}

/** Whether a file is needed to run: maps, types, sources and marks of processes are not. */
function runs(file) {
  return !/\.(?:map|md|[cm]?ts|o|a|c|cc|h|tar\.gz)$|\/(?:obj\.target|used-by)$/.test(file)
}

/** The folders of the packages that the program loads, and of those that they need, as npm has installed them. */
function packages() {
  const installed = JSON.parse(
    readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
  ).packages
  const needed = new Set()
  const need = (name, from) => {
    const path = nearest(name, from, installed)
    if (!path || needed.has(path)) return
    needed.add(path)
    const { dependencies, optionalDependencies } = installed[path]
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) need(each, path)
  }
  const external = new URL('../start/external.json', import.meta.url)
  for (const name of JSON.parse(readFileSync(external, 'utf8'))) need(name, '')
  return needed
}

/** The package of this name that one which lies at `from` finds, if it is installed: optional ones need not be. */
function nearest(name, from, installed) {
  const path = join(from, 'node_modules', name)
  if (installed[path]) return path
  return from === ''
    ? undefined
    : nearest(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), installed)
}
