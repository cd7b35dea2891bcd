import { graphql, useLazyLoadQuery } from 'react-relay'
import type { EnfantsQuery } from '../../__generated__/EnfantsQuery.graphql.ts'
import { numeroDans } from '../globalId.ts'
import { types } from '../types.ts'
import type { Definition } from './definition.ts'
import classes from './Editeur.module.css'

interface EnfantsProps {
  enfants: NonNullable<Definition['enfants']>
  /** Global id of what they stand below. */
  id: string
}

/** What stands below an item, in its order: each leads to its own form, and so does one more. */
export function Enfants({ enfants, id }: EnfantsProps) {
  const { page, liste, parent, plusieurs } = types[enfants.type]
  const { admin } = useLazyLoadQuery<EnfantsQuery>(
    graphql`
      query EnfantsQuery($type: ContentName!, $parent: ID!) {
        admin {
          contents(type: $type, faq: $parent, order: POSITION, first: 100) {
            edges {
              node {
                id
                databaseId
                libelle
                status
              }
            }
          }
        }
      }
    `,
    { type: enfants.type, parent: id },
    { fetchPolicy: 'store-and-network' },
  )
  const adresse = (plus: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...(liste && { liste }), ...(parent && { [parent]: numeroDans(id) }), ...plus })}`
  return (
    <section className={classes.section} aria-label={plusieurs}>
      <h3 className={classes.intitule}>{plusieurs}</h3>
      <ol className={classes.enfants}>
        {admin?.contents.edges.map(({ node }) => (
          <li key={node.id}>
            <a href={adresse({ modifier: String(node.databaseId) })}>{node.libelle}</a>
            {!node.status && <small> hors ligne</small>}
          </li>
        ))}
      </ol>
      <p>
        <a className={`outil ${classes.enfant}`} href={adresse({ creer: '1' })}>
          {enfants.nouveau}
        </a>
      </p>
    </section>
  )
}
