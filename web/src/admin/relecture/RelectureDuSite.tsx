import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { RelectureDuSite_admin$key } from '../../__generated__/RelectureDuSite_admin.graphql.ts'
import type { RelectureDuSiteQuery } from '../../__generated__/RelectureDuSiteQuery.graphql.ts'
import classes from '../dashboard/Dashboard.module.css'
import { useReturn } from '../ui/useReturn.ts'
import { Remarques } from './Remarques.tsx'
import { RemarquesTextes } from './RemarquesTextes.tsx'
import { checkCount, siteChecksAnchor } from './checkCount.ts'

const anew = graphql`
  query RelectureDuSiteQuery {
    admin {
      ...RelectureDuSite_admin
    }
  }
`

/** Remarks of the checks on all published content and on the texts of the site: their number, the first five of each, and a link to all. */
export function RelectureDuSite({ admin }: { admin: RelectureDuSite_admin$key }) {
  const environment = useRelayEnvironment()
  const data = useFragment(
    graphql`
      fragment RelectureDuSite_admin on Admin {
        ...RemarquesTextes_admin
        siteTextChecks {
          message
        }
        premieres: siteChecks(first: 5) {
          totalCount
          totalIsMore
          edges {
            node {
              ...Remarques_checks
            }
          }
        }
      }
    `,
    admin,
  )
  // Refetches when the reader comes back from another window, where something may have been corrected. A failure is ignored:
  // what is shown stays, and the next return asks again.
  useReturn(() => {
    fetchQuery<RelectureDuSiteQuery>(environment, anew, {}).subscribe({ error() {} })
  })
  const { totalCount, totalIsMore, edges } = data.premieres
  const total = totalCount + data.siteTextChecks.length
  return (
    <section aria-labelledby="relecture-du-site" className={classes.volet}>
      <h2 id="relecture-du-site">Relecture du site</h2>
      {total === 0 ? (
        <p className={classes.vide}>Rien à redire à ce que voient les visiteurs.</p>
      ) : (
        <>
          <p className={classes.vide}>{checkCount(total, totalIsMore)} sur ce que voient les visiteurs.</p>
          <Remarques checks={edges.map(({ node }) => node)} />
          <RemarquesTextes admin={data} most={5} />
          {(totalCount > edges.length || data.siteTextChecks.length > 5) && (
            <p className={classes.suite}>
              <a href={siteChecksAnchor}>Tout voir</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}
