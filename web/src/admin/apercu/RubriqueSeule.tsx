import { Rubrique } from '../../site/faq/Rubrique.tsx'
import type { Question } from '../../site/faq/searchQuestions.ts'
import { TetePage } from '../../site/TetePage.tsx'
import { Cadre } from './Cadre.tsx'

/** The page of questions, with one section alone. It needs no store: the site's component takes plain values. */
export function RubriqueSeule({ titre, questions }: { titre: string; questions: readonly Question[] }) {
  return (
    <Cadre titre="Aperçu de la page">
      <TetePage fil={[{ label: 'FAQ' }]} titre="Questions fréquentes" />
      <div className="cadre">
        {questions.length > 0 ? (
          <Rubrique databaseId={0} titre={titre} questions={questions} />
        ) : (
          <p>Une section paraît sur le site avec sa première question.</p>
        )}
      </div>
    </Cadre>
  )
}
