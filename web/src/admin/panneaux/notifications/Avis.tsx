import { graphql, useFragment } from 'react-relay'
import { Moment } from '../../Moment.tsx'
import { inboxOf, inboxes } from '../../dashboard/boite/inboxes.ts'
import type { Avis_content$key } from '../../../__generated__/Avis_content.graphql.ts'
import classes from './Notifications.module.css'

/** One thing that came in: who sent what, and the way to it. */
export function Avis({ content, createdAt }: { content: Avis_content$key; createdAt: string }) {
  const message = useFragment(
    graphql`
      fragment Avis_content on Content {
        __typename
        databaseId
        libelle
        ... on Message {
          lu
        }
        ... on Contact {
          sujet
        }
        ... on Devis {
          reference
        }
        ... on Carriere {
          poste
        }
      }
    `,
    content,
  )
  const [boite, { un }] = inboxOf(message.__typename) ?? ['messages', inboxes.messages]
  const objet = message.sujet ?? message.reference ?? message.poste
  return (
    <li className={classes.avis} data-lu={message.lu ? '' : undefined}>
      <a href={`/admin/dashboard?boite=${boite}&message=${message.databaseId}`}>{message.libelle}</a>
      <span className={classes.objet}>{objet ? `${un} · ${objet}` : un}</span>
      <span className={classes.moment}>
        {!message.lu && <span className={classes.nouveau}>Non lu</span>} <Moment date={createdAt} />
      </span>
    </li>
  )
}
