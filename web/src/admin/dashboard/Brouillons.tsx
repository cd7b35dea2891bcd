import { graphql, useFragment } from 'react-relay'
import type { Brouillons_admin$key } from '../../__generated__/Brouillons_admin.graphql.ts'
import { editorHref } from '../editorHref.ts'
import { draftAuthor } from '../wording.ts'
import { Moment } from '../Moment.tsx'
import { contentTypeInfo } from '../contentTypes.ts'
import classes from './Dashboard.module.css'

/** How many are shown. */
const most = 10

/** What is prepared and not published, with the way there; nothing where nothing is. */
export function Brouillons({ admin }: { admin: Brouillons_admin$key }) {
  const { drafts } = useFragment(
    graphql`
      fragment Brouillons_admin on Admin {
        drafts(first: 11) {
          __typename
          id
          databaseId
          libelle
          draft {
            savedAt
            savedBy
          }
        }
      }
    `,
    admin,
  )
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="brouillons" className={classes.volet}>
      <h2 id="brouillons">Brouillons</h2>
      <ul className={classes.rangs}>
        {drafts.slice(0, most).map(({ __typename, id, databaseId, libelle, draft }) => {
          const fiche = contentTypeInfo(__typename)
          return (
            <li key={id}>
              <span className={classes.quoi}>
                <a href={fiche && editorHref(fiche, { databaseId })}>
                  {fiche?.un} «&nbsp;{libelle}&nbsp;»
                </a>
                <small>{draftAuthor(draft?.savedBy)}</small>
              </span>
              {draft && <Moment date={draft.savedAt} />}
            </li>
          )
        })}
      </ul>
      {drafts.length > most && (
        <p className={classes.vide}>Les autres sont dans leurs listes, sous «&nbsp;Brouillons&nbsp;».</p>
      )}
    </section>
  )
}
