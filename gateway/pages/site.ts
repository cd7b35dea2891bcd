import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, validate, type DocumentNode } from 'graphql'
import sirv from 'sirv'
import { root } from '../../db/root.ts'
import { StartError } from '../../db/startError.ts'
import { schema } from '../../schema/schema.ts'
import type * as entryServer from '../../web/src/entry-server.tsx'

export type { PageRequest, SharedPage, SubmittedForm } from '../../web/src/entry-server.tsx'

/** What the built server entry offers: its own types, so that the compiler holds both sides to each other. */
export type SiteEntry = typeof entryServer

/** The web client: how a page is rendered, and who serves its files. */
export interface Site {
  render(request: Omit<entryServer.PageRequest, 'templates'>): Promise<entryServer.PageResponse>
  entry(): Promise<SiteEntry>
  /** Serves scripts, styles, fonts and drawings; calls `next` for everything else. */
  files(req: IncomingMessage, res: ServerResponse, next: () => void): void
  development: boolean
}

const dist = join(root, 'web', 'dist')

/** Loads what `npm run build` made. Throws a StartError where it is missing. */
export async function loadSite(): Promise<Site> {
  const entry = join(dist, 'server', 'entry-server.js')
  const [site, admin] = [join(dist, 'client', 'index.html'), join(dist, 'client', 'admin.html')]
  if (![entry, site, admin].every((file) => existsSync(file))) {
    throw new StartError('Le site n’est pas construit\u00a0: lancez «\u00a0npm run build\u00a0».')
  }
  const built: SiteEntry = await import(pathToFileURL(entry).href)
  const templates = { site: readFileSync(site, 'utf8'), admin: readFileSync(admin, 'utf8') }
  // Their names hold a hash of what is in them; compressed copies lie beside them.
  const assets = [join(dist, 'client'), ...previousBuilds()].map((folder) =>
    sirv(folder, { immutable: true, maxAge: 31_536_000, brotli: true, gzip: true, extensions: [] }),
  )
  return {
    render: (request) => built.render({ ...request, templates }),
    entry: () => Promise.resolve(built),
    // The templates beside them are no pages.
    files: (req, res, next) => (req.url?.startsWith('/assets/') ? first(assets, req, res, next) : next()),
    development: false,
  }
}

type Server = ReturnType<typeof sirv>

/** Asks one server of files after the other. */
function first(
  [server, ...others]: Server[],
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
): void {
  if (server) server(req, res, () => first(others, req, res, next))
  else next()
}

/** What pages of the last builds still ask for, the newest first: see keepBuilds.mjs. */
function previousBuilds(): string[] {
  return ['1', '2'].map((n) => join(dist, 'previous', n)).filter((folder) => existsSync(folder))
}

/** web's operations by their ids, as relay-compiler wrote them; those of the last builds that still fit the schema. */
export function persistedOperations(): ReadonlyMap<string, DocumentNode> {
  const present = operationsIn(join(root, 'web', 'persisted-operations.json'))
  const previous = previousBuilds()
    .flatMap((folder) => operationsIn(join(folder, 'operations.json')))
    .filter(([, document]) => validate(schema, document).length === 0)
  return new Map([...previous, ...present])
}

function operationsIn(file: string): [id: string, document: DocumentNode][] {
  const operations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(operations).map(([id, text]) => [id, parse(text)])
}
