import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { StartError } from '../../db/startError.ts'

/** Where vite.config.ts beside this builds them to. */
const built = join(import.meta.dirname, '..', '..', 'web', 'dist', 'api')
const name = /^\/api(\/(?:docs|client\.js|assets\/[\w.-]+))(?:\?.*)?$/

/** Serves the page that shows the API and the client to call it with; answers false for any other path. */
export function createIntegratorFiles() {
  if (!existsSync(built))
    throw new StartError('L’API n’est pas construite\u00a0: lancez «\u00a0npm run build\u00a0».')
  const serve = sirv(built, { brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders })

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const whole = req.url
    const [, file] = name.exec(whole ?? '') ?? []
    if (file === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    let found = true
    req.url = file
    serve(req, res, () => void (found = false))
    req.url = whole
    return found
  }
}

function setHeaders(res: ServerResponse, file: string): void {
  const hashed = file.startsWith('/assets/')
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'private, no-store')
  // Any page may load the client as a module.
  if (file === '/client.js') res.setHeader('access-control-allow-origin', '*')
}
