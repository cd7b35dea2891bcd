import { search as rules } from '../../../../../schema/inputRules.json'

/** Which items a list shows. */
export const stateFilters = ['tous', 'publies', 'hors-ligne', 'brouillons', 'corbeille'] as const
export type StateFilter = (typeof stateFilters)[number]

/** What people call them. */
export const stateLabels: Record<StateFilter, string> = {
  tous: 'Tous',
  publies: 'Publiés',
  'hors-ligne': 'Hors ligne',
  brouillons: 'Brouillons',
  corbeille: 'Corbeille',
}

/** Orders by their name in the address. */
const orders = { ordre: 'SITE', recents: 'NEWEST', anciens: 'OLDEST', nom: 'LABEL' } as const
export type Sort = keyof typeof orders

/** What the address says of a list. */
export interface ListFilter {
  etat: StateFilter
  q: string
  tri: Sort
}

/** Longer ones the server refuses. */
export const { maxLength: longestSearch } = rules

/** Reads `?q=`, `?etat=` and `?tri=`; what makes no sense counts as absent. */
export function listFilterOf(search: URLSearchParams, triUsuel: Sort): ListFilter {
  const tri = search.get('tri')
  return {
    etat: stateFilters.find((etat) => etat === search.get('etat')) ?? 'tous',
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    tri: tri !== null && isSort(tri) ? tri : triUsuel,
  }
}

export function isSort(value: string): value is Sort {
  return Object.hasOwn(orders, value)
}

/** Whether what was deleted last comes first: in the trash, unless one asks for another order. */
export function isByDeletion({ etat, tri }: Pick<ListFilter, 'etat' | 'tri'>, triUsuel: Sort): boolean {
  return etat === 'corbeille' && tri === triUsuel
}

/** The same as arguments of a list. */
export function argumentsOf(filter: ListFilter, triUsuel: Sort) {
  const { etat, q, tri } = filter
  return {
    search: q || null,
    status: etat === 'publies' ? true : etat === 'hors-ligne' ? false : null,
    trashed: etat === 'corbeille',
    drafted: etat === 'brouillons' ? true : null,
    order: isByDeletion(filter, triUsuel) ? ('CHANGED' as const) : orders[tri],
  }
}

interface WithState {
  status: boolean
  softdelete: boolean
  draft?: unknown
}

/** The list that shows an item by what it is itself. */
export function stateOf({ status, softdelete }: WithState): Exclude<StateFilter, 'tous' | 'brouillons'> {
  if (softdelete) return 'corbeille'
  return status ? 'publies' : 'hors-ligne'
}

/** Whether a list in this state shows an item. */
export function isShownBy(etat: StateFilter, item: WithState): boolean {
  if (etat === 'tous') return !item.softdelete
  if (etat === 'brouillons') return !item.softdelete && Boolean(item.draft)
  return etat === stateOf(item)
}

/** What an address loses when the editor of its list closes. */
export const editorShut = { creer: null, modifier: null, champ: null, versions: null }

/** The address of this page with some parameters changed; null takes one away. */
export function hrefWith(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : location.pathname
}
