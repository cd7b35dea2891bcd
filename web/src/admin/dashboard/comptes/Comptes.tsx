import { lazy, useCallback, useState } from 'react'
import { fetchQuery, graphql, useFragment, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { VoirPlus } from '../../liste/VoirPlus.tsx'
import { useNotificationEvents } from '../../panneaux/notifications/notificationEvents.ts'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import { useKeyboardPlace } from '../../ui/useKeyboardPlace.ts'
import { useReturn } from '../../ui/useReturn.ts'
import type { Comptes_admin$key } from '../../../__generated__/Comptes_admin.graphql.ts'
import type { Inscriptions_site$key } from '../../../__generated__/Inscriptions_site.graphql.ts'
import type { Comptes_viewer$key } from '../../../__generated__/Comptes_viewer.graphql.ts'
import type { ComptesQuery } from '../../../__generated__/ComptesQuery.graphql.ts'
import type { ComptesPaginationQuery } from '../../../__generated__/ComptesPaginationQuery.graphql.ts'
import { Inscriptions } from './Inscriptions.tsx'
import { LigneDeCompte } from './LigneDeCompte.tsx'
import classes from '../Dashboard.module.css'

const Invitation = lazy(() => import('./Invitation.tsx'))

/** The number that the fragment asks for. */
const shownFirst = 20
/** The most that one answer holds. */
const largestPage = 100

const anew = graphql`
  query ComptesQuery($first: Int!) {
    admin {
      ...Comptes_admin @arguments(first: $first)
      ...Attention_admin
    }
    site {
      ...Inscriptions_site
    }
  }
`

interface ComptesProps {
  admin: Comptes_admin$key
  site: Inscriptions_site$key
  /** The reader's own account. */
  viewer: Comptes_viewer$key | null | undefined
}

/** The accounts that are open, waiting and disabled. */
export function Comptes({ admin, site, viewer }: ComptesProps) {
  const environment = useRelayEnvironment()
  const pagination = usePaginationFragment<ComptesPaginationQuery, Comptes_admin$key>(
    graphql`
      fragment Comptes_admin on Admin
      @refetchable(queryName: "ComptesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        accounts(first: $first, after: $after) @connection(key: "Comptes_accounts") {
          __id
          edges {
            node {
              id
              waiting
              ...LigneDeCompte_account
            }
          }
        }
      }
    `,
    admin,
  )
  const own = useFragment(
    graphql`
      fragment Comptes_viewer on Account {
        id
        role
      }
    `,
    viewer,
  )
  // The number that one has asked for.
  const shown = Math.max(shownFirst, pagination.data.accounts.edges.length)
  const look = useCallback(
    (first: number) => {
      // What is shown stays where this fails, and the next look asks again.
      fetchQuery<ComptesQuery>(environment, anew, { first }).subscribe({ error() {} })
    },
    [environment],
  )
  // The account that has just been asked for is the last of all.
  useNotificationEvents(useCallback(({ kind }) => kind === 'ACCOUNT_REQUEST' && look(largestPage), [look]))
  // Staff send the address from another program, and come back to see who has registered.
  useReturn(() => look(shown))
  const [isInviting, setInviting] = useState(false)
  const accounts = pagination.data.accounts.edges.map(({ node }) => node)
  const { rows, beforeRowLeaves } = useKeyboardPlace(accounts.length, '[aria-labelledby=comptes]')
  return (
    <section aria-labelledby="comptes" className={classes.volet}>
      <h2 id="comptes">Comptes</h2>
      <p className={classes.suite}>
        <button type="button" className="bouton" onClick={() => setInviting(true)}>
          Inviter un collègue
        </button>
      </p>
      <LateBoundary of={isInviting} onMissing={() => setInviting(false)}>
        {isInviting && (
          <Invitation connectionId={pagination.data.accounts.__id} onClose={() => setInviting(false)} />
        )}
      </LateBoundary>
      <Inscriptions site={site} />
      <ul ref={rows} className={classes.rangs}>
        {[...accounts.filter((one) => one.waiting), ...accounts.filter((one) => !one.waiting)].map(
          (account) => (
            <LigneDeCompte
              key={account.id}
              account={account}
              isOwn={account.id === own?.id}
              byOwner={own?.role === 'PROPRIETAIRE'}
              connectionId={pagination.data.accounts.__id}
              beforeRowLeaves={beforeRowLeaves}
            />
          ),
        )}
      </ul>
      <VoirPlus shown={accounts.length} pagination={pagination} rows={rows} />
    </section>
  )
}
