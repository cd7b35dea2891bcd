import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { announceError, whyNot } from '../messages/announcements.ts'
import type { FirstStepName, PremiersPas_admin$key } from '../../__generated__/PremiersPas_admin.graphql.ts'
import type { PremiersPasMutation } from '../../__generated__/PremiersPasMutation.graphql.ts'
import { durationText, inboxLabel } from './boite/retentionLabels.ts'
import classes from './PremiersPas.module.css'

const pas: Partial<Record<FirstStepName, readonly [libelle: string, href: string]>> = {
  COMPANY: ['Présenter votre entreprise', '/admin/pages/createntreprise'],
  LOGO: ['Lui donner votre logo', '/admin/pages/createntreprise'],
  PRESENTATION: ['Écrire votre présentation', '/admin/pages/presentation'],
  SERVICES: ['Publier un premier service', '/admin/pages/createservice'],
  DEMO_CLEARED: ['Effacer le contenu de démonstration', '#demonstration'],
  EMAIL_TESTED: ['Envoyer un e-mail d’essai', '#compte'],
  COLLEAGUE: ['Faire entrer un collègue', '#comptes'],
  BACKUP: ['Avoir une sauvegarde', '#sauvegarde'],
}

/** What a new firm does first. Each step ticks itself off by what is there; the list can be put away for good. */
export function PremiersPas({ admin }: { admin: PremiersPas_admin$key }) {
  const { firstSteps, retention } = useFragment(
    graphql`
      fragment PremiersPas_admin on Admin {
        firstSteps {
          name
          done
        }
        retention {
          type
          months
        }
      }
    `,
    admin,
  )
  const [hide, isHiding] = useMutation<PremiersPasMutation>(graphql`
    mutation PremiersPasMutation {
      hideFirstSteps {
        ... on HideFirstStepsPayload {
          admin {
            ...PremiersPas_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  // One line on a phone until one asks for it: what has come in is the first to be seen.
  const [isOpen] = useState(() => matchMedia('(min-width: 48rem)').matches)
  if (!firstSteps) return null

  async function dismiss(): Promise<void> {
    try {
      const { hideFirstSteps } = await hide({ variables: {} })
      if (hideFirstSteps.message !== undefined) announceError(hideFirstSteps.message)
    } catch (error) {
      announceError(whyNot(error))
    }
  }

  const kept = retention.flatMap(({ type, months }) =>
    months ? [`${inboxLabel(type)}, ${durationText(months)}`] : [],
  )
  const done = firstSteps.filter((step) => step.done).length
  return (
    <details className={classes.pas} open={isOpen}>
      <summary>
        <h2>Premiers pas</h2>
        <span className={classes.compte}>
          {done} sur {firstSteps.length}
        </span>
      </summary>
      <ol>
        {firstSteps.map(({ name, done: isDone }) => {
          const [libelle, href] = pas[name] ?? []
          if (!libelle) return null
          return (
            <li key={name} data-fait={isDone ? '' : undefined}>
              {isDone ? (
                <span>
                  {libelle} <span className="hors-ecran">(fait)</span>
                </span>
              ) : (
                <a href={href}>{libelle}</a>
              )}
            </li>
          )
        })}
      </ol>
      {kept.length > 0 && (
        <p className={classes.conservation}>
          Ce que les visiteurs envoient est effacé au bout d’un temps&nbsp;: {kept.join('\u202f; ')}.{' '}
          <a href="#compte-conservation">Changer ces durées</a>
        </p>
      )}
      <button type="button" className="outil outil-petit" disabled={isHiding} onClick={() => void dismiss()}>
        Ranger cette liste
      </button>
    </details>
  )
}
