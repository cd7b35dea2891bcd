import { faq } from '../../../../schema/texts/catalogue/faq.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import classes from './Rubrique.module.css'
import type { Question } from './searchQuestions.ts'

interface RubriqueProps {
  databaseId: number
  titre: string
  questions: readonly Question[]
}

/** The questions on one subject, each with an address of its own. */
export function Rubrique({ databaseId, titre, questions }: RubriqueProps) {
  const text = useText()
  if (questions.length === 0) return null
  return (
    <section className={classes.rubrique} aria-labelledby={`sujet-${databaseId}`}>
      <h2 id={`sujet-${databaseId}`}>{titre}</h2>
      {questions.map(({ id, databaseId: numero, question, reponse, ouverte }) => (
        <details key={id} id={`question-${numero}`} className={classes.question} open={ouverte || undefined}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div className={classes.reponse}>
            <Html html={reponse} prefix={`question-${numero}`} />
            <p className={classes.lien} data-hors-recherche data-ecran>
              <a href={`#question-${numero}`}>
                {text(faq.reponseLien)}
                <span className="hors-ecran">&nbsp;: {question}</span>
              </a>
            </p>
          </div>
        </details>
      ))}
    </section>
  )
}
