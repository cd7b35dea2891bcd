import { useDeferredValue } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import type { ApercuCourrielsQuery } from '../../../__generated__/ApercuCourrielsQuery.graphql.ts'
import classes from './ApercuCourriels.module.css'

interface ApercuCourrielsProps {
  /** Texts as they are to be, by key; all others are as they are sent. */
  texts: ReadonlyMap<string, string>
}

/** Each e-mail to visitors as the server would send it, with what is being written in its place. */
export function ApercuCourriels({ texts }: ApercuCourrielsProps) {
  // What was written before stays until the server has answered.
  const shown = useDeferredValue(texts)
  return (
    <section aria-label="Aperçu des e-mails" className={classes.courriels}>
      <QueryBoundary of={shown} failed={<p>L’aperçu n’a pas pu être chargé.</p>}>
        <Courriels texts={shown} />
      </QueryBoundary>
    </section>
  )
}

function Courriels({ texts }: ApercuCourrielsProps) {
  const { admin } = useLazyLoadQuery<ApercuCourrielsQuery>(
    graphql`
      query ApercuCourrielsQuery($texts: [SiteTextInput!]!) {
        admin {
          emailPreviews(texts: $texts) {
            label
            fromName
            replyTo
            subject
            text
          }
        }
      }
    `,
    {
      texts: [...texts].flatMap(([key, value]) => (key.startsWith('courriel.') ? [{ key, value }] : [])),
    },
    { fetchPolicy: 'store-and-network' },
  )
  return admin?.emailPreviews.map(({ label, fromName, replyTo, subject, text }) => (
    <article key={label} aria-label={label} className={classes.lettre}>
      <h3>{label}</h3>
      <dl>
        <dt>De</dt>
        <dd>{fromName}</dd>
        <dt>Répondre à</dt>
        <dd>{replyTo}</dd>
        <dt>Objet</dt>
        <dd className={classes.objet}>{subject}</dd>
      </dl>
      <p className={classes.corps}>{text}</p>
      <small>La référence est un exemple.</small>
    </article>
  ))
}
