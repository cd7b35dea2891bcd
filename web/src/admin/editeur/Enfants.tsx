import { useState } from 'react'
import { Button } from 'react-aria-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { EnfantsQuery } from '../../__generated__/EnfantsQuery.graphql.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { databaseIdIn } from '../globalId.ts'
import { newLabel } from '../wording.ts'
import { contentTypes } from '../contentTypes.ts'
import type { ItemVersion } from './definition/base.ts'
import type { Definition } from './definition/definition.ts'
import classes from './Editeur.module.css'

interface EnfantsProps {
  enfants: NonNullable<Definition['enfants']>
  /** What they stand below. */
  element: ItemVersion
  /** They are read anew at each, and once more when it is saved. */
  visite: string | number
}

/** What stands below an item, in its order: each leads to its own form, and so does one more. */
export function Enfants(props: EnfantsProps) {
  // Relay keeps a failure for a while: another attempt has a key of its own.
  const [essai, setEssai] = useState(0)
  return (
    <QueryBoundary
      of={essai}
      failed={
        <div className={classes.suite}>
          <p>La liste des {contentTypes[props.enfants.type].plusieurs.toLowerCase()} n’a pas pu être lue.</p>
          <Button className="outil" onPress={() => setEssai(Date.now())}>
            Réessayer
          </Button>
        </div>
      }
    >
      <Lus {...props} essai={essai} />
    </QueryBoundary>
  )
}

function Lus({ enfants, element: { id, version }, visite, essai }: EnfantsProps & { essai: number }) {
  const { page, liste, parent, plusieurs } = contentTypes[enfants.type]
  const { admin } = useLazyLoadQuery<EnfantsQuery>(
    graphql`
      query EnfantsQuery($type: ContentName!, $parent: ID!) {
        admin @required(action: THROW) {
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
    { fetchPolicy: 'store-and-network', fetchKey: `${visite} ${version} ${essai}` },
  )
  const adresse = (plus: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...(liste && { liste }), ...(parent && { [parent]: databaseIdIn(id) }), ...plus })}`
  return (
    <section className={classes.section} aria-label={plusieurs}>
      <h3 className={classes.intitule}>{plusieurs}</h3>
      <ol className={classes.enfants}>
        {admin.contents.edges.map(({ node }) => (
          <li key={node.id}>
            <a href={adresse({ modifier: String(node.databaseId) })}>{node.libelle}</a>
            {!node.status && <small> hors ligne</small>}
          </li>
        ))}
      </ol>
      <p>
        <a className={`outil ${classes.enfant}`} href={adresse({ creer: '1' })}>
          {newLabel(contentTypes[enfants.type])}
        </a>
      </p>
    </section>
  )
}
