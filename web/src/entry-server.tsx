import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { registrationsAttribute } from './admin/inscrire/registrations.ts'
import { type AdminPath, adminPath, dashboard, login, loginAddress, nextAddress } from './admin/paths.ts'
import { documentWith, pageAssets } from './document.ts'
import { createServerEnvironment } from './relay/environment.ts'
import { createServerFetch, isOutage, type ServerExecute } from './relay/network.ts'
import { referenceOf } from './relay/reference.ts'
import { snapshotBlock } from './relay/snapshot.ts'
import { matchRoute } from './router/match.ts'
import {
  type Preview,
  type ServerResponse,
  ServerResponseContext,
  type SharedPage,
} from './router/response.ts'
import type { Params, Route } from './router/route.ts'
import type { SubmittedForm } from './router/submitted.ts'
import { listes, notFoundRoute, routes } from './routes.tsx'
import { PanneEntiere } from './ui/Panne.tsx'

// A page that was not built stops the start, not its first visitor.
for (const { module } of [...routes, notFoundRoute]) pageAssets(module)

export { isAdminAddress } from './admin/paths.ts'
export { accentStyles } from './discovery/accent.ts'
export { discover, findFace } from './discovery/discover.ts'
export { iconCard } from './discovery/icon.tsx'
export { shareCard } from './discovery/shareCard.tsx'
export { versionOf } from './ui/face.ts'
export { publicPageOf } from './site/apercu/publicPage.ts'
export type { SharedPage, SubmittedForm }

