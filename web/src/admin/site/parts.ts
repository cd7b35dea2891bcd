import type { ListPath } from '../paths.ts'

/** A part of a page that is no list of content; `?partie=` names it. */
export interface PagePart {
  partie: SitePartName
  nom: string
}

export type SitePartName = 'textes' | 'adresses' | 'accessibilite' | 'pages'

const siteParts: readonly PagePart[] = [
  { partie: 'textes', nom: 'Textes' },
  { partie: 'adresses', nom: 'Adresses' },
  { partie: 'accessibilite', nom: 'Accessibilité' },
  { partie: 'pages', nom: 'Pages et menu' },
]

/** Parts of a page beside its lists. */
export function partsOf(page: ListPath): readonly PagePart[] {
  return page === '/admin/site' ? siteParts : []
}

/** The part that the address names, on this page. */
export function partIn(page: ListPath, search: URLSearchParams): PagePart | undefined {
  return partsOf(page).find(({ partie }) => partie === search.get('partie'))
}
