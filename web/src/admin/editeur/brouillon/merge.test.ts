import { describe, expect, test } from 'vitest'
import { changedFields, mergeValues } from './merge.ts'

const base = { nom: 'Base', resume: 'Base', categories: ['a'], position: { latitude: '5', longitude: '-4' } }

describe('two changes to one item', () => {
  test('to different fields are merged', () => {
    const merge = mergeValues(base, { ...base, nom: 'Moi' }, { ...base, resume: 'Autre' })
    expect(merge).toEqual({
      valeurs: { ...base, nom: 'Moi', resume: 'Autre' },
      conflicts: [],
      takenOver: ['resume'],
    })
  })

  test('to the same field are a conflict, unless they agree', () => {
    expect(mergeValues(base, { ...base, nom: 'Moi' }, { ...base, nom: 'Autre' }).conflicts).toEqual(['nom'])
    expect(mergeValues(base, { ...base, nom: 'Oui' }, { ...base, nom: 'Oui' }).conflicts).toEqual([])
  })

  test('to the two halves of a position are a conflict: half of each is nowhere', () => {
    const mienne = { ...base, position: { latitude: '6', longitude: '-4' } }
    const autre = { ...base, position: { latitude: '5', longitude: '-5' } }
    expect(mergeValues(base, mienne, autre).conflicts).toEqual(['position'])
  })
})

test('a chosen file is a change, and a list in the same order is none', () => {
  const fichier = new File(['x'], 'x.png')
  const before = { image: { fichier: null, adresse: null }, categories: ['a', 'b'] }
  expect(changedFields(before, { image: { fichier, adresse: null }, categories: ['a', 'b'] })).toEqual([
    'image',
  ])
})
