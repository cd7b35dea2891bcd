import { useEffect, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { Envois_webhook$data, Envois_webhook$key } from '../../__generated__/Envois_webhook.graphql.ts'
import type { EnvoisPaginationQuery } from '../../__generated__/EnvoisPaginationQuery.graphql.ts'
import type { EnvoisResendMutation } from '../../__generated__/EnvoisResendMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import dashboard from '../dashboard/Dashboard.module.css'
import { useReload } from '../liste/useReload.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { Moment } from '../Moment.tsx'
import { refusalOf } from '../ui/serverRefusal.ts'
import { useChange } from '../ui/useChange.ts'
import { eventText } from './evenements.ts'
import classes from './Webhooks.module.css'

interface EnvoisProps {
  webhook: Envois_webhook$key
  nom: string
  /** Counts what was asked to be sent. */
  sent: number
  onSent(): void
}

/** A first attempt is over by then, whatever the receiver does. */
const looksAfterMs = [500, 1_500, 4_000, 12_000]

/** The log of what was sent, newest first. */
export function Envois({ webhook, nom, sent, onSent }: EnvoisProps) {
  const pagination = usePaginationFragment<EnvoisPaginationQuery, Envois_webhook$key>(
    graphql`
      fragment Envois_webhook on Webhook
      @refetchable(queryName: "EnvoisPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" }) {
        active
        deliveries(first: $first, after: $after) @connection(key: "Envois_deliveries") {
          edges {
            node {
              id
              messageId
              event
              body
              state
              attempts
              triedAt
              durationMs
              statusCode
              answer
              error
              nextAt
              createdAt
            }
          }
        }
      }
    `,
    webhook,
  )
  const [resend] = useMutation<EnvoisResendMutation>(graphql`
    mutation EnvoisResendMutation($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) {
        ... on WebhookDeliveryPayload {
          delivery {
            id
            state
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const rows = useRef<HTMLUListElement>(null)
  const { active, deliveries } = pagination.data
  const envois = deliveries.edges.map(({ node }) => node)
  const reload = useReload(pagination, envois.length)
  const { change, isChanging } = useChange(onSent)
  useEffect(() => {
    if (sent === 0) return
    const looks = looksAfterMs.map((ms) => setTimeout(reload, ms))
    return () => looks.forEach(clearTimeout)
  }, [sent, reload])

  const again = (id: string) =>
    change(async () =>
      refusalOf((await resend({ variables: { input: { id } } })).resendWebhookDelivery.refusal),
    )

  return (
    <>
      <h3>Envois</h3>
      <ul ref={rows} className={dashboard.rangs} aria-label={`Envois de ${nom}`}>
        {envois.map((envoi) => (
          <li key={envoi.id} tabIndex={-1}>
            <details className={classes.envoi}>
              <summary>
                {eventText(envoi.event)}{' '}
                <small data-etat={envoi.state}>
                  {outcomeText(envoi)} · <Moment date={envoi.createdAt} />
                </small>
              </summary>
              <Faits envoi={envoi} />
            </details>
            {(active || envoi.event === 'webhook.test') && (
              <button
                type="button"
                className="outil outil-petit"
                aria-busy={isChanging}
                onClick={() => void again(envoi.id)}
              >
                Renvoyer<span className="hors-ecran"> {eventText(envoi.event)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {envois.length === 0 && <p className={dashboard.vide}>Rien n’a été envoyé depuis 30&nbsp;jours.</p>}
      <VoirPlus shown={envois.length} pagination={pagination} rows={rows} />
    </>
  )
}

type Envoi = Envois_webhook$data['deliveries']['edges'][number]['node']

function outcomeText({ state, attempts, error }: Envoi): string {
  if (state === 'DELIVERED') return 'Reçu'
  const why = error === null || error === undefined ? '' : ` ${error}`
  if (state === 'FAILED') return `Abandonné.${why}`
  return attempts === 0 ? 'En attente' : `Pas encore reçu.${why}`
}

function Faits({ envoi }: { envoi: Envoi }) {
  const { messageId, attempts, triedAt, durationMs, statusCode, answer, nextAt, body } = envoi
  return (
    <dl className={classes.faits}>
      <dt>Identifiant</dt>
      <dd>{messageId}</dd>
      <dt>Essais</dt>
      <dd>
        {attempts}
        {triedAt && (
          <>
            , le dernier le <Moment date={triedAt} isWhole />
            {durationMs !== null &&
              durationMs !== undefined &&
              ` (${durationMs.toLocaleString('fr-FR')}\u00a0ms)`}
          </>
        )}
      </dd>
      {nextAt && (
        <>
          <dt>Prochain essai</dt>
          <dd>
            <Moment date={nextAt} isWhole />
          </dd>
        </>
      )}
      {statusCode !== null && statusCode !== undefined && (
        <>
          <dt>Réponse</dt>
          <dd>
            {statusCode} {answer}
          </dd>
        </>
      )}
      <dt>Contenu</dt>
      <dd>
        <code>{body}</code>
      </dd>
    </dl>
  )
}
