import { useState } from 'react'
import { graphql } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { alerter, injoignable, whyNot } from '../messages/messages.ts'
import type { DemonstrationMutation } from '../../__generated__/DemonstrationMutation.graphql.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import classes from './Dashboard.module.css'

/** While the samples stand: what they are, and how to be rid of them. */
export function Demonstration() {
  const [isAsking, setAsking] = useState(false)
  const [clear] = useMutation<DemonstrationMutation>(graphql`
    mutation DemonstrationMutation {
      clearDemoContent {
        ... on ClearDemoPayload {
          site {
            demo
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
      const { clearDemoContent } = await clear({ variables: {} })
      // All that this tab has read so far may be gone.
      if (clearDemoContent.site) return location.assign('/admin/dashboard')
      alerter(clearDemoContent.message ?? injoignable)
    } catch (error) {
      alerter(whyNot(error))
    }
    setAsking(false)
  }

  return (
    <section className={classes.demonstration} aria-label="Contenu de démonstration">
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
            Les exemples que personne n’a modifiés disparaissent pour de bon, les faux messages aussi. Ce que
            vous avez ajouté ou modifié reste.
          </p>
        </Confirmation>
      )}
    </section>
  )
}
