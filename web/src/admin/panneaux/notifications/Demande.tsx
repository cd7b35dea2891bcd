import { graphql, useFragment } from 'react-relay'
import type { Demande_account$key } from '../../../__generated__/Demande_account.graphql.ts'
import { Moment } from '../../Moment.tsx'
import { dashboard } from '../../paths.ts'
import classes from './Notifications.module.css'

/** A request for an account: who asks, and the way to where it is opened. */
export function Demande({ account, createdAt }: { account: Demande_account$key; createdAt: string }) {
  const { nom, email } = useFragment(
    graphql`
      fragment Demande_account on Account {
        nom
        email
      }
    `,
    account,
  )
  return (
    <li className={classes.avis}>
      <a href={`${dashboard}#comptes`}>{nom}</a>
      <span className={classes.objet}>demande un compte · {email}</span>
      <span className={classes.moment}>
        <span className={classes.nouveau}>En attente</span> <Moment date={createdAt} />
      </span>
    </li>
  )
}
