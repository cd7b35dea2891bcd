import { lazy, type ComponentType } from 'react'
import type { ListPath } from '../paths.ts'

/** A part of a page that is no list of content; `?partie=` names it. */
export interface PagePart {
  partie: string
  nom: string
  Part: ComponentType
}

const siteParts: readonly PagePart[] = [
  { partie: 'textes', nom: 'Textes', Part: lazy(() => import('./textes/Textes.tsx')) },
  { partie: 'adresses', nom: 'Adresses', Part: lazy(() => import('./adresses/Adresses.tsx')) },
  {
    partie: 'accessibilite',
    nom: 'Accessibilité',
    Part: lazy(() => import('./accessibilite/Accessibilite.tsx')),
  },
  { partie: 'pages', nom: 'Pages et menu', Part: lazy(() => import('./ordre/PagesEtMenu.tsx')) },
]

/** Parts of a page beside its lists. */
export function partsOf(page: ListPath): readonly PagePart[] {
  return page === '/admin/site' ? siteParts : []
}

/** The part that the address names, on this page. */
export function partIn(page: ListPath, search: URLSearchParams): PagePart | undefined {
  return partsOf(page).find(({ partie }) => partie === search.get('partie'))
}
