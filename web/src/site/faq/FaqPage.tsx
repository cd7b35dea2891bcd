import { useDeferredValue, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { faq } from '../../../../schema/texts/catalogue/faq.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
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
      <PageHead site={site} title={text(faq.titre)} description={text(faq.resume)} />
      <TetePage
        fil={[{ label: text(commun.menuFaq) }]}
        titre={text(faq.titre)}
        chapeau={
          <>
            {text(faq.intro)}{' '}
            <a href="/contact" className={classes.insecable}>
              {text(faq.introLien)}
            </a>
            .
          </>
        }
      />
      {questions.length === 0 ? (
        <div className={`cadre ${classes.corps}`}>
          <p className={classes.seul}>
            {text(faq.attente)} <a href="/contact">{text(faq.attenteContact)}</a>.
          </p>
        </div>
      ) : (
        <div className={`cadre ${classes.corps}`}>
          <div className={classes.cote}>
            <RechercheFaq saisie={saisie} onInput={setSaisie} nombre={nombre} total={questions.length} />
            <nav className={classes.sommaire} aria-label={text(faq.sujets)}>
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
                <p>{text(faq.vide)}</p>
                <p>
                  <a href="/contact">{text(faq.videLien)}</a>
                  {text(faq.videOu)}{' '}
                  <button type="button" onClick={() => setSaisie('')}>
                    {text(faq.videBouton)}
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
