import { graphql, useFragment } from 'react-relay'
import { Moment } from '../Moment.tsx'
import { ficheOf } from '../types.ts'
import type { DerniersChangements_admin$key } from '../../__generated__/DerniersChangements_admin.graphql.ts'
import classes from './Dashboard.module.css'

/** What staff changed last, wherever it is. */
export function DerniersChangements({ admin }: { admin: DerniersChangements_admin$key }) {
  const { latestChanges } = useFragment(
    graphql`
      fragment DerniersChangements_admin on Admin {
        latestChanges(first: 10) {
          __typename
          id
          databaseId
          libelle
          softdelete
          version
          updatedAt
        }
      }
    `,
    admin,
  )
  return (
    <section aria-labelledby="changements" className={classes.volet}>
      <h2 id="changements">Dernières modifications</h2>
      {latestChanges.length === 0 && <p className={classes.vide}>Rien n’a encore été publié ni modifié.</p>}
      <ol className={`${classes.rangs} ${classes.changements}`}>
        {latestChanges.map((item) => {
          const type = ficheOf(item.__typename)
          if (!type) return null
          const adresse = new URLSearchParams({
            ...(type.liste && { liste: type.liste }),
            ...(item.softdelete ? { etat: 'corbeille' } : { modifier: String(item.databaseId) }),
          })
          return (
            <li key={item.id}>
              <span className={classes.quoi}>
                <a href={`${type.page}?${adresse}`}>{item.libelle}</a>
                <small>
                  {type.un} ·{' '}
                  {item.softdelete ? 'à la corbeille' : item.version === 1 ? 'ajout' : 'modification'}
                </small>
              </span>
              <Moment date={item.updatedAt} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
