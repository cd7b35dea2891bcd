import { useDeferredValue, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { JsonLd } from '../../ui/JsonLd.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import classes from './FaqPage.module.css'
import { RechercheFaq } from './RechercheFaq.tsx'
import { Rubrique } from './Rubrique.tsx'
import type { FaqPageQuery } from '../../__generated__/FaqPageQuery.graphql.ts'
import { searchQuestions } from './searchQuestions.ts'
import { useHighlights } from './useHighlights.ts'
import { useOpenQuestion } from './useOpenQuestion.ts'

export const query = graphql`
  query FaqPageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "faq")
      ...PageHead_site
      faqs(first: 100) {
        edges {
          node {
            id
            databaseId
            titre
            questions {
              id
              databaseId
              question
              reponse
            }
          }
        }
      }
    }
  }
`

/** Questions by subject; a link to one of them opens it, and a search leaves those that have its words. */
export default function FaqPage({ data: { site } }: PageProps<FaqPageQuery>) {
  const [saisie, setSaisie] = useState('')
  const recherche = useDeferredValue(saisie)
  const liste = useRef<HTMLDivElement>(null)
  useOpenQuestion(recherche, () => setSaisie(''))
  useHighlights(liste, recherche)
  const rubriques = site.faqs.edges.map(({ node }) => node).filter(({ questions }) => questions.length > 0)
  const questions = rubriques.flatMap((rubrique) => rubrique.questions)
  const montrees = searchQuestions(rubriques, recherche)
  const nombre = montrees.reduce((somme, rubrique) => somme + rubrique.questions.length, 0)
  return (
    <>
      <PageHead
        site={site}
        title="Questions fréquentes"
        description="Les réponses aux questions que l’on nous pose le plus sur les terrains, les plans et les limites."
      />
      <TetePage
        fil={[{ label: 'FAQ' }]}
        titre="Questions fréquentes"
        chapeau={
          <>
            Des réponses générales, à vérifier pour votre terrain. La vôtre n’y est pas&#8239;?{' '}
            <a href="/contact" className={classes.insecable}>
              Posez-la-nous
            </a>
            .
          </>
        }
      />
      {questions.length === 0 ? (
        <div className={`cadre ${classes.corps}`}>
          <p className={classes.seul}>
            Les premières réponses arrivent. En attendant, <a href="/contact">posez-nous votre question</a>.
          </p>
        </div>
      ) : (
        <div className={`cadre ${classes.corps}`}>
          <div className={classes.cote}>
            <RechercheFaq saisie={saisie} onInput={setSaisie} nombre={nombre} total={questions.length} />
            <nav className={classes.sommaire} aria-label="Sujets">
              <ul className={classes.liste}>
                {rubriques.map(({ id, databaseId, titre }) => (
                  <li key={id}>
                    <a href={`#sujet-${databaseId}`}>{titre}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={classes.rubriques} ref={liste}>
            {montrees.map(({ id, databaseId, titre, questions: trouvees }) => (
              <Rubrique key={id} databaseId={databaseId} titre={titre} questions={trouvees} />
            ))}
            {nombre === 0 && (
              <div className={classes.vide}>
                <p>Aucune de nos réponses ne contient ces mots.</p>
                <p>
                  <a href="/contact">Posez-nous la question</a>, ou{' '}
                  <button type="button" onClick={() => setSaisie('')}>
                    revoyez-les toutes
                  </button>
                  .
                </p>
              </div>
            )}
          </div>
          <JsonLd
            data={{
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, reponse }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: reponse },
              })),
            }}
          />
        </div>
      )}
    </>
  )
}
