/** The ten routes that show the admin menu, and ask for a session. */
export const contentPaths = [
  '/admin/dashboard',
  '/admin/pages/createntreprise',
  '/admin/pages/presentation',
  '/admin/pages/createquipe',
  '/admin/pages/createprojet',
  '/admin/pages/createservice',
  '/admin/pages/createcategory',
  '/admin/pages/createfaq',
  '/admin/pages/createpartenaire',
  '/admin/pages/testimonial',
] as const

export type ContentPath = (typeof contentPaths)[number]

export const dashboard = '/admin/dashboard' satisfies ContentPath
export const login = '/admin/login'
export const inscrire = '/admin/inscrire'

export interface AdminPath {
  path: string
  needsSession: boolean
}

/** The path of an admin page as it should be written, whatever its letter case or trailing slash. */
export function adminPath(pathname: string): AdminPath | null {
  const sought = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  const content = contentPaths.find((path) => path === sought)
  if (content) return { path: content, needsSession: true }
  const bare = [login, inscrire].find((path) => path === sought)
  return bare ? { path: bare, needsSession: false } : null
}

/** Where to sign in, and come back from. */
export function loginAddress(url: URL): string {
  return `${login}?${new URLSearchParams({ next: url.pathname + url.search })}`
}

/** Where `next=` leads: an admin page of this site and nowhere else. */
export function nextAddress(search: URLSearchParams, origin: string): string {
  const next = URL.parse(search.get('next') ?? '', origin)
  const known = next?.origin === origin ? adminPath(next.pathname) : null
  return next && known?.needsSession ? known.path + next.search + next.hash : dashboard
}
