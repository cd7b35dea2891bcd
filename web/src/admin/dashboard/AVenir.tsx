import { useCallback } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { AVenir_admin$data, AVenir_admin$key } from '../../__generated__/AVenir_admin.graphql.ts'
import type { AVenirQuery } from '../../__generated__/AVenirQuery.graphql.ts'
import { editorHref } from '../editorHref.ts'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { Moment } from '../Moment.tsx'
import { useNotificationEvents } from '../panneaux/notifications/notificationEvents.ts'
import { useSchedule } from '../programmation/useSchedule.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import { useAnswer } from '../ui/useAnswer.ts'
import classes from './Dashboard.module.css'

type Prevu = AVenir_admin$data['scheduled'][number]

const anew = graphql`
  query AVenirQuery {
    admin {
      ...AVenir_admin
    }
  }
`

/** What the site will put on line and take off it by itself, and what it could not; nothing where nothing is planned. */
export function AVenir({ admin }: { admin: AVenir_admin$key }) {
  const environment = useRelayEnvironment()
  const { scheduled } = useFragment(
    graphql`
      fragment AVenir_admin on Admin {
        scheduled {
          id
          publish
          at
          failure
          obstacle
          content {
            __typename
            id
            databaseId
            libelle
            softdelete
          }
        }
      }
    `,
    admin,
  )
  // What was refused at this moment is told here as well.
  useNotificationEvents(
    useCallback(
      ({ typename }) => {
        if (!contentTypeInfo(typename)) return
        // The notification tells of it as well: where this fails, what is shown stays.
        fetchQuery<AVenirQuery>(environment, anew, {}).subscribe({ error() {} })
      },
      [environment],
    ),
  )
  const programmer = useSchedule()
  const { answer, ask } = useAnswer()
  const contre = answer.refusal.general ?? Object.values(answer.refusal.fields)[0]
  const cancel = ({ publish, content }: Prevu) =>
    publish
      ? programmer(content, { publishAt: null }, `La publication de ${nameOf(content)} est annulée.`)
      : programmer(content, { unpublishAt: null }, `Le retrait de ${nameOf(content)} est annulé.`)
  const { rows, beforeRowLeaves } = useKeyboardPlace(scheduled.length)
  if (scheduled.length === 0) return null
  return (
    <section aria-labelledby="a-venir" className={classes.volet}>
      <h2 id="a-venir">À venir</h2>
      <ul ref={rows} className={classes.rangs}>
        {scheduled.map((prevu) => (
          <li key={prevu.id}>
            <Quoi prevu={prevu} />
            <button
              type="button"
              className="outil outil-petit"
              aria-busy={answer.isAsking}
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                void ask(() => cancel(prevu))
              }}
            >
              {prevu.failure ? 'Retirer d’ici' : 'Annuler'}
              <span className="hors-ecran"> {prevu.content.libelle}</span>
            </button>
          </li>
        ))}
      </ul>
      {contre && <p role="alert">{contre}</p>}
    </section>
  )
}

function nameOf({ libelle }: Prevu['content']): string {
  return `«\u00a0${libelle}\u00a0»`
}

function Quoi({ prevu: { publish, at, failure, obstacle, content } }: { prevu: Prevu }) {
  const fiche = contentTypeInfo(content.__typename)
  const non = failure ?? obstacle
  return (
    <span className={classes.quoi}>
      <a href={fiche && editorHref(fiche, content)}>
        {fiche?.un} {nameOf(content)}
      </a>
      <small>
        {publish ? 'Publication' : 'Retrait'}&nbsp;: <Moment date={at} isWhole />
      </small>
      {non && (
        <small className={classes.statut} data-attend="">
          {failure ? 'N’a pas été fait.' : 'Ne serait pas fait maintenant.'} {non}
        </small>
      )}
    </span>
  )
}
