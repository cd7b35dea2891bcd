import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { withoutTags } from '../../../../../schema/texts/text.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { Moment } from '../../Moment.tsx'
import type { AnciensTextesQuery } from '../../../__generated__/AnciensTextesQuery.graphql.ts'
import classes from './Textes.module.css'

interface AnciensTextesProps {
  id: string
  /** Puts a former text where one writes; nothing is published yet. */
  onChoose(value: string): void
}

/** What a text was before its last changes, asked for once somebody wants to see it. */
export function AnciensTextes({ id, onChoose }: AnciensTextesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.anciens} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Anciens textes</summary>
      {isOpen && (
        <QueryBoundary failed={<p>Ils n’ont pas pu être chargés.</p>}>
          <Liste id={id} onChoose={onChoose} />
        </QueryBoundary>
      )}
    </details>
  )
}

function Liste({ id, onChoose }: AnciensTextesProps) {
  const { node } = useLazyLoadQuery<AnciensTextesQuery>(
    graphql`
      query AnciensTextesQuery($id: ID!) {
        node(id: $id) {
          ... on SiteText {
            default
            history {
              id
              at
              by
              changes {
                field
                before
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
  const former = (node?.history ?? []).flatMap(({ id: line, at, by, changes }) => {
    const change = changes.find(({ field }) => field === 'value')
    return change ? [{ line, at, by, text: change.before ?? node?.default ?? '' }] : []
  })
  if (former.length === 0) return <p>Aucun autre texte n’a été publié ici.</p>
  return (
    <ul>
      {former.map(({ line, at, by, text }) => (
        <li key={line}>
          <span>{withoutTags(text)}</span>{' '}
          <small>
            remplacé <Moment date={at} /> par {by}
          </small>{' '}
          <button type="button" className="outil" onClick={() => onChoose(text)}>
            Reprendre
          </button>
        </li>
      ))}
    </ul>
  )
}
