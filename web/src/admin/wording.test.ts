import { expect, test } from 'vitest'
import { noneLabel, limitLabel, replaceQuestion, editLabel, newItemLabel, newLabel } from './wording.ts'

const membre = { mot: 'membre' }
const entreprise = { mot: 'entreprise', feminin: true } as const
const article = { mot: 'article' }
const categorie = { mot: 'catégorie', feminin: true, complement: 'de projets' } as const

test('a type speaks of its items by their word and its gender', () => {
  expect([membre, entreprise, article, categorie].map(newItemLabel)).toEqual([
    'Nouveau membre',
    'Nouvelle entreprise',
    'Nouvel article',
    'Nouvelle catégorie de projets',
  ])
  expect(newLabel(categorie)).toBe('Nouvelle catégorie')
  expect([membre, entreprise, article, categorie].map(editLabel)).toEqual([
    'Modifier le membre',
    'Modifier l’entreprise',
    'Modifier l’article',
    'Modifier la catégorie',
  ])
  expect([membre, entreprise, categorie].map(noneLabel)).toEqual([
    'Aucun membre',
    'Aucune entreprise',
    'Aucune catégorie de projets',
  ])
})

test('and of how many may be active', () => {
  expect([
    limitLabel(4, membre),
    limitLabel(1, membre),
    limitLabel(1, entreprise),
    limitLabel(12, article),
  ]).toEqual(['Quatre membres au plus', 'Un seul membre', 'Une seule entreprise', '12 articles au plus'])
  expect([membre, entreprise].map(replaceQuestion)).toEqual([
    'lequel remplacer\u00a0?',
    'laquelle remplacer\u00a0?',
  ])
})