export interface PageRequest {
  /** Path and query, root-relative. */
  url: string
  /** Runs one of the persisted operations in this process, as a visitor. */
  execute: ServerExecute
  /** What the account of the caller's session may do; null without one: asked for admin pages only. */
  rights(): Promise<readonly string[] | null>
  /** index.html and admin.html, as built or as Vite transformed them. */
  templates: { site: string; admin: string }
  /** PUBLIC_URL without trailing slash. */
  origin: string
  /** What this page was sent, where it is to be shown again. */
  form?: SubmittedForm | undefined
  /** The name of the request, by which the log is searched for it. */
  id?: string | undefined
  /** What is not published yet, where the page shows that. No script takes such a page over. */
  preview?: Preview
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  html: string
  /** What a picture of the page shows; a page that is not for sharing has none. */
  shared?: SharedPage | undefined
  /** Why the page failed, for the log; the visitor is told nothing of it. */
  error?: unknown
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const cached = 'public, s-maxage=10, stale-while-revalidate=30'
/** Browsers ask for a redirect each time, as its owner may correct it. */
const moved = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
const privateCache = 'private, no-store'

/** The address of a page as far as the page reads it. One that leads elsewhere, or to nothing, stays as it is. */
export function canonicalAddress(address: string): string {
  const at = address.indexOf('?')
  const path = address.slice(0, Math.max(at, 0))
  const match = matchRoute(routes, path)
  if (match?.path !== path || mayLeadToLowerCase(path, match.params)) return address
  const given = new URLSearchParams(address.slice(at))
  const read = new URLSearchParams()
  for (const name of match.route.reads ?? [])
    for (const value of given.getAll(name).slice(0, 1)) read.set(name, value)
  return read.size > 0 ? `${path}?${read}` : path
}

/** Renders one page whole: nothing arrives hidden, and no script is needed to read it. */
export async function render(request: PageRequest): Promise<PageResponse> {
  const url = new URL(request.origin + request.url)
  const admin = adminPath(url.pathname)
  if (/^\/admin\/?$/i.test(url.pathname)) return privately(302, dashboard)
  if (/^\/index\.html?$/i.test(url.pathname)) return movedTo(`/${url.search}`)
  const match = matchRoute(routes, url.pathname)
  if (match && match.path !== url.pathname) return movedTo(match.path + url.search)
  const liste = listes[url.pathname.toLowerCase().replace(/\/$/, '')]
  if (liste) return movedTo(liste)
  try {
    if (admin) return await renderAdmin(request, url, admin)
    if (!match) return await renderRoute(request, url, notFoundRoute, {})
    const response = await renderRoute(request, url, match.route, match.params)
    if (response.status !== 404) return response
    return (await renderLowerCase(request, url)) ?? response
  } catch (error) {
    return { ...(await renderFailure(request, isOutage(error) ? 503 : 500)), error }
  }
}

/** The back office is rendered in the browser: the server decides who gets that far. */
async function renderAdmin(
  request: PageRequest,
  url: URL,
  { path, needsSession }: AdminPath,
): Promise<PageResponse> {
  if (path !== url.pathname) return privately(301, path + url.search)
  const rights = await request.rights()
  if (needsSession && !rights) return privately(302, loginAddress(url))
  const isSignIn = path === login && !['nouveau', 'reinitialiser'].some((name) => url.searchParams.has(name))
  if (isSignIn && rights) return privately(302, nextAddress(url.searchParams, url.origin))
  const registrations = needsSession ? '' : await registrationsAttribute(request.execute)
  const told = `${registrations}data-peut="${rights?.join(' ') ?? ''}"`
  return {
    status: 200,
    headers: { ...html, 'cache-control': privateCache },
    html: request.templates.admin.replace('<html ', `<html ${told} `),
  }
}

/** The page that needs no data, for when there is none to be had; what was sent stands in it. */
async function renderFailure({ templates, form, id }: PageRequest, status: 500 | 503): Promise<PageResponse> {
  const body = await renderWhole(
    <div id="app">
      <title>{`Erreur ${status}`}</title>
      <meta name="robots" content="noindex" />
      <PanneEntiere status={status} saisie={form?.input} reference={id && referenceOf(id)} />
    </div>,
    'failure',
  )
  const page = documentWith(templates.site, { body, head: pageAssets(null).styles, data: '' })
  return { status, headers: { ...html, 'cache-control': privateCache }, html: page }
}

function movedTo(location: string): PageResponse {
  return { status: 301, headers: { ...html, location: location, 'cache-control': moved }, html: '' }
}

function privately(status: number, location: string): PageResponse {
  return { status, headers: { ...html, location: location, 'cache-control': privateCache }, html: '' }
}

/** Whether it is of one item, by a slug that none has as it stands. */
function mayLeadToLowerCase(path: string, params: Params): boolean {
  return Object.keys(params).length > 0 && path !== path.toLowerCase()
}

/** Slugs are lower case: an address that differs only by its case leads to the exact one. */
async function renderLowerCase(request: PageRequest, url: URL): Promise<PageResponse | null> {
  const end = url.pathname.lastIndexOf('/') + 1
  const path = url.pathname.slice(0, end) + url.pathname.slice(end).toLowerCase()
  const match = path === url.pathname ? null : matchRoute(routes, path)
  if (!match) return null
  const response = await renderRoute(request, url, match.route, match.params)
  if (response.status === 200) return movedTo(path + url.search)
  return response.status === 301 ? response : null
}

async function renderRoute(
  request: PageRequest,
  url: URL,
  route: Route,
  params: Params,
): Promise<PageResponse> {
  const environment = createServerEnvironment(createServerFetch(request.execute))
  await route.load()
  const opened = await route.open(environment, params, url.searchParams)
  const { origin, form, preview } = request
  const isPrivate = form !== undefined || preview !== undefined
  const response: ServerResponse = { status: form?.status ?? 200, isPrivate, preview }
  const body = await renderWhole(
    <ServerResponseContext value={response}>
      <App
        first={{ ...opened, url }}
        routes={routes}
        environment={environment}
        origin={origin}
        submitted={form}
      />
    </ServerResponseContext>,
    route.module,
  )
  if (response.location) return movedTo(response.location)
  const records = environment.getStore().getSource().toJSON()
  const { styles, scripts } = pageAssets(route.module)
  // No script begins without data: it would ask for what visitors see.
  const data = preview ? '' : snapshotBlock({ origin, records, submitted: form, scripts })
  return {
    status: response.status,
    headers: { ...html, 'cache-control': response.isPrivate ? privateCache : cached },
    html: documentWith(request.templates.site, { body, head: styles, data, face: response.face }),
    shared: response.shared,
  }
}

/** What React writes where a part of the page is left to the browser. */
const leftOut = '<!--$!-->'
/** The pages that have had something to wait for. */
const waiting = new Set<string>()

/**
 * React’s way of making one text takes a third less, but waits for nothing. What it leaves out, or what fails, is made
 * the other way, which tells of failures.
 */
async function renderWhole(element: ReactNode, page: string): Promise<string> {
  if (waiting.has(page)) return renderWaiting(element)
  try {
    const text = renderToString(element)
    if (!text.includes(leftOut)) return text
    waiting.add(page)
  } catch {
    // Said by the other way, where it is no wait.
  }
  return renderWaiting(element)
}

function renderWaiting(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const stream = renderToPipeableStream(element, {
      // Over its own limit React would send finished parts hidden, with an inline script to show them.
      progressiveChunkSize: 1e9,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}
