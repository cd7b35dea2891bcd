import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { ApercuCourrielsQuery } from '../../../__generated__/ApercuCourrielsQuery.graphql.ts'
import { useSought } from '../../ui/useSought.ts'
import classes from './ApercuCourriels.module.css'

interface ApercuCourrielsProps {
  /** Texts as they are to be, by key; all others are as they are sent. */
  texts: ReadonlyMap<string, string>
}

const query = graphql`
  query ApercuCourrielsQuery($texts: [SiteTextInput!]!) {
    admin @required(action: THROW) {
      emailPreviews(texts: $texts) {
        label
        fromName
        replyTo
        subject
        text
      }
    }
  }
`

/** Each e-mail to visitors as the server would send it, with what is being written in its place. */
export function ApercuCourriels({ texts }: ApercuCourrielsProps) {
  const variablesOf = useCallback(
    () => ({
      texts: [...texts].flatMap(([key, value]) => (key.startsWith('courriel.') ? [{ key, value }] : [])),
    }),
    [texts],
  )
  const { found, isLost } = useSought<ApercuCourrielsQuery>(query, '', variablesOf)
  return (
    <section aria-label="Aperçu des e-mails" className={classes.courriels}>
      {isLost && <p role="status">L’aperçu n’a pas pu être chargé.</p>}
      {found?.admin.emailPreviews.map(({ label, fromName, replyTo, subject, text }) => (
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
      ))}
    </section>
  )
}
