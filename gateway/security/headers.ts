import type { ServerResponse } from 'node:http'

/** What is the same for everybody: caches may hand it on for ten seconds, and for thirty more while they ask again. */
export const publicCache = 'public, s-maxage=10, stale-while-revalidate=30'
/** Of a redirect: browsers ask again each time, as its owner may correct it. */
export const movedCache = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
/** What is somebody's own, or holds for this moment alone. */
export const privateCache = 'private, no-store'

const csp = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Vite's client injects scripts and styles and talks over a web socket; in development only. */
const developmentCsp = {
  ...csp,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
}

/** GraphiQL's editor writes style sheets while it runs. */
const graphiqlCsp = { ...csp, 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" }

function policy(directives: typeof csp): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

const graphiqlPolicy = policy(graphiqlCsp)

/** What pages may load; pictures also from `assetsUrl`, unless it is empty. */
export function pagePolicy({ development, assetsUrl }: { development: boolean; assetsUrl: string }): string {
  const directives = development ? developmentCsp : csp
  const pictures = [directives['img-src'], assetsUrl].join(' ').trim()
  return policy({ ...directives, 'img-src': pictures })
}

interface Setting {
  /** See `pagePolicy`. */
  policy: string
  /** Whether PUBLIC_URL is https: then no browser may come by http again. */
  https: boolean
}

/** What no page here needs. */
const unneeded = ['camera', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The back office alone asks where somebody is, for the position of a projet. */
const permissions = (geolocation: '(self)' | '()') =>
  [...unneeded.map((name) => `${name}=()`), `geolocation=${geolocation}`].join(', ')
const allowed = { backOffice: permissions('(self)'), elsewhere: permissions('()') }

/** The headers that every answer carries. Pages hold no inline script that runs, so they can be cached whole. */
export function setSecurityHeaders(res: ServerResponse, path: string, { policy, https }: Setting): void {
  res.setHeader('content-security-policy', policy)
  res.setHeader('x-content-type-options', 'nosniff')
  res.setHeader('x-frame-options', 'DENY')
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  res.setHeader('permissions-policy', path.startsWith('/admin/') ? allowed.backOffice : allowed.elsewhere)
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  if (https) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** Adds a request header to Vary, in one line: nginx before 1.23 reads no second one. */
export function addVary(res: ServerResponse, header: string): void {
  const others = res.getHeader('vary')
  res.setHeader('vary', others === undefined ? header : `${String(others)}, ${header}`)
}

export function setGraphiqlHeaders(res: ServerResponse): void {
  res.setHeader('content-security-policy', graphiqlPolicy)
}

/**
 * Uploads come from outside: whatever they hold, it runs nothing. A picture that visitors see never changes under its address,
 * so browsers may keep it; caches that hand it on to others ask again, since it may be withdrawn. One that they do not see is
 * for staff, and nobody keeps it.
 */
export function setUploadHeaders(res: ServerResponse, isVisible: boolean): void {
  res.setHeader('content-security-policy', "sandbox; default-src 'none'")
  const visible = 'public, max-age=31536000, s-maxage=30, immutable'
  res.setHeader('cache-control', isVisible ? visible : privateCache)
}

/** Documents that visitors send, and what they have written as a file: for administrators to save, never to open here or to keep in a cache. */
export function setDocumentHeaders(res: ServerResponse): void {
  res.setHeader('content-security-policy', "sandbox; default-src 'none'")
  res.setHeader('cache-control', privateCache)
  res.setHeader('cross-origin-resource-policy', 'same-origin')
}
