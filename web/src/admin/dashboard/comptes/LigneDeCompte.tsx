import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { withDe } from '../../../../../schema/content/fields/elision.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { announceError, announce, whyNot } from '../../messages/announcements.ts'
import type {
  LigneDeCompte_account$data,
  LigneDeCompte_account$key,
  Role,
} from '../../../__generated__/LigneDeCompte_account.graphql.ts'
import type { LigneDeCompteActivateMutation } from '../../../__generated__/LigneDeCompteActivateMutation.graphql.ts'
import type { LigneDeCompteDeleteMutation } from '../../../__generated__/LigneDeCompteDeleteMutation.graphql.ts'
import type { LigneDeCompteRoleMutation } from '../../../__generated__/LigneDeCompteRoleMutation.graphql.ts'
import type { LigneDeCompteDisableMutation } from '../../../__generated__/LigneDeCompteDisableMutation.graphql.ts'
import classes from '../Dashboard.module.css'
import { Boite, boite } from '../../ui/Boite.tsx'
import { ChoixDeRole } from './ChoixDeRole.tsx'
import { LienADonner, type LienADonnerProps } from './LienADonner.tsx'
import { LienMotDePasse } from './LienMotDePasse.tsx'
import { type AccountQuestion, QuestionDeCompte } from './QuestionDeCompte.tsx'
import { roleLabels } from './roleLabels.ts'
import { useRowOfKeyboard } from './useRowOfKeyboard.ts'

interface LigneDeCompteProps {
  account: LigneDeCompte_account$key
  isOwn: boolean
  /** An owner of the site looks at it. */
  byOwner: boolean
  /** Relay's id of the list. */
  connectionId: string
  beforeRowLeaves(row: Element | null): void
}

