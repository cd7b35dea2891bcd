import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { faq } from '../../../../schema/texts/catalogue/faq.ts'
import { Rubrique } from '../../site/faq/Rubrique.tsx'
import type { Question } from '../../site/faq/searchQuestions.ts'
import { TetePage } from '../../site/TetePage.tsx'
import { useText } from '../../texts/texts.ts'
import { Cadre } from './cadre/Cadre.tsx'
import { TextesDePage } from './cadre/TextesDePage.tsx'

interface RubriqueSeuleProps {
  titre: string
  questions: readonly Question[]
}

/** The page of questions, with one section alone. It needs no store: the site's component takes plain values. */
export function RubriqueSeule(props: RubriqueSeuleProps) {
  return (
    <Cadre titre="Aperçu de la page">
      <TextesDePage page="faq">
        <Page {...props} />
      </TextesDePage>
    </Cadre>
  )
}

function Page({ titre, questions }: RubriqueSeuleProps) {
  const text = useText()
  return (
    <>
      <TetePage fil={[{ label: text(commun.menuFaq) }]} titre={text(faq.titre)} />
      <div className="cadre">
        {questions.length > 0 ? (
          <Rubrique databaseId={0} titre={titre} questions={questions} />
        ) : (
          <p>Une section paraît sur le site avec sa première question.</p>
        )}
      </div>
    </>
  )
}
