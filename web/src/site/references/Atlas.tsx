import { type FormEvent, useEffect, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { references } from '../../../../schema/texts/catalogue/references.ts'
import { useText } from '../../texts/texts.ts'
import { Planches } from '../projet/Planches.tsx'
import type { AtlasPaginationQuery } from '../../__generated__/AtlasPaginationQuery.graphql.ts'
import type { Atlas_site$key } from '../../__generated__/Atlas_site.graphql.ts'
import classes from './Atlas.module.css'
import { pageSize } from './pagination.ts'

interface AtlasProps {
  site: Atlas_site$key
  /** The label shown; null for all. */
  category: string | null
}

/** The projets, a page at a time. */
export function Atlas({ site, category }: AtlasProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AtlasPaginationQuery,
    Atlas_site$key
  >(
    graphql`
      fragment Atlas_site on Site
      @refetchable(queryName: "AtlasPaginationQuery")
      @argumentDefinitions(
        category: { type: "String" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      ) {
        projets(first: $count, after: $cursor, category: $category)
          @connection(key: "Atlas_projets", filters: ["category"]) {
          totalCount
          edges {
            node {
              id
            }
          }
          ...Planches_projets
        }
      }
    `,
    site,
  )
  const text = useText()
  const { totalCount, edges } = data.projets
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(edges.length)

  // The reader who asked for more goes on with the first that is new, by keyboard too.
  useEffect(() => {
    const first = list.current?.querySelectorAll<HTMLElement>('article a')[before.current]
    if (edges.length > before.current) first?.focus({ preventScroll: true })
    before.current = edges.length
  }, [edges.length])

  function more(event: FormEvent): void {
    event.preventDefault()
    if (!isLoadingNext) loadNext(pageSize)
  }

  if (edges.length === 0) {
    return (
      <div className={classes.vide}>
        <p>{text(category ? references.videCategorie : references.vide)}</p>
        <p>
          <a href={category ? '/references' : '/contact'}>
            {text(category ? references.videCategorieLien : references.videLien)}
          </a>
        </p>
      </div>
    )
  }
  const nombre = edges.length
  return (
    <div ref={list}>
      <h2 className="hors-ecran">{category ?? text(references.tous)}</h2>
      <Planches projets={data.projets} />
      <div className={classes.suite}>
        <span role="status">
          {nombre < totalCount
            ? text(nombre > 1 ? references.montres : references.montresUn, { nombre, total: totalCount })
            : text(nombre > 1 ? references.compte : references.compteUn, { nombre })}
        </span>
        {/* Without script it asks for the same page, longer. */}
        {hasNext && (
          <form action="/references" onSubmit={more} data-ecran>
            {category && <input type="hidden" name="categorie" value={category} />}
            <input type="hidden" name="nombre" value={nombre + pageSize} />
            <button type="submit" className="bouton bouton-leger" aria-disabled={isLoadingNext || undefined}>
              {text(references.plus)}
              <span className="hors-ecran"> {text(references.plusSujet)}</span>
            </button>
          </form>
        )}
      </div>
    </div>
  )
}
