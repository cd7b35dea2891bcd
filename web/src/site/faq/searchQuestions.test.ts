import { expect, test } from 'vitest'
import { searchQuestions, type Question } from './searchQuestions.ts'

const question = (databaseId: number, texte: string, reponse: string): Question => ({
  id: String(databaseId),
  databaseId,
  question: texte,
  reponse,
})

const sujets = [
  {
    titre: 'Bornage et limites',
    questions: [
      question(1, 'Combien de temps cela prend-il ?', '<p>Deux semaines.</p>'),
      question(2, 'Qui paie ?', '<p>Les <em>voisins</em>, à parts égales.</p>'),
    ],
  },
  { titre: 'Plans', questions: [question(3, 'Faut-il un plan ?', '<p>Oui, avant tout bornage.</p>')] },
]

test.each([
  ['', '1 2 3'],
  ['bornage', '1 2 3 ouverte'],
  ['bornage voisins', '2 ouverte'],
  ['LIMITES', '1 2'],
  ['plan', '3'],
  ['égales', '2 ouverte'],
  ['girafe', ''],
])('%s', (recherche, trouvees) => {
  const questions = searchQuestions(sujets, recherche).flatMap((sujet) => sujet.questions)
  const dites = questions.map(({ databaseId, ouverte }) => `${databaseId}${ouverte ? ' ouverte' : ''}`)
  expect(dites.join(' ')).toBe(trouvees)
})
