import { type RefObject, use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Remarques_checks$key } from '../../__generated__/Remarques_checks.graphql.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { editorHref } from '../editorHref.ts'
import type { ContentTypeDefinition } from '../liste/contentType.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import type { ContentTypeInfo } from '../liste/contentType.ts'
import { fieldLabel } from '../versions/fieldLabels.ts'
import classes from './Remarques.module.css'

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
    <ul ref={rows} className={classes.remarques}>
      {remarques.map(({ id, field, message, content }, rang) => {
        const fiche = content && contentTypeInfo(content.__typename)
        if (!fiche) return null
        const nom = `${fiche.un} «\u00a0${content.libelle}\u00a0»`
        // Those of one item stand together under its name.
        const isSame = remarques[rang - 1]?.content?.id === content.id
        return (
          <li key={id} data-suite={isSame ? '' : undefined}>
            {!isSame && <span>{nom}</span>}
            <a href={editorHref(fiche, content, field)}>
              <QueryBoundary failed={null}>
                <Champ field={field} fiche={fiche} />
              </QueryBoundary>
              {message}
              {isSame && <span className="hors-ecran"> {nom}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const kindLabels = new Map<ContentTypeInfo['type'], Promise<ContentTypeDefinition>>()

/** The field in the words of its editor, whose code comes for that. */
function Champ({ field, fiche }: { field: string; fiche: ContentTypeInfo }) {
  const genre = kindLabels.get(fiche.type) ?? fiche.load()
  kindLabels.set(fiche.type, genre)
  return (
    <>
      <strong>{fieldLabel(field, use(genre))}</strong>&nbsp;:{' '}
    </>
  )
}
