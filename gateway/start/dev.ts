import './umask.ts'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createServer } from 'vite'
import { run } from './run.ts'
import { persistedOperations, type Site, type SiteEntry } from '../pages/site.ts'

/*
 * `npm run dev`: node --watch restarts this program when anything of gateway, schema or db changes. Each start prints
 * schema.graphql anew; Vite serves the client with hot reload, and a change of a page's query runs relay-compiler.
 */

const root = join(import.meta.dirname, '..', '..')
const web = join(root, 'web')
const tool = promisify(execFile)

async function generate(): Promise<void> {
  await tool(process.execPath, ['--import', 'tsx', 'schema/print.ts'], { cwd: root })
  await compileQueries()
}

/** What is wrong with a query is said here, and the page keeps the artifacts it had. */
async function compileQueries(): Promise<void> {
  const compiler = join(root, 'node_modules', '.bin', 'relay-compiler')
  await tool(compiler, [join(web, 'relay.config.json')], { cwd: root }).catch(({ stdout, stderr }) => {
    console.error(`${stdout}${stderr}`)
  })
}

async function devSite(): Promise<Site> {
  await generate()
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    // Bundled, the settings would pass through a temporary file, which node --watch takes for a change.
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true },
  })
  vite.watcher.on('change', (file) => {
    if (
      /\.tsx?$/.test(file) &&
      !file.includes('__generated__') &&
      readFileSync(file, 'utf8').includes('graphql`')
    ) {
      void compileQueries()
    }
  })
  async function entry(): Promise<SiteEntry> {
    const {
      render,
      canonicalAddress,
      isAdminAddress,
      discover,
      findFace,
      versionOf,
      accentStyles,
      shareCard,
      iconCard,
      publicPageOf,
    }: Partial<SiteEntry> = await vite.ssrLoadModule('/src/entry-server.tsx')
    const addresses = canonicalAddress &&
      isAdminAddress &&
      publicPageOf && { canonicalAddress, isAdminAddress, publicPageOf }
    const faces = findFace &&
      versionOf &&
      accentStyles &&
      iconCard && { findFace, versionOf, accentStyles, iconCard }
    if (!render || !discover || !shareCard || !addresses || !faces)
      throw new Error('entry-server.tsx does not export all of a SiteEntry.')
    return { render, discover, shareCard, ...addresses, ...faces }
  }

  return {
    async render(request) {
      const transformed = (name: string) =>
        vite.transformIndexHtml(request.url, readFileSync(join(web, name), 'utf8'))
      const templates = { site: await transformed('index.html'), admin: await transformed('admin.html') }
      const { render } = await entry()
      return render({ ...request, templates })
    },
    entry,
    files: (req, res, next) => vite.middlewares(req, res, next),
    operations: persistedOperations(),
    parts: () => new Map(),
    api: join(web, 'dist', 'dev', 'api'),
    build: null,
  }
}

run(devSite, { alone: true })
