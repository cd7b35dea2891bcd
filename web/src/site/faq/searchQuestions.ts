import { containsWords, wordsOf } from './findWords.ts'

export interface Question {
  readonly id: string
  readonly databaseId: number
  readonly question: string
  /** Sanitised HTML. */
  readonly reponse: string
  /** Shown with its answer, because what was looked for stands only there. */
  readonly ouverte?: boolean
}

interface Sujet {
  readonly titre: string
  readonly questions: readonly Question[]
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The questions that have every word, in themselves, in their answer or in what they are about. */
export function searchQuestions<T extends Sujet>(sujets: readonly T[], recherche: string): T[] {
  const mots = wordsOf(recherche)
  if (mots.length === 0) return [...sujets]
  return sujets.map((sujet) => ({
    ...sujet,
    questions: sujet.questions
      .filter(({ question, reponse }) => containsWords(`${sujet.titre} ${question} ${textOf(reponse)}`, mots))
      .map((question) => ({
        ...question,
        ouverte: !containsWords(`${sujet.titre} ${question.question}`, mots),
      })),
  }))
}
