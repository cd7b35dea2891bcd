import { graphql, useFragment } from 'react-relay'
import type {
  EmailsARenvoyer_admin$data,
  EmailsARenvoyer_admin$key,
} from '../../__generated__/EmailsARenvoyer_admin.graphql.ts'
import type { EmailsARenvoyerMutation } from '../../__generated__/EmailsARenvoyerMutation.graphql.ts'
import type { EmailsARenvoyerAbandonMutation } from '../../__generated__/EmailsARenvoyerAbandonMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useKeyboardPlace } from '../ui/useKeyboardPlace.ts'
import { announceError, announce, whyNot } from '../messages/announcements.ts'
import { Moment } from '../Moment.tsx'
import { inboxOf } from './boite/inboxes.ts'
import classes from './Dashboard.module.css'

type Email = EmailsARenvoyer_admin$data['unsentEmails']['edges'][number]['node']

const objets: Record<string, string> = {
  NOTICE: 'Avis à l’équipe',
  CONFIRMATION: 'Confirmation au demandeur',
  NEW_PASSWORD: 'Lien pour un nouveau mot de passe',
  WELCOME: 'Lien pour un premier mot de passe',
  ACCOUNT_ACT: 'Avis au propriétaire du site',
  PASSKEY_ACT: 'Avis sur une clé d’accès',
  TOKEN_ENDING: 'Avis de la fin d’un jeton',
  BACKUP_FAILED: 'Avis d’une sauvegarde qui a échoué',
  WEBHOOK_OFF: 'Avis d’un webhook arrêté',
}

/** What was tried in vain often enough: what each is about, why it does not go, and what can be done. */
export default function EmailsARenvoyer({ admin }: { admin: EmailsARenvoyer_admin$key }) {
  const { unsentEmails } = useFragment(
    graphql`
      fragment EmailsARenvoyer_admin on Admin {
        unsentEmails(first: 5) {
          totalCount
          edges {
            node {
              id
              text
              to
              error
              createdAt
              about {
                __typename
                databaseId
                libelle
              }
            }
          }
        }
      }
    `,
    admin,
  )
  const { resendOne, resendAll, discard, isBusy } = useResend()
  const { totalCount, edges } = unsentEmails
  const { rows, beforeRowLeaves } = useKeyboardPlace(totalCount, '[aria-labelledby=courrier]')
  return (
    <div className={classes.aRenvoyer}>
      <h3 id="a-renvoyer">À renvoyer</h3>
      <p>
        {totalCount > edges.length && `Les ${edges.length} plus récents sur ${totalCount}. `}
        {totalCount > 1
          ? 'Essayés en vain assez longtemps, ils ne partent plus que d’ici.'
          : 'Essayé en vain assez longtemps, il ne part plus que d’ici.'}
      </p>
      <ul ref={rows} className={classes.rangs} aria-labelledby="a-renvoyer">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Quoi email={node} />
            <Moment date={node.createdAt} />
            <button
              type="button"
              className="outil outil-petit"
              aria-busy={isBusy}
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                void resendOne(node.id)
              }}
            >
              Renvoyer
              <span className="hors-ecran"> {subjectOf(node)}</span>
            </button>
            <button
              type="button"
              className="outil outil-petit"
              aria-busy={isBusy}
              onClick={({ currentTarget }) => {
                beforeRowLeaves(currentTarget.closest('li'))
                void discard(node.id)
              }}
            >
              Ne pas envoyer
              <span className="hors-ecran"> {subjectOf(node)}</span>
            </button>
          </li>
        ))}
      </ul>
      {totalCount > 1 && (
        <button type="button" className="outil" aria-busy={isBusy} onClick={() => void resendAll()}>
          Tout renvoyer ({totalCount})
        </button>
      )}
    </div>
  )
}

/** Sends them again, or gives them up for good, and says so. */
function useResend() {
  const [resend, isResending] = useMutation<EmailsARenvoyerMutation>(graphql`
    mutation EmailsARenvoyerMutation($input: ResendEmailsInput!) {
      result: resendEmails(input: $input) {
        ... on EmailsPayload {
          admin {
            ...Courrier_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const [drop, isDropping] = useMutation<EmailsARenvoyerAbandonMutation>(graphql`
    mutation EmailsARenvoyerAbandonMutation($input: DropEmailsInput!) {
      result: dropEmails(input: $input) {
        ... on EmailsPayload {
          admin {
            ...Courrier_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  const isBusy = isResending || isDropping

  async function act(done: string, ask: () => Promise<{ result: { message?: string } }>): Promise<void> {
    if (isBusy) return
    try {
      const { result } = await ask()
      if (result.message === undefined) announce(done)
      else announceError(result.message)
    } catch (error) {
      announceError(whyNot(error))
    }
  }

  return {
    isBusy,
    resendOne: (id: string) => act('L’e-mail repart.', () => resend({ variables: { input: { ids: [id] } } })),
    resendAll: () => act('Les e-mails repartent.', () => resend({ variables: { input: {} } })),
    discard: (id: string) =>
      act('L’e-mail ne partira pas.', () => drop({ variables: { input: { ids: [id] } } })),
  }
}

/** What tells its buttons from those of the others. */
function subjectOf({ text, to, about }: Email): string {
  return [objets[text] ?? text, about?.libelle ?? to].filter(Boolean).join(', ')
}

function Quoi({ email: { text, to, about, error } }: { email: Email }) {
  const boite = inboxOf(about?.__typename)
  return (
    <span className={classes.quoi}>
      {objets[text] ?? text}
      {about && boite && (
        <>
          {' – '}
          <a href={`/admin/dashboard?boite=${boite[0]}&message=${about.databaseId}#boite`}>
            {boite[1].un}&nbsp;: {about.libelle}
          </a>
        </>
      )}
      <small>{[to && `Pour ${to}.`, error].filter(Boolean).join(' ')}</small>
    </span>
  )
}
