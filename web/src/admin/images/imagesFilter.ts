import { longestSearch } from '../liste/filtres/listFilter.ts'

/** What the address says of the library. */
export interface ImagesFilter {
  q: string
  emploi: 'utilisees' | 'inutilisees' | null
  genre: 'images' | 'documents' | null
  /** Name of an account; empty for all. */
  par: string
  /** Global id of the picture whose card is open; null where none is. */
  image: string | null
}

const kinds = { images: 'IMAGE', documents: 'DOCUMENT' } as const

/** Reads `?q=`, `?emploi=`, `?genre=`, `?par=` and `?image=`; what makes no sense counts as absent. */
export function imagesFilterOf(search: URLSearchParams): ImagesFilter {
  const emploi = search.get('emploi')
  const genre = search.get('genre')
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    emploi: emploi === 'utilisees' || emploi === 'inutilisees' ? emploi : null,
    genre: genre === 'images' || genre === 'documents' ? genre : null,
    par: search.get('par') ?? '',
    image: search.get('image'),
  }
}

/** The same as arguments of the library. */
export function imagesArguments({ q, emploi, genre, par }: ImagesFilter) {
  return {
    search: q || null,
    kind: genre && kinds[genre],
    used: emploi === null ? null : emploi === 'utilisees',
    addedBy: par || null,
  }
}
