import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhooksPage_admin$key } from '../../__generated__/WebhooksPage_admin.graphql.ts'
import type { WebhooksPageQuery } from '../../__generated__/WebhooksPageQuery.graphql.ts'
import { Panne } from '../../ui/Panne.tsx'
import liste from '../liste/Liste.module.css'
import type { AdminPageProps } from '../page.tsx'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { ACopier } from '../ui/ACopier.tsx'
import { FormulaireDeWebhook, type NewSecret } from './FormulaireDeWebhook.tsx'
import { UnWebhook } from './UnWebhook.tsx'
import classes from './Webhooks.module.css'

export const query = graphql`
  query WebhooksPageQuery @preloadable {
    ...AdminLayout_query
    admin {
      ...WebhooksPage_admin
    }
  }
`

/** Programs that are told of what happens here, each with the log of what it was told. */
export default function WebhooksPage({ data: { admin } }: AdminPageProps<WebhooksPageQuery>) {
  const found = useFragment<WebhooksPage_admin$key>(
    graphql`
      fragment WebhooksPage_admin on Admin
      @argumentDefinitions(webhooks: { type: "Boolean!", provider: "../peut/webhooks.relayprovider" }) {
        webhooks @include(if: $webhooks) {
          id
          ...UnWebhook_webhook
        }
      }
    `,
    admin ?? null,
  )
  const [isAdding, setAdding] = useState(false)
  /** The one that was just made, to be copied. */
  const [made, setMade] = useState<NewSecret | null>(null)
  const { rows, beforeRowLeaves } = useKeyboardPlace(found?.webhooks?.length ?? 0)
  if (!found) return <Panne />
  const { webhooks } = found
  if (!webhooks)
    return (
      <>
        <title>Webhooks – Administration</title>
        <h1>Webhooks</h1>
        <p className={liste.vide}>Les webhooks sont l’affaire des propriétaires du site.</p>
      </>
    )
  return (
    <>
      <title>Webhooks – Administration</title>
      <h1>Webhooks</h1>
      <p className={classes.aide}>
        Un webhook prévient un autre programme, à son adresse, dès que quelque chose change ici. Chaque envoi
        est signé par un secret, que ce programme vérifie. Ce qui n’est pas reçu est renvoyé après 1, 5 et
        30&nbsp;minutes, 2 et 12&nbsp;heures.
      </p>
      {made && webhooks.some(({ id }) => id === made.id) && (
        <ACopier
          key={made.secret}
          uneFois
          libelle={`Copiez maintenant le secret de «\u00a0${made.nom}\u00a0»\u00a0: il ne sera plus affiché.`}
          valeur={made.secret}
        />
      )}
      <p className={classes.suites}>
        <button type="button" className="bouton" onClick={() => setAdding(true)}>
          Ajouter un webhook
        </button>
      </p>
      <ul ref={rows} className={classes.webhooks} aria-label="Webhooks">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <UnWebhook webhook={webhook} onSecret={setMade} beforeRowLeaves={beforeRowLeaves} />
          </li>
        ))}
      </ul>
      {webhooks.length === 0 && <p className={liste.vide}>Aucun programme n’est prévenu pour l’instant.</p>}
      {isAdding && <FormulaireDeWebhook webhook={null} onSecret={setMade} onClose={() => setAdding(false)} />}
    </>
  )
}
