import { graphql, useFragment } from 'react-relay'
import type { PlanRefuse_notification$key } from '../../../__generated__/PlanRefuse_notification.graphql.ts'
import { editorHref } from '../../editorHref.ts'
import { Moment } from '../../Moment.tsx'
import { contentTypeInfo } from '../../contentTypes.ts'
import classes from './Notifications.module.css'

/** Something that was planned and was not done: what, why not, and the way to it. */
export function PlanRefuse({ notification }: { notification: PlanRefuse_notification$key }) {
  const { createdAt, publish, failure, content } = useFragment(
    graphql`
      fragment PlanRefuse_notification on Notification {
        createdAt
        publish
        failure
        content {
          __typename
          databaseId
          libelle
          softdelete
        }
      }
    `,
    notification,
  )
  const fiche = content && contentTypeInfo(content.__typename)
  if (!fiche) return null
  return (
    <li className={classes.avis} data-refus="">
      <a href={editorHref(fiche, content)}>
        {fiche.un} «&nbsp;{content.libelle}&nbsp;»
      </a>
      <span className={classes.objet}>
        {publish ? 'La publication prévue' : 'Le retrait prévu'} n’a pas été {publish ? 'faite' : 'fait'}.{' '}
        {failure}
      </span>
      <span className={classes.moment}>
        <Moment date={createdAt} />
      </span>
    </li>
  )
}
