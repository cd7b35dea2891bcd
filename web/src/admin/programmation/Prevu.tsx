import { graphql, useFragment } from 'react-relay'
import type { Prevu_content$key } from '../../__generated__/Prevu_content.graphql.ts'
import { useTimeZone } from '../timeZone.ts'
import { fullMoment } from '../Moment.tsx'
import classes from './Programmation.module.css'
import { formatDate } from '../../ui/formatDate.ts'

/** « En ligne le 23 nov. 2026, 08:00 », in the order in which it comes; nothing where nothing is planned. */
export function Prevu({ content }: { content: Prevu_content$key }) {
  const { status, publishAt, unpublishAt } = useFragment(
    graphql`
      fragment Prevu_content on Content {
        status
        publishAt
        unpublishAt
      }
    `,
    content,
  )
  const timeZone = useTimeZone()
  // What is online is not put there once more: its draft is.
  const estBrouillon = status && !(publishAt && unpublishAt && unpublishAt < publishAt)
  const prevus = [
    { quoi: estBrouillon ? 'Brouillon en ligne' : 'En ligne', quand: publishAt },
    { quoi: 'Hors ligne', quand: unpublishAt },
  ]
  return prevus
    .flatMap(({ quoi, quand }) => (quand ? [{ quoi, quand: new Date(quand) }] : []))
    .toSorted((a, b) => a.quand.getTime() - b.quand.getTime())
    .map(({ quoi, quand }) => (
      <span key={quoi} className={classes.prevu}>
        {quoi} le{' '}
        <time dateTime={quand.toISOString()} title={fullMoment(quand, timeZone)}>
          {formatDate(quand, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
        </time>
      </span>
    ))
}
