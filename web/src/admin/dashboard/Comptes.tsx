import { useRef } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { usePageLocation } from '../../router/location.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { alerter, annoncer, whyNot } from '../messages/messages.ts'
import { inscrire } from '../paths.ts'
import type { Comptes_account$key } from '../../__generated__/Comptes_account.graphql.ts'
import type { Comptes_admin$key } from '../../__generated__/Comptes_admin.graphql.ts'
import type { ComptesActivateMutation } from '../../__generated__/ComptesActivateMutation.graphql.ts'
import type { ComptesDisableMutation } from '../../__generated__/ComptesDisableMutation.graphql.ts'
import type { ComptesPaginationQuery } from '../../__generated__/ComptesPaginationQuery.graphql.ts'
import classes from './Dashboard.module.css'

interface ComptesProps {
  admin: Comptes_admin$key
  /** The account of who reads this. */
  own: string | undefined
}

/** Who may sign in, who waits to, and who may no more. */
export function Comptes({ admin, own }: ComptesProps) {
  const pagination = usePaginationFragment<ComptesPaginationQuery, Comptes_admin$key>(
    graphql`
      fragment Comptes_admin on Admin
      @refetchable(queryName: "ComptesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        accounts(first: $first, after: $after) @connection(key: "Comptes_accounts") {
          edges {
            node {
              id
              waiting
              ...Comptes_account
            }
          }
        }
      }
    `,
    admin,
  )
  const { origin } = usePageLocation()
  const rows = useRef<HTMLUListElement>(null)
  const accounts = pagination.data.accounts.edges.map(({ node }) => node)
  return (
    <section aria-labelledby="comptes" className={classes.volet}>
      <h2 id="comptes">Comptes</h2>
      <p className={classes.aide}>
        Pour en demander un, un collègue va à l’adresse <strong>{origin + inscrire}</strong>&nbsp;; sa demande
        attend ensuite ici.
      </p>
      <ul ref={rows} className={classes.rangs}>
        {[...accounts.filter((one) => one.waiting), ...accounts.filter((one) => !one.waiting)].map(
          (account) => (
            <Compte key={account.id} account={account} isOwn={account.id === own} />
          ),
        )}
      </ul>
      <VoirPlus shown={accounts.length} pagination={pagination} rows={rows} />
    </section>
  )
}

function Compte({ account, isOwn }: { account: Comptes_account$key; isOwn: boolean }) {
  const { id, nom, email, status, waiting } = useFragment(
    graphql`
      fragment Comptes_account on Account {
        id
        nom
        email
        status
        waiting
      }
    `,
    account,
  )
  const [activate, isActivating] = useMutation<ComptesActivateMutation>(graphql`
    mutation ComptesActivateMutation($input: AccountInput!) {
      result: activateAccount(input: $input) {
        ... on ActivationPayload {
          account {
            ...Comptes_account
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
  const [disable, isDisabling] = useMutation<ComptesDisableMutation>(graphql`
    mutation ComptesDisableMutation($input: AccountInput!) {
      result: disableAccount(input: $input) {
        ... on ActivationPayload {
          account {
            ...Comptes_account
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

  async function change(commit: typeof activate | typeof disable, done: string): Promise<void> {
    try {
      const { result } = await commit({ variables: { input: { id } } })
      if (result.message === undefined) annoncer(`${nom} ${done}`)
      else alerter(result.message)
    } catch (error) {
      alerter(whyNot(error))
    }
  }

  return (
    <li>
      <span className={classes.quoi}>
        {nom} {isOwn && '(vous)'}
        <small>{email}</small>
      </span>
      <span className={classes.statut} data-attend={waiting ? '' : undefined}>
        {status ? 'Actif' : waiting ? 'En attente' : 'Désactivé'}
      </span>
      {!status && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isActivating || isDisabling}
          aria-label={`Activer le compte «\u00a0${nom}\u00a0»`}
          onClick={() => void change(activate, 'peut maintenant se connecter.')}
        >
          Activer
        </button>
      )}
      {(status || waiting) && !isOwn && (
        <button
          type="button"
          className="outil outil-petit"
          disabled={isActivating || isDisabling}
          aria-label={`${waiting ? 'Refuser' : 'Désactiver'} le compte «\u00a0${nom}\u00a0»`}
          onClick={() => void change(disable, waiting ? 'n’aura pas accès.' : 'ne peut plus se connecter.')}
        >
          {waiting ? 'Refuser' : 'Désactiver'}
        </button>
      )}
    </li>
  )
}
