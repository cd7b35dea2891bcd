import { graphql, useFragment } from 'react-relay'
import type { AVenir_admin$data, AVenir_admin$key } from '../../__generated__/AVenir_admin.graphql.ts'
import type { AVenirMutation } from '../../__generated__/AVenirMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useKeyboardPlace } from '../liste/useKeyboardPlace.ts'
import { alerter, annoncer, whyNot } from '../messages/messages.ts'
import { Moment } from '../Moment.tsx'
import { ficheOf } from '../types.ts'
import classes from './Dashboard.module.css'

type Prevu = AVenir_admin$data['scheduled'][number]

/** What the site will put on line and take off it by itself, and what it could not; nothing where nothing is planned. */
export function AVenir({ admin }: { admin: AVenir_admin$key }) {
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
          }
        }
      }
    `,
    admin,
  )
  const { annuler, isBusy } = useAnnuler()
  const { rows, quitter } = useKeyboardPlace(scheduled.length)
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
              aria-busy={isBusy}
              onClick={({ currentTarget }) => {
                quitter(currentTarget.closest('li'))
                void annuler(prevu)
              }}
            >
              {prevu.failure ? 'Retirer d’ici' : 'Annuler'}
              <span className="hors-ecran"> {prevu.content.libelle}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quoi({ prevu: { publish, at, failure, obstacle, content } }: { prevu: Prevu }) {
  const fiche = ficheOf(content.__typename)
  const adresse = new URLSearchParams(fiche?.liste && { liste: fiche.liste })
  adresse.set('modifier', String(content.databaseId))
  const non = failure ?? obstacle
  return (
    <span className={classes.quoi}>
      <a href={`${fiche?.page}?${adresse}`}>
        {fiche?.un} «&nbsp;{content.libelle}&nbsp;»
      </a>
      <small>
        {publish ? 'Publication' : 'Retrait'}&nbsp;: <Moment date={at} isWhole />
      </small>
      {non && (
        <small className={classes.statut} data-attend="">
          {failure ? 'N’a pas été fait' : 'Ne serait pas fait maintenant'}&nbsp;: {non}
        </small>
      )}
    </span>
  )
}

function useAnnuler() {
  const [cancel, isBusy] = useMutation<AVenirMutation>(graphql`
    mutation AVenirMutation($input: ScheduleContentInput!) {
      result: scheduleContent(input: $input) {
        ... on ScheduleContentPayload {
          content {
            ...Prevu_content
          }
          admin {
            ...AVenir_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function annuler({ publish, content }: Prevu): Promise<void> {
    if (isBusy) return
    const moment = publish ? { publishAt: null } : { unpublishAt: null }
    try {
      const { result } = await cancel({ variables: { input: { id: content.id, ...moment } } })
      if (result.message) alerter(result.message)
      else annoncer(`«\u00a0${content.libelle}\u00a0» n’est plus programmé.`)
    } catch (error) {
      alerter(whyNot(error))
    }
  }
  return { annuler, isBusy }
}