/** An account, open, waiting or disabled, and what can be done about it. */
export function LigneDeCompte({
  account,
  isOwn,
  byOwner,
  connectionId,
  beforeRowLeaves,
}: LigneDeCompteProps) {
  const compte = useFragment(
    graphql`
      fragment LigneDeCompte_account on Account {
        id
        nom
        email
        status
        waiting
        requests
        role
        ...LienMotDePasse_account
      }
    `,
    account,
  )
  const { nom, email, status, waiting, requests, role } = compte
  const acts = useAccountActs(compte, connectionId)
  const { onActivate, onDisable, isBusy, lien, dismiss } = acts
  const [isGiving, setGiving] = useState(false)
  const [question, setQuestion] = useState<AccountQuestion | null>(null)
  // What a new account is to be: it has had no role yet.
  const [futur, setFutur] = useState(role)
  // Nobody else touches an owner’s account.
  const mayTouch = !isOwn && (role !== 'PROPRIETAIRE' || (byOwner && !status))
  const maySetRole = !isOwn && role !== 'PROPRIETAIRE' && (byOwner || waiting || role !== 'ADMINISTRATEUR')
  const dit = `le compte «\u00a0${nom}\u00a0»`
  const row = useRowOfKeyboard(isBusy || lien !== null || question !== null)
  return (
    <li ref={row}>
      <span className={classes.quoi}>
        {nom} {isOwn && '(vous)'}
        <small>{email}</small>
        {waiting && requests > 1 && (
          <small>
            Demandé {requests} fois&nbsp;: assurez-vous que l’adresse est bien celle {withDe(nom)}.
          </small>
        )}
      </span>
      <span className={classes.statut} data-attend={waiting ? '' : undefined}>
        {status
          ? role === 'PROPRIETAIRE'
            ? roleLabels[role]
            : 'Actif'
          : waiting
            ? 'En attente'
            : 'Désactivé'}
      </span>
      {(status || waiting) && maySetRole && (
        <ChoixDeRole
          dit={dit}
          role={waiting ? futur : role}
          isBusy={isBusy}
          onSelect={waiting ? setFutur : acts.onRole}
        />
      )}
      {status && byOwner && role !== 'PROPRIETAIRE' && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isBusy}
          aria-label={`Nommer propriétaire ${dit}`}
          onClick={() => setQuestion('promote')}
        >
          Nommer propriétaire…
        </button>
      )}
      {status && byOwner && !isOwn && role === 'PROPRIETAIRE' && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isBusy}
          onClick={() => setQuestion('demote')}
        >
          Retirer ce rôle…<span className="hors-ecran"> à {nom}</span>
        </button>
      )}
      {status && mayTouch && (
        <button type="button" className="outil outil-petit" onClick={() => setGiving(true)}>
          Mot de passe…<span className="hors-ecran"> {withDe(nom)}</span>
        </button>
      )}
      {!status && mayTouch && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isBusy}
          aria-label={`Activer ${dit}`}
          onClick={() => onActivate(futur)}
        >
          Activer
        </button>
      )}
      {(status || waiting) && mayTouch && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isBusy}
          aria-label={`${waiting ? 'Refuser' : 'Désactiver'} ${dit}`}
          onClick={onDisable}
        >
          {waiting ? 'Refuser' : 'Désactiver'}
        </button>
      )}
      {!status && mayTouch && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isBusy}
          aria-label={`Supprimer ${dit}`}
          onClick={() => setQuestion('delete')}
        >
          Supprimer…
        </button>
      )}
      {question && (
        <QuestionDeCompte
          question={question}
          compte={compte}
          onConfirm={() => {
            if (question === 'delete') beforeRowLeaves(row.current)
            return acts[question]()
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      {lien && (
        <Boite titre={`Premier mot de passe ${withDe(nom)}`}>
          <div className={boite.corps}>
            <LienADonner nom={nom} lien={lien} onClose={dismiss} />
          </div>
        </Boite>
      )}
      {isGiving && <LienMotDePasse account={compte} onClose={() => setGiving(false)} />}
    </li>
  )
}

/** Lets somebody in, or out, or forgets him. Each says what came of it. */
function useAccountActs({ id, nom, waiting }: LigneDeCompte_account$data, connectionId: string) {
  const [lien, setLien] = useState<LienADonnerProps['lien'] | null>(null)
  const [forget, isForgetting] = useMutation<LigneDeCompteDeleteMutation>(graphql`
    mutation LigneDeCompteDeleteMutation($input: AccountInput!, $connections: [ID!]!) {
      result: deleteAccount(input: $input) {
        ... on DeleteAccountPayload {
          deletedAccountId @deleteEdge(connections: $connections)
          admin {
            ...Attention_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const [activate, isActivating] = useMutation<LigneDeCompteActivateMutation>(graphql`
    mutation LigneDeCompteActivateMutation($input: AccountInput!, $role: Role) {
      result: activateAccount(input: $input, role: $role) {
        ... on ActivationPayload {
          account {
            ...LigneDeCompte_account
          }
          passwordLink {
            link
            expiresAt
          }
          admin {
            ...Attention_admin
            ...PremiersPas_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const [setRole, isNaming] = useMutation<LigneDeCompteRoleMutation>(graphql`
    mutation LigneDeCompteRoleMutation($input: SetRoleInput!) {
      result: setRole(input: $input) {
        ... on SetRolePayload {
          account {
            ...LigneDeCompte_account
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  const [disable, isDisabling] = useMutation<LigneDeCompteDisableMutation>(graphql`
    mutation LigneDeCompteDisableMutation($input: AccountInput!) {
      result: disableAccount(input: $input) {
        ... on ActivationPayload {
          account {
            ...LigneDeCompte_account
          }
          admin {
            ...Attention_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function change(
    ask: () => Promise<{ readonly result: { readonly message?: string } }>,
    done: string,
  ): Promise<void> {
    try {
      const { result } = await ask()
      if (result.message === undefined) announce(`${nom} ${done}`)
      else announceError(result.message)
    } catch (error) {
      announceError(whyNot(error))
    }
  }

  const variables = { input: { id } }
  // The link is there where the site sends no e-mail.
  async function activateAccount(role: Role) {
    const answer = await activate({ variables: { ...variables, role: waiting ? role : null } })
    setLien(answer.result.passwordLink ?? null)
    return answer
  }
  return {
    isBusy: isActivating || isDisabling || isForgetting || isNaming,
    promote: () =>
      change(
        () => setRole({ variables: { input: { id, role: 'PROPRIETAIRE' } } }),
        'est maintenant propriétaire du site.',
      ),
    demote: () =>
      change(
        () => setRole({ variables: { input: { id, role: 'ADMINISTRATEUR' } } }),
        'n’est plus propriétaire du site.',
      ),
    lien,
    dismiss: () => setLien(null),
    onActivate: (role: Role) =>
      void change(() => activateAccount(role), 'peut choisir son mot de passe, puis se connecter.'),
    onRole: (role: Role) =>
      void change(
        () => setRole({ variables: { input: { id, role } } }),
        `a maintenant le rôle «\u00a0${roleLabels[role]}\u00a0».`,
      ),
    onDisable: () =>
      void change(() => disable({ variables }), waiting ? 'n’aura pas accès.' : 'ne peut plus se connecter.'),
    delete: () =>
      change(
        () => forget({ variables: { ...variables, connections: [connectionId] } }),
        'n’est plus parmi les comptes.',
      ),
  }
}
