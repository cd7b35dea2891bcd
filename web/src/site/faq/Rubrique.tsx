import { graphql, useFragment } from 'react-relay'
import { Html } from '../../ui/Html.tsx'
import classes from './Rubrique.module.css'
import type { Rubrique_faq$key } from './__generated__/Rubrique_faq.graphql.ts'

/** The questions on one subject, each with an address of its own. */
export function Rubrique({ faq }: { faq: Rubrique_faq$key }) {
  const { databaseId, titre, questions } = useFragment(
    graphql`
      fragment Rubrique_faq on Faq {
        databaseId
        titre
        questions {
          id
          databaseId
          question
          reponse
        }
      }
    `,
    faq,
  )
  if (questions.length === 0) return null
  return (
    <section className={classes['rubrique']} aria-labelledby={`sujet-${databaseId}`}>
      <h2 id={`sujet-${databaseId}`}>{titre}</h2>
      {questions.map(({ id, databaseId: numero, question, reponse }) => (
        <details key={id} id={`question-${numero}`} className={classes['question']}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className={classes['reponse']}>
            <Html html={reponse} />
            <p className={classes['lien']}>
              <a href={`#question-${numero}`}>
                Lien vers cette réponse<span className="hors-ecran">&nbsp;: {question}</span>
              </a>
            </p>
          </div>
        </details>
      ))}
    </section>
  )
}
