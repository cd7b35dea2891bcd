import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, validate, type DocumentNode } from 'graphql'
import sirv from 'sirv'
import { z } from 'zod'
import type { Artifacts } from '../../db/files/releaseArtifacts.ts'
import { root } from '../../db/root.ts'
import { StartError } from '../../db/connection/startError.ts'
import { schema } from '../../schema/schema.ts'
import type * as entryServer from '../../web/src/entry-server.tsx'
import { builds, use } from '../start/builds.mjs'

export type { PageRequest, PageResponse, SharedPage, SubmittedForm } from '../../web/src/entry-server.tsx'

/** What the built server entry offers: its own types, so that the compiler holds both sides to each other. */
export type SiteEntry = typeof entryServer

/** The web client: how a page is rendered, and what serves its files. */
export interface Site {
  render(request: Omit<entryServer.PageRequest, 'templates'>): Promise<entryServer.PageResponse>
  entry(): Promise<SiteEntry>
  /** Serves scripts, styles, fonts and drawings; calls `next` for everything else. */
  files(req: IncomingMessage, res: ServerResponse, next: () => void): void
  /** web's operations by their ids. */
  operations: Pick<ReadonlyMap<string, DocumentNode>, 'get'>
  /** What pages of this build alone ask for, for servers of other releases. */
  parts(): Artifacts
  /** The folder of what integrators get. */
  api: string
  /** The folder of the build; null in development, where each part is made when it is asked for. */
  build: string | null
}

const web = join(root, 'web')

/** The pages of the site, wherever they are rendered. */
type Pages = Pick<Site, 'render' | 'entry' | 'operations'>

/**
 * Loads what `npm run build` made, and goes on with that, whatever is built meanwhile. Throws a StartError where it is
 * missing.
 */
export function loadSite(dist: string = join(web, 'dist')): Site {
  const [build, ...previous] = builds(dist).map(({ folder }) => folder)
  if (build === undefined)
    throw new StartError('Le site n’est pas construit\u00a0: lancez «\u00a0npm run build\u00a0».')
  for (const folder of [build, ...previous]) use(folder)
  // All of them are looked at when one is first asked for: a start would wait for that.
  let assets: Server[] | undefined
  const assetServers = () => (assets ??= [build, ...previous].map(assetsOf))
  return {
    build,
    ...builtPages(build, previous),
    // The templates beside them are no pages.
    files: (req, res, next) =>
      req.url?.startsWith('/assets/') ? first(assetServers(), req, res, next) : next(),
    parts: () => partsOf(build),
    api: join(build, 'api'),
  }
}

/** The pages of a build, and what those of earlier ones ask for. */
export function builtPages(build: string, previous: string[] = []): Pages {
  const template = (name: string) => readFileSync(join(build, 'client', name), 'utf8')
  const templates = { site: template('index.html'), admin: template('admin.html') }
  const entry = (): Promise<SiteEntry> => import(pathToFileURL(join(build, 'server', 'entry-server.js')).href)
  return {
    entry,
    render: async (request) => (await entry()).render({ ...request, templates }),
    operations: operationsOf(build, previous),
  }
}

/** The name under which servers find the operation of an id; null where it cannot be one. */
export function operationOf(id: string): string | null {
  return /^[0-9a-f]{64}$/.test(id) ? `operations/${id}` : null
}

/** The same for the path of a file. */
export function assetOf(path: string): string | null {
  return /^\/(assets\/[\w.-]+)$/.exec(path)?.[1] ?? null
}

function partsOf(build: string): Artifacts {
  const client = join(build, 'client')
  const parts = new Map<string, () => Buffer>()
  for (const file of readdirSync(join(client, 'assets'))) {
    const name = /\.(?:br|gz)$/.test(file) ? null : assetOf(`/assets/${file}`)
    if (name) parts.set(name, () => readFileSync(join(client, name)))
  }
  for (const [id, text] of textsIn(join(build, 'operations.json'))) {
    const name = operationOf(id)
    if (name) parts.set(name, () => Buffer.from(text))
  }
  return parts
}

type Server = ReturnType<typeof sirv>

/** Their names hold a hash of what is in them; compressed copies lie beside them. */
function assetsOf(build: string): Server {
  return sirv(join(build, 'client'), {
    immutable: true,
    maxAge: 31_536_000,
    brotli: true,
    gzip: true,
    extensions: [],
  })
}

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

/** web's operations by their ids, as relay-compiler wrote them. */
export function persistedOperations(): ReadonlyMap<string, DocumentNode> {
  return new Map(textsIn(join(web, 'persisted-operations.json')).map(([id, text]) => [id, parse(text)]))
}

/**
 * What pages of the present build ask for, and those of earlier ones as far as the schema has it still. Each is read when it
 * is first asked for: a start would wait for all of them.
 */
function operationsOf(present: string, previous: string[]): Site['operations'] {
  const [own = [], ...earlier] = [present, ...previous].map((build) =>
    textsIn(join(build, 'operations.json')),
  )
  const ownIds = new Set(own.map(([id]) => id))
  // The same id is the same text.
  const unread = new Map([...own, ...earlier.flat()])
  const documents = new Map<string, DocumentNode>()
  return {
    get(id) {
      const text = unread.get(id)
      if (text !== undefined) {
        unread.delete(id)
        const document = parse(text)
        if (ownIds.has(id) || validate(schema, document).length === 0) documents.set(id, document)
      }
      return documents.get(id)
    },
  }
}

function textsIn(file: string): [id: string, text: string][] {
  return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))))
}
