import { graphql, useFragment } from 'react-relay'
import type { OutilsEditeur_content$key } from '../../__generated__/OutilsEditeur_content.graphql.ts'
import { Partage } from '../partage/Partage.tsx'
import { Programmation } from '../programmation/Programmation.tsx'
import classes from './Editeur.module.css'

/** What can be done with an item beside changing it. */
export function OutilsEditeur({ content }: { content: OutilsEditeur_content$key }) {
  const item = useFragment(
    graphql`
      fragment OutilsEditeur_content on Content {
        ...Programmation_content
        ...Partage_content
      }
    `,
    content,
  )
  return (
    <p className={classes.outils}>
      <Programmation content={item} />
      <Partage content={item} />
    </p>
  )
}
