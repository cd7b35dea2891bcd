import type { Droit } from '../__generated__/AdminLayout_query.graphql.ts'

/** What a page is called; one that `menu` does not name is reached from My account. */
export interface AdminPage {
  menu: string | null
  titre: string
  /** Right without which there is nothing on it. */
  droit?: Droit
}

/** The routes that show the admin menu, and ask for a session. */
export const pages = {
  '/admin/dashboard': { menu: 'Accueil', titre: 'Accueil' },
  '/admin/pages/createntreprise': { menu: 'Entreprise', titre: 'Entreprise' },
  '/admin/pages/presentation': { menu: 'Presentation', titre: 'Présentation' },
  '/admin/pages/createquipe': { menu: 'Equipes', titre: 'Équipe' },
  '/admin/pages/createprojet': { menu: 'Projets', titre: 'Projets' },
  '/admin/pages/createservice': { menu: 'Services', titre: 'Services' },
  '/admin/pages/createcategory': { menu: 'Categories', titre: 'Catégories' },
  '/admin/pages/createfaq': { menu: 'Faqs', titre: 'FAQ' },
  '/admin/pages/createpartenaire': { menu: 'Partenaires', titre: 'Partenaires' },
  '/admin/pages/testimonial': { menu: 'Testimonials', titre: 'Témoignages' },
  '/admin/site': { menu: 'Site', titre: 'Site' },
  '/admin/images': { menu: 'Images', titre: 'Images' },
  '/admin/journal': { menu: 'Journal', titre: 'Journal' },
  '/admin/webhooks': { menu: null, titre: 'Webhooks', droit: 'WEBHOOKS' },
} as const satisfies Record<string, AdminPage>

export type ContentPath = keyof typeof pages
/** Those that list what staff write. */
export type ListPath = Exclude<
  ContentPath,
  typeof dashboard | typeof images | typeof journal | typeof webhooks
>

export const dashboard = '/admin/dashboard' satisfies ContentPath
export const images = '/admin/images' satisfies ContentPath
export const journal = '/admin/journal' satisfies ContentPath
export const webhooks = '/admin/webhooks' satisfies ContentPath
export const login = '/admin/login'
export const inscrire = '/admin/inscrire'

export interface AdminPath {
  path: string
  needsSession: boolean
}

/** The path of an admin page as it should be written, whatever its letter case or trailing slash. */
export function adminPath(pathname: string): AdminPath | null {
  const sought = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  if (Object.hasOwn(pages, sought)) return { path: sought, needsSession: true }
  const bare = [login, inscrire].find((path) => path === sought)
  return bare ? { path: bare, needsSession: false } : null
}

/** Whether a root-relative address is of an admin page; one of none is not found, whoever asks. */
export function isAdminAddress(address: string): boolean {
  return adminPath(new URL(`http://site${address}`).pathname) !== null
}

/** The page to sign in at, which leads back to this one. */
export function loginAddress(url: URL): string {
  return `${login}?${new URLSearchParams({ next: url.pathname + url.search })}`
}

/** The page that `next=` leads to: an admin page of this site and nothing else. */
export function nextAddress(search: URLSearchParams, origin: string): string {
  const wanted = search.get('next') ?? ''
  const next = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null
  const known = next?.origin === origin ? adminPath(next.pathname) : null
  return next && known?.needsSession ? known.path + next.search + next.hash : dashboard
}

export function isListPath(path: string): path is ListPath {
  return Object.hasOwn(pages, path) && ![dashboard, images, journal, webhooks].some((one) => one === path)
}
