import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { announceError, unreachable, whyNot } from '../messages/announcements.ts'
import type { DemonstrationMutation } from '../../__generated__/DemonstrationMutation.graphql.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import classes from './Dashboard.module.css'
import { type Bilan, DemonstrationEffacee } from './DemonstrationEffacee.tsx'

/** While the samples stand: what they are, and how to be rid of them. */
export function Demonstration() {
  const [isAsking, setAsking] = useState(false)
  const [bilan, setBilan] = useState<Bilan | null>(null)
  // `site` is not asked for: the message here would go with the samples.
  const [clear] = useMutation<DemonstrationMutation>(graphql`
    mutation DemonstrationMutation {
      clearDemoContent {
        ... on ClearDemoPayload {
          removed {
            type
            count
          }
          admin {
            stats {
              type
              total
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function confirm(): Promise<void> {
    try {
      const { clearDemoContent: cleared } = await clear({ variables: {} })
      if (cleared.removed && cleared.admin)
        setBilan({
          partis: cleared.removed,
          restent: cleared.admin.stats.map(({ type, total: count }) => ({ type, count })),
        })
      else announceError(cleared.message ?? unreachable)
    } catch (error) {
      announceError(whyNot(error))
    }
    setAsking(false)
  }

  return (
    <section id="demonstration" className={classes.demonstration} aria-label="Contenu de démonstration">
      <p>
        <strong>Le site montre un contenu de démonstration.</strong> Tant qu’il est en place, les moteurs de
        recherche sont priés de ne pas indexer les pages.
      </p>
      <button type="button" className="outil" onClick={() => setAsking(true)}>
        Effacer le contenu de démonstration
      </button>
      {isAsking && (
        <Confirmation
          titre="Effacer le contenu de démonstration"
          mot="EFFACER"
          action="Effacer"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>
            <strong>Partent pour de bon</strong>&nbsp;: les faux messages, et les exemples que personne n’a
            réécrits. Publier un exemple, le déplacer ou le changer de catégorie n’est pas le réécrire.
          </p>
          <p>
            <strong>Restent</strong>&nbsp;: ce que vous avez ajouté, et les exemples dont vous avez changé un
            texte ou une photo.
          </p>
        </Confirmation>
      )}
      {bilan && <DemonstrationEffacee bilan={bilan} />}
    </section>
  )
}
