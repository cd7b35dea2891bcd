import { expect, test } from 'vitest'
import { aucun, auPlus, lequelRemplacer, modifier, nouveau, nouveauSeul } from './mots.ts'

const membre = { mot: 'membre' }
const entreprise = { mot: 'entreprise', feminin: true } as const
const article = { mot: 'article' }
const categorie = { mot: 'catégorie', feminin: true, complement: 'de projets' } as const

test('a type speaks of its items by their word and its gender', () => {
  expect([membre, entreprise, article, categorie].map(nouveau)).toEqual([
    'Nouveau membre',
    'Nouvelle entreprise',
    'Nouvel article',
    'Nouvelle catégorie de projets',
  ])
  expect(nouveauSeul(categorie)).toBe('Nouvelle catégorie')
  expect([membre, entreprise, article, categorie].map(modifier)).toEqual([
    'Modifier le membre',
    'Modifier l’entreprise',
    'Modifier l’article',
    'Modifier la catégorie',
  ])
  expect([membre, entreprise, categorie].map(aucun)).toEqual([
    'Aucun membre',
    'Aucune entreprise',
    'Aucune catégorie de projets',
  ])
})

test('and of how many may be active', () => {
  expect([auPlus(4, membre), auPlus(1, membre), auPlus(1, entreprise), auPlus(12, article)]).toEqual([
    'Quatre membres au plus',
    'Un seul membre',
    'Une seule entreprise',
    '12 articles au plus',
  ])
  expect([membre, entreprise].map(lequelRemplacer)).toEqual([
    'lequel remplacer\u00a0?',
    'laquelle remplacer\u00a0?',
  ])
})
