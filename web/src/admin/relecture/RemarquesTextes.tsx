import { graphql, useFragment } from 'react-relay'
import type { RemarquesTextes_admin$key } from '../../__generated__/RemarquesTextes_admin.graphql.ts'
import classes from './Remarques.module.css'

interface RemarquesTextesProps {
  admin: RemarquesTextes_admin$key
  /** How many are shown. */
  most?: number
}

/** What is to be said of the texts of the site that are not content, each with the way to where it is changed. */
export function RemarquesTextes({ admin, most = Infinity }: RemarquesTextesProps) {
  const { siteTextChecks } = useFragment(
    graphql`
      fragment RemarquesTextes_admin on Admin {
        siteTextChecks {
          message
          text {
            key
            page
            pageLabel
            label
          }
        }
      }
    `,
    admin,
  )
  if (siteTextChecks.length === 0) return null
  return (
    <ul className={classes.remarques}>
      {siteTextChecks.slice(0, most).map(({ message, text: { key, page, pageLabel, label } }, rang) => {
        const isSame = siteTextChecks[rang - 1]?.text.page === page
        return (
          <li key={`${key} ${message}`} data-suite={isSame ? '' : undefined}>
            {!isSame && <span>Textes du site « {pageLabel} »</span>}
            <a href={`/admin/site?${new URLSearchParams({ partie: 'textes', page, texte: key })}`}>
              <strong>{label}</strong> {message}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
