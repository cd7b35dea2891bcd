import { search as rules } from '../../../../../schema/inputRules.json'

/** Which items a list shows. */
export const etats = ['tous', 'publies', 'hors-ligne', 'brouillons', 'corbeille'] as const
export type Etat = (typeof etats)[number]

/** What people call them. */
export const nomsDesEtats: Record<Etat, string> = {
  tous: 'Tous',
  publies: 'Publiés',
  'hors-ligne': 'Hors ligne',
  brouillons: 'Brouillons',
  corbeille: 'Corbeille',
}

/** In which order. */
const ordres = { ordre: 'SITE', recents: 'NEWEST', anciens: 'OLDEST', nom: 'LABEL' } as const
export type Tri = keyof typeof ordres

/** What the address says of a list. */
export interface Filtre {
  etat: Etat
  q: string
  tri: Tri
}

/** Longer ones the server refuses. */
export const { maxLength: longestSearch } = rules

/** Reads `?q=`, `?etat=` and `?tri=`; what makes no sense counts as absent. */
export function filtreOf(search: URLSearchParams, triUsuel: Tri): Filtre {
  const tri = search.get('tri')
  return {
    etat: etats.find((etat) => etat === search.get('etat')) ?? 'tous',
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    tri: tri !== null && isTri(tri) ? tri : triUsuel,
  }
}

export function isTri(value: string): value is Tri {
  return Object.hasOwn(ordres, value)
}

/** Whether what was deleted last comes first: in the trash, unless one asks for another order. */
export function isByDeletion({ etat, tri }: Pick<Filtre, 'etat' | 'tri'>, triUsuel: Tri): boolean {
  return etat === 'corbeille' && tri === triUsuel
}

/** The same as arguments of a list. */
export function argumentsOf(filtre: Filtre, triUsuel: Tri) {
  const { etat, q, tri } = filtre
  return {
    search: q || null,
    status: etat === 'publies' ? true : etat === 'hors-ligne' ? false : null,
    trashed: etat === 'corbeille',
    drafted: etat === 'brouillons' ? true : null,
    order: isByDeletion(filtre, triUsuel) ? ('CHANGED' as const) : ordres[tri],
  }
}

interface Situe {
  status: boolean
  softdelete: boolean
  draft?: unknown
}

/** The list that shows an item by what it is itself. */
export function etatDe({ status, softdelete }: Situe): Exclude<Etat, 'tous' | 'brouillons'> {
  if (softdelete) return 'corbeille'
  return status ? 'publies' : 'hors-ligne'
}

/** Whether a list in this state shows an item. */
export function convient(etat: Etat, item: Situe): boolean {
  if (etat === 'tous') return !item.softdelete
  if (etat === 'brouillons') return !item.softdelete && Boolean(item.draft)
  return etat === etatDe(item)
}

/** The address of this page with some parameters changed; null takes one away. */
export function adresseAvec(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : location.pathname
}
