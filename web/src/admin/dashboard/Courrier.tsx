import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Courrier_admin$key } from '../../__generated__/Courrier_admin.graphql.ts'
import { Moment } from '../Moment.tsx'
import { LateBoundary } from '../ui/LateBoundary.tsx'
import classes from './Dashboard.module.css'

const EmailsARenvoyer = lazy(() => import('./EmailsARenvoyer.tsx'))

/** Says that e-mail does not go out, and what waits for somebody; nothing where all is well. */
export function Courrier({ admin }: { admin: Courrier_admin$key }) {
  const data = useFragment(
    graphql`
      fragment Courrier_admin on Admin {
        emailsLateSince
        unsentEmails(first: 5) {
          totalCount
        }
        ...EmailsARenvoyer_admin
      }
    `,
    admin,
  )
  if (!data.emailsLateSince) return null
  return (
    <section className={classes.courrier} aria-labelledby="courrier">
      <h2 id="courrier">Des e-mails ne sont pas partis</h2>
      <p>
        Le plus ancien attend depuis&nbsp;: <Moment date={data.emailsLateSince} isWhole />. Rien n’est
        perdu&nbsp;: ce que les visiteurs ont envoyé est dans la boîte de réception, et le site réessaie de
        lui-même pendant une demi-journée.
      </p>
      {data.unsentEmails.totalCount > 0 && (
        <LateBoundary>
          <EmailsARenvoyer admin={data} />
        </LateBoundary>
      )}
    </section>
  )
}
