import { graphql, useFragment } from 'react-relay'
import type { Planches_projets$key } from '../../__generated__/Planches_projets.graphql.ts'
import { Planche } from './Planche.tsx'
import classes from './Planches.module.css'

/** Projets side by side, as the sheets of an atlas. */
export function Planches({ projets }: { projets: Planches_projets$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Planches_projets on SiteProjetsConnection {
        edges {
          node {
            id
            ...Planche_projet
          }
        }
      }
    `,
    projets,
  )
  return (
    <ul className={classes.planches}>
      {edges.map(({ node }) => (
        <li key={node.id}>
          <Planche projet={node} />
        </li>
      ))}
    </ul>
  )
}
