import { useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UnWebhook_webhook$key } from '../../__generated__/UnWebhook_webhook.graphql.ts'
import type { UnWebhookDeleteMutation } from '../../__generated__/UnWebhookDeleteMutation.graphql.ts'
import type { UnWebhookRotateMutation } from '../../__generated__/UnWebhookRotateMutation.graphql.ts'
import type { UnWebhookSwitchMutation } from '../../__generated__/UnWebhookSwitchMutation.graphql.ts'
import type { UnWebhookTestMutation } from '../../__generated__/UnWebhookTestMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Moment } from '../Moment.tsx'
import { announce } from '../messages/announcements.ts'
import { Confirmation } from '../ui/Confirmation.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useChange } from '../ui/useChange.ts'
import { Envois } from './Envois.tsx'
import { evenements, tous } from './evenements.ts'
import { FormulaireDeWebhook, type NewSecret } from './FormulaireDeWebhook.tsx'
import classes from './Webhooks.module.css'

interface UnWebhookProps {
  webhook: UnWebhook_webhook$key
  onSecret(made: NewSecret): void
  /** Told before it is deleted, with its row. */
  beforeRowLeaves(row: Element | null): void
}

/** One program: what it is told of, whether it answers, what was sent to it. */
export function UnWebhook({ webhook: cle, onSecret, beforeRowLeaves }: UnWebhookProps) {
  const webhook = useFragment(
    graphql`
      fragment UnWebhook_webhook on Webhook {
        id
        nom
        url
        events
        personalData
        active
        offReason
        failingSince
        formerSecretUntil
        ...FormulaireDeWebhook_webhook
        ...Envois_webhook
      }
    `,
    cle,
  )
  const { id, nom, url, events, active, offReason, failingSince, formerSecretUntil } = webhook
  const [dialogue, setDialogue] = useState<'modifier' | 'supprimer' | 'secret' | null>(null)
  /** Counts what was asked to be sent, for the log to look. */
  const [sent, setSent] = useState(0)
  const { change, isChanging } = useChange(() => {})
  const [switchIt] = useMutation<UnWebhookSwitchMutation>(graphql`
    mutation UnWebhookSwitchMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        ... on WebhookPayload {
          webhook {
            ...UnWebhook_webhook
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [test] = useMutation<UnWebhookTestMutation>(graphql`
    mutation UnWebhookTestMutation($input: WebhookInput!) {
      testWebhook(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [rotate] = useMutation<UnWebhookRotateMutation>(graphql`
    mutation UnWebhookRotateMutation($input: WebhookInput!) {
      rotateWebhookSecret(input: $input) {
        ... on WebhookSecretPayload {
          secret
          webhook {
            ...UnWebhook_webhook
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [remove] = useMutation<UnWebhookDeleteMutation>(graphql`
    mutation UnWebhookDeleteMutation($input: WebhookInput!) {
      deleteWebhook(input: $input) {
        ... on DeleteWebhookPayload {
          admin {
            webhooks {
              id
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const variables = { input: { id } }
  const titre = useId()
  const section = useRef<HTMLElement>(null)
  const close = () => setDialogue(null)

  async function send(): Promise<void> {
    const isSent = await change(async () => refusalOf((await test({ variables })).testWebhook.refusal))
    if (isSent) onSent()
  }

  function onSent(): void {
    announce('Envoi demandé.')
    setSent((count) => count + 1)
  }

  async function onSwitch(): Promise<void> {
    const input = { id, active: !active }
    const isDone = await change(async () =>
      refusalOf((await switchIt({ variables: { input } })).updateWebhook.refusal),
    )
    if (isDone) announce(active ? 'Webhook arrêté.' : 'Webhook remis en marche.')
  }

  async function newSecret(): Promise<void> {
    await change(async () => {
      const { rotateWebhookSecret } = await rotate({ variables })
      const { secret } = rotateWebhookSecret
      if (secret) onSecret({ id, nom, secret })
      return refusalOf(rotateWebhookSecret.refusal)
    })
    close()
  }

  async function removeIt(): Promise<void> {
    beforeRowLeaves(section.current?.closest('li') ?? null)
    if (await change(async () => refusalOf((await remove({ variables })).deleteWebhook.refusal)))
      announce('Webhook supprimé.')
    else close()
  }

  return (
    <section ref={section} aria-labelledby={titre} className={classes.webhook}>
      <h2 id={titre}>{nom}</h2>
      <p className={classes.adresse}>{url}</p>
      <p>
        {events.length === tous.length
          ? 'Prévenu de tout.'
          : tous.flatMap((one) => (events.includes(one) ? [evenements[one]] : [])).join(', ')}
        {webhook.personalData && ' Avec ce que les visiteurs ont écrit.'}
      </p>
      {!active && <p className={classes.refus}>Arrêté. {offReason}</p>}
      {active && failingSince && (
        <p className={classes.refus}>
          Rien n’est reçu depuis le <Moment date={failingSince} isWhole />. Après un jour, le webhook est
          arrêté.
        </p>
      )}
      {formerSecretUntil && (
        <p className={classes.aide}>
          L’ancien secret signe encore jusqu’au <Moment date={formerSecretUntil} isWhole />.
        </p>
      )}
      <p className={classes.suites}>
        <button
          type="button"
          className="outil outil-petit"
          aria-busy={isChanging}
          onClick={() => void send()}
        >
          Envoyer un essai
        </button>
        <button type="button" className="outil outil-petit" onClick={() => setDialogue('modifier')}>
          Modifier
        </button>
        <button
          type="button"
          className="outil outil-petit"
          aria-busy={isChanging}
          onClick={() => void onSwitch()}
        >
          {active ? 'Arrêter' : 'Remettre en marche'}
        </button>
        <button type="button" className="outil outil-petit" onClick={() => setDialogue('secret')}>
          Nouveau secret
        </button>
        <button type="button" className="outil outil-petit" onClick={() => setDialogue('supprimer')}>
          Supprimer
        </button>
      </p>
      <Envois webhook={webhook} nom={nom} sent={sent} onSent={onSent} />
      {dialogue === 'modifier' && <FormulaireDeWebhook webhook={webhook} onClose={close} />}
      {dialogue === 'secret' && (
        <Confirmation
          titre={`Remplacer le secret de «\u00a0${nom}\u00a0»`}
          mot="REMPLACER"
          action="Remplacer"
          onConfirm={newSecret}
          onClose={close}
        >
          <p>
            Pendant un jour, chaque envoi est signé par les deux secrets&nbsp;: le temps de donner le nouveau
            au programme.
          </p>
        </Confirmation>
      )}
      {dialogue === 'supprimer' && (
        <Confirmation
          titre={`Supprimer «\u00a0${nom}\u00a0»`}
          mot="SUPPRIMER"
          action="Supprimer"
          onConfirm={removeIt}
          onClose={close}
        >
          <p>Ce programme n’est plus prévenu de rien, et le journal de ses envois est supprimé.</p>
        </Confirmation>
      )}
    </section>
  )
}
