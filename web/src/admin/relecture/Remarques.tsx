import { type RefObject, Suspense, use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  Remarques_checks$data,
  Remarques_checks$key,
} from '../../__generated__/Remarques_checks.graphql.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { adresseDe } from '../adresseDe.ts'
import type { GenrePropre } from '../liste/genre.ts'
import { type Fiche, ficheOf } from '../types.ts'
import { nomDe } from '../versions/noms.ts'
import classes from './Remarques.module.css'

type Remarque = Remarques_checks$data[number]
type Element = NonNullable<Remarque['content']>

interface RemarquesProps {
  checks: Remarques_checks$key
  rows?: RefObject<HTMLUListElement | null>
}

/** What is to be said of fields that visitors see, each with the way there; nothing of what has gone since. */
export function Remarques({ checks, rows }: RemarquesProps) {
  const remarques = useFragment(
    graphql`
      fragment Remarques_checks on SiteCheck @relay(plural: true) {
        id
        field
        message
        content {
          __typename
          id
          databaseId
          libelle
          softdelete
        }
      }
    `,
    checks,
  )
  return (
    <ul ref={rows} className={classes.elements}>
      {parElement(remarques).map(([content, siennes]) => {
        const fiche = ficheOf(content.__typename)
        return (
          fiche && (
            <li key={siennes[0]?.id}>
              {fiche.un} «&nbsp;{content.libelle}&nbsp;»
              <ul className={classes.siennes}>
                {siennes.map(({ id, field, message }) => (
                  <li key={id}>
                    <a href={adresseDe(fiche, content, field)}>
                      <ErrorBoundary fallback={null}>
                        <Suspense fallback={null}>
                          <Champ field={field} fiche={fiche} />
                        </Suspense>
                      </ErrorBoundary>
                      {message}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Those of one item that follow each other, with it. */
function parElement(remarques: readonly Remarque[]): [Element, Remarque[]][] {
  const groupes: [Element, Remarque[]][] = []
  for (const remarque of remarques) {
    const dernier = groupes.at(-1)
    if (!remarque.content) continue
    if (dernier?.[0].id === remarque.content.id) dernier[1].push(remarque)
    else groupes.push([remarque.content, [remarque]])
  }
  return groupes
}

const genres = new Map<Fiche['type'], Promise<GenrePropre>>()

/** The field in the words of its editor, whose code comes for that. */
function Champ({ field, fiche }: { field: string; fiche: Fiche }) {
  const genre = genres.get(fiche.type) ?? fiche.charger()
  genres.set(fiche.type, genre)
  return (
    <>
      <strong>{nomDe(field, use(genre))}</strong>&nbsp;:{' '}
    </>
  )
}
