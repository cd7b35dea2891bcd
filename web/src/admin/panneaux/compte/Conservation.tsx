import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  Conservation_admin$key,
  MessageType,
} from '../../../__generated__/Conservation_admin.graphql.ts'
import type { ConservationMutation } from '../../../__generated__/ConservationMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { durationText, inboxLabel } from '../../dashboard/boite/retentionLabels.ts'
import { Confirmation } from '../../ui/Confirmation.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import classes from './MonCompte.module.css'
import { Phrase } from './Phrase.tsx'
import { TitreDePartie } from './TitreDePartie.tsx'

const durations = [6, 12, 24, 36, 60, 120]

interface Choix {
  type: MessageType
  months: number | null
}

/** How long what visitors send is kept; chosen by kind, for ever unless somebody chooses. */
export function Conservation({ admin }: { admin: Conservation_admin$key }) {
  const { retention } = useFragment(
    graphql`
      fragment Conservation_admin on Admin {
        retention {
          type
          months
          proposedMonths
        }
      }
    `,
    admin,
  )
  const [save] = useMutation<ConservationMutation>(graphql`
    mutation ConservationMutation($input: SetRetentionInput!) {
      setRetention(input: $input) {
        ... on SetRetentionPayload {
          admin {
            ...Conservation_admin
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { answer, ask } = useAnswer()

  /** What it would erase, until it is confirmed. */
  const [demande, setDemande] = useState<(Choix & { months: number }) | null>(null)

  function select(type: MessageType, before: number | null, months: number | null): void {
    if (months !== null && (before === null || months < before)) setDemande({ type, months })
    else void saveRetention({ type, months })
  }

  async function saveRetention({ type, months }: Choix): Promise<void> {
    setDemande(null)
    const combien = months === null ? 'sans limite' : `pendant ${durationText(months)}`
    const fait = `${inboxLabel(type)}\u00a0: conservation ${combien}.`
    await ask(async () => {
      const { setRetention } = await save({ variables: { input: { type, months } } })
      return refusalOf(setRetention.refusal)
    }, fait)
  }

  return (
    <section>
      <TitreDePartie partie="#compte-conservation" />
      <p className={classes.aide}>
        Ce que les visiteurs envoient est gardé pour toujours, ou effacé pour de bon quand son temps est
        passé, fichiers compris, où qu’il soit rangé. Un choix prend effet sous deux jours.
      </p>
      {retention.map(({ type, months, proposedMonths }) => (
        <label key={type} className={classes.choix}>
          <span>{inboxLabel(type)}</span>
          <select
            value={months ?? ''}
            aria-busy={answer.isAsking}
            onChange={({ currentTarget: { value } }) =>
              select(type, months ?? null, value === '' ? null : Number(value))
            }
          >
            <option value="">Pour toujours</option>
            {durationsWith(months ?? null).map((one) => (
              <option key={one} value={one}>
                {durationText(one)}
                {one === proposedMonths ? ' (proposé)' : ''}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Phrase answer={answer} />
      {demande && (
        <Confirmation
          titre={`${inboxLabel(demande.type)}\u00a0: effacer au bout de ${durationText(demande.months)}`}
          mot="EFFACER"
          action="Effacer ce qui est plus ancien"
          onConfirm={() => saveRetention(demande)}
          onClose={() => setDemande(null)}
        >
          <p>
            Dans l’heure, tout ce qui est plus ancien disparaît pour de bon, documents joints compris ; puis
            chaque jour ce qui le devient. Rien ne le ramène.
          </p>
        </Confirmation>
      )}
    </section>
  )
}

/** One that was settled elsewhere stands among those that are offered. */
function durationsWith(months: number | null): number[] {
  return months === null || durations.includes(months) ? durations : [...durations, months]
}
