import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { projets } from '../../../../schema/texts/catalogue/projets.ts'
import { useText } from '../../texts/texts.ts'
import type { OngletsProjets_site$key } from '../../__generated__/OngletsProjets_site.graphql.ts'
import classes from './OngletsProjets.module.css'
import { categoryOrder } from './categoryOrder.ts'

interface OngletsProjetsProps {
  site: OngletsProjets_site$key
  /** The label shown; null for all. */
  choisie: string | null
  /** Called with a category; without it the links lead to the list of references. */
  onChoose?: (category: string | null) => void
  onHint?: (category: string) => void
}

export function referencesHref(category: string | null): string {
  return category ? `/references?${new URLSearchParams({ categorie: category })}` : '/references'
}

/** The categories that have projets as tabs, each of them a link that works without script. */
export function OngletsProjets({ site, choisie, onChoose, onHint }: OngletsProjetsProps) {
  const { chiffres } = useFragment(
    graphql`
      fragment OngletsProjets_site on Site {
        chiffres {
          categories
        }
      }
    `,
    site,
  )
  const text = useText()
  const labels = categoryOrder(chiffres.categories)

  function choose(event: MouseEvent, category: string | null): void {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(category)
  }

  return (
    <nav aria-label={text(projets.categories)}>
      <ul className={classes.onglets}>
        {[null, ...labels].map((category) => (
          <li key={category}>
            <a
              href={referencesHref(category)}
              aria-current={category === choisie ? 'true' : undefined}
              onClick={(event) => choose(event, category)}
              onPointerEnter={() => category && onHint?.(category)}
            >
              {category ?? text(projets.categoriesToutes)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
