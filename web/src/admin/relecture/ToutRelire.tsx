import { useRef } from 'react'
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { ToutRelire_admin$key } from '../../__generated__/ToutRelire_admin.graphql.ts'
import type { ToutRelirePaginationQuery } from '../../__generated__/ToutRelirePaginationQuery.graphql.ts'
import type { ToutRelireQuery } from '../../__generated__/ToutRelireQuery.graphql.ts'
import classes from '../dashboard/Dashboard.module.css'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { Panneau } from '../panneaux/Panneau.tsx'
import { Remarques } from './Remarques.tsx'
import { RemarquesTextes } from './RemarquesTextes.tsx'
import { checkCount } from './checkCount.ts'

interface ToutRelireProps {
  preloaded: PreloadedQuery<ToutRelireQuery>
  fermer(): void
}

/** All that a careful colleague would say of what visitors see, in a panel of any page. */
export default function ToutRelire({ preloaded, fermer }: ToutRelireProps) {
  return (
    <Panneau titre="Relecture du site" close={fermer}>
      <Tout preloaded={preloaded} />
    </Panneau>
  )
}

function Tout({ preloaded }: Pick<ToutRelireProps, 'preloaded'>) {
  const { admin } = usePreloadedQuery<ToutRelireQuery>(
    graphql`
      query ToutRelireQuery @preloadable {
        admin @required(action: THROW) {
          ...ToutRelire_admin
          ...RelectureDuSite_admin
        }
      }
    `,
    preloaded,
  )
  return <Liste admin={admin} />
}

function Liste({ admin }: { admin: ToutRelire_admin$key }) {
  const pagination = usePaginationFragment<ToutRelirePaginationQuery, ToutRelire_admin$key>(
    graphql`
      fragment ToutRelire_admin on Admin
      @refetchable(queryName: "ToutRelirePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        ...RemarquesTextes_admin
        siteTextChecks {
          message
        }
        siteChecks(first: $first, after: $after) @connection(key: "ToutRelire_siteChecks") {
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
  const { totalCount, totalIsMore, edges } = pagination.data.siteChecks
  const total = totalCount + pagination.data.siteTextChecks.length
  const rows = useRef<HTMLUListElement>(null)
  return (
    <>
      <p className={classes.vide}>
        {total === 0
          ? 'Rien à redire à ce que voient les visiteurs.'
          : `${checkCount(total, totalIsMore)} sur ce que voient les visiteurs, les plus récentes d’abord.`}
      </p>
      <RemarquesTextes admin={pagination.data} />
      <Remarques checks={edges.map(({ node }) => node)} rows={rows} />
      <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
    </>
  )
}
