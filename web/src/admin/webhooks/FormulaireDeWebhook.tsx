import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FormulaireDeWebhook_webhook$key } from '../../__generated__/FormulaireDeWebhook_webhook.graphql.ts'
import type { FormulaireDeWebhookCreateMutation } from '../../__generated__/FormulaireDeWebhookCreateMutation.graphql.ts'
import type { FormulaireDeWebhookUpdateMutation } from '../../__generated__/FormulaireDeWebhookUpdateMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { announce } from '../messages/announcements.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { Champ } from '../ui/Champ.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useShortForm } from '../ui/useShortForm.ts'
import { evenements, tous } from './evenements.ts'
import classes from './Webhooks.module.css'

/** A secret that is shown this once, and whose it is. */
export interface NewSecret {
  id: string
  nom: string
  secret: string
}

interface FormulaireDeWebhookProps {
  /** Null: a new one. */
  webhook: FormulaireDeWebhook_webhook$key | null
  onSecret?(made: NewSecret): void
  onClose(): void
}

/** Where a program listens, and what it is told of. */
export function FormulaireDeWebhook({ webhook: cle, onSecret, onClose }: FormulaireDeWebhookProps) {
  const webhook = useFragment(
    graphql`
      fragment FormulaireDeWebhook_webhook on Webhook {
        id
        nom
        url
        events
        personalData
      }
    `,
    cle,
  )
  const [create] = useMutation<FormulaireDeWebhookCreateMutation>(graphql`
    mutation FormulaireDeWebhookCreateMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        ... on WebhookSecretPayload {
          secret
          webhook {
            id
            nom
          }
          admin {
            webhooks {
              id
              ...UnWebhook_webhook
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [change] = useMutation<FormulaireDeWebhookUpdateMutation>(graphql`
    mutation FormulaireDeWebhookUpdateMutation($input: UpdateWebhookInput!) {
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
  const { props, answer, fields } = useShortForm(
    async (value) => {
      const input = {
        nom: value('nom'),
        url: value('url'),
        events: tous.filter((nom) => value(nom) !== ''),
        personalData: value('personalData') !== '',
      }
      if (webhook) {
        const { updateWebhook } = await change({ variables: { input: { id: webhook.id, ...input } } })
        return refusalOf(updateWebhook.refusal)
      }
      const { createWebhook } = await create({ variables: { input } })
      const { secret, webhook: made } = createWebhook
      if (secret && made) onSecret?.({ id: made.id, nom: made.nom, secret })
      return refusalOf(createWebhook.refusal)
    },
    {
      onDone() {
        announce(webhook ? 'Webhook modifié.' : 'Webhook ajouté.')
        onClose()
      },
    },
  )
  const id = useId()
  const { events } = fields

  return (
    <Boite titre={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'} onClose={onClose}>
      <form className={boite.corps} {...props}>
        <Champ
          nom="Nom"
          name="nom"
          aide="Le programme qui le reçoit."
          autoComplete="off"
          required
          defaultValue={webhook?.nom}
          erreur={fields['nom']}
        />
        <Champ
          nom="Adresse"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          required
          defaultValue={webhook?.url}
          erreur={fields['url']}
        />
        <fieldset className={classes.evenements} aria-describedby={events && id}>
          <legend>Prévenir de</legend>
          {tous.map((nom) => (
            <label key={nom} className={boite.choix}>
              <input
                type="checkbox"
                name={nom}
                defaultChecked={webhook ? webhook.events.includes(nom) : nom.startsWith('CONTENT')}
              />{' '}
              {evenements[nom]}
            </label>
          ))}
          {events && (
            <p id={id} role="alert" className={classes.refus}>
              {events}
            </p>
          )}
        </fieldset>
        <label className={boite.choix}>
          <input type="checkbox" name="personalData" defaultChecked={webhook?.personalData ?? false} />{' '}
          Joindre ce que les visiteurs ont écrit (données personnelles)
        </label>
        <p role="alert" className={classes.refus}>
          {answer.refusal.general}
        </p>
        <p className={boite.suites}>
          <button type="submit" className="bouton" aria-busy={answer.isAsking}>
            {webhook ? 'Enregistrer' : 'Ajouter'}
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Annuler
          </button>
        </p>
      </form>
    </Boite>
  )
}
