import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { StartError } from '../../db/connection/startError.ts'
import { privateCache, setGraphiqlHeaders } from '../security/headers.ts'

const name = /^\/api(\/(?:docs|client\.js|assets\/[\w.-]+))(?:\?.*)?$/

/**
 * Serves the pages that show the APIs and the client to call one with, as vite.config.ts beside this has built them;
 * answers false for any other request.
 */
export function createIntegratorFiles(built: string) {
  if (!existsSync(built))
    throw new StartError('L’API n’est pas construite\u00a0: lancez «\u00a0npm run build\u00a0».')
  const serve = sirv(built, { brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders })

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const whole = req.url
    const file = asksForGraphiql(req) ? '/graphiql.html' : name.exec(whole ?? '')?.[1]
    if (file === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    let found = true
    req.url = file
    serve(req, res, () => void (found = false))
    req.url = whole
    return found
  }
}

/** A browser that opens /graphql as a page, and asks nothing. */
function asksForGraphiql(req: IncomingMessage): boolean {
  return req.url === '/graphql' && asksForPage(req)
}

/** Whether a browser opens a page, or a program asks for what it can read. */
export function asksForPage({ headers: { accept } }: IncomingMessage): boolean {
  return accept?.includes('text/html') ?? false
}

function setHeaders(res: ServerResponse, file: string): void {
  if (file === '/graphiql.html') setGraphiqlHeaders(res)
  const hashed = file.startsWith('/assets/')
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : privateCache)
  // Any page may load the client as a module.
  if (file === '/client.js') res.setHeader('access-control-allow-origin', '*')
}
