/** Items a page. */
export const perPage = 15

/** Pages shown on each side of the current one where there are too many to show all. */
const onEachSide = 3

interface Link {
  url: string | null
  label: string
  active: boolean
}

/** Laravel's LengthAwarePaginator as JSON. Clients read it key for key: nothing may be added. */
export interface Page<Item> {
  current_page: number
  data: Item[]
  first_page_url: string
  from: number | null
  last_page: number
  last_page_url: string
  links: Link[]
  next_page_url: string | null
  path: string
  per_page: number
  prev_page_url: string | null
  to: number | null
  total: number
}

/** The page with this number, which may lie past the end. `path` is its absolute URL without a query. */
export function paginate<Item>(data: Item[], total: number, current: number, path: string): Page<Item> {
  const last = Math.max(1, Math.ceil(total / perPage))
  const url = (page: number) => `${path}?page=${page}`
  const from = data.length === 0 ? null : (current - 1) * perPage + 1
  const next = current < last ? url(current + 1) : null
  const previous = current > 1 ? url(current - 1) : null
  return {
    current_page: current,
    data,
    first_page_url: url(1),
    from,
    last_page: last,
    last_page_url: url(last),
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...numbered(current, last).map((page) =>
        page === null
          ? { url: null, label: '...', active: false }
          : { url: url(page), label: String(page), active: page === current },
      ),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: perPage,
    prev_page_url: previous,
    to: from === null ? null : from + data.length - 1,
    total,
  }
}

/** The pages to link to; null is a gap. (Laravel's UrlWindow.) */
function numbered(current: number, last: number): (number | null)[] {
  if (last < onEachSide * 2 + 8) return range(1, last)
  const edge = onEachSide + 4
  if (current <= edge) return [...range(1, edge + onEachSide), null, ...range(last - 1, last)]
  if (current > last - edge) return [1, 2, null, ...range(last - edge - onEachSide + 1, last)]
  return [1, 2, null, ...range(current - onEachSide, current + onEachSide), null, ...range(last - 1, last)]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

/** The page that a query asks for, read as PHP reads an integer: anything else means the first page. */
export function pageOf(query: URLSearchParams): number {
  // The last `page` counts, and `page[]` makes it an array, as in PHP.
  const [name, value = ''] = [...query].findLast(([key]) => key === 'page' || key.startsWith('page[')) ?? []
  const digits = /^[ \t\n\r\v\0]*\+?([1-9]\d*)[ \t\n\r\v\0]*$/.exec(value)?.[1]
  const page = name === 'page' && digits ? Number(digits) : 1
  return Number.isSafeInteger(page) ? page : 1
}
