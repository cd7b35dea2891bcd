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
      autres: {},
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

describe('two changes to one gallery', () => {
  const picture = (media: string, legende = '', avant = false) => ({
    media,
    adresse: `/${media}.webp`,
    taille: null,
    legende,
    alt: '',
    focal: null,
    avant,
  })
  const gallery = (...names: string[]) => ({ galerie: names.map((name) => picture(name)) })
  const namesIn = (value: unknown) =>
    (Array.isArray(value) ? value : []).map(({ media }: { media: string }) => media).join('')

  test.each([
    ['additions of both', 'AB', 'ABC', 'ABD', 'ABCD'],
    ['an addition in the middle', 'AB', 'ABC', 'ADB', 'ADBC'],
    ['an addition at the start', 'AB', 'ABC', 'DAB', 'DABC'],
    ['removals of both', 'ABCD', 'ACD', 'ABC', 'AC'],
    ['my order with their addition', 'AB', 'BA', 'ABC', 'BCA'],
    ['their order, where I kept mine', 'ABC', 'ABCD', 'CBA', 'CDBA'],
    ['my order, where both changed it', 'ABC', 'BAC', 'CBA', 'BAC'],
    ['a removal with an addition', 'AB', 'A', 'ABC', 'AC'],
    ['all removed with an addition', 'AB', '', 'ABC', 'C'],
  ])('keep %s', (_what, before, mine, theirs, merged) => {
    const merge = mergeValues(gallery(...before), gallery(...mine), gallery(...theirs))
    expect(merge.conflicts).toEqual([])
    expect(namesIn(merge.valeurs['galerie'])).toBe(merged)
  })

  test('keep what was said of different pictures, and different things said of one', () => {
    const merge = mergeValues(
      gallery('A', 'B'),
      { galerie: [picture('A', 'La mienne'), picture('B')] },
      { galerie: [picture('A', '', true), picture('B', 'La leur')] },
    )
    expect(merge.conflicts).toEqual([])
    expect(merge.valeurs['galerie']).toEqual([picture('A', 'La mienne', true), picture('B', 'La leur')])
  })

  test('are asked about where they contradict each other; either answer keeps the rest of both', () => {
    const merge = mergeValues(
      gallery('A', 'B'),
      { galerie: [picture('A', 'La mienne'), picture('B'), picture('C')] },
      { galerie: [picture('A', 'La leur'), picture('D'), picture('B')] },
    )
    expect(merge.conflicts).toEqual(['galerie'])
    const rest = [picture('D'), picture('B'), picture('C')]
    expect(merge.valeurs['galerie']).toEqual([picture('A', 'La mienne'), ...rest])
    expect(merge.autres['galerie']).toEqual([picture('A', 'La leur'), ...rest])
  })

  test('are asked about where one removed what the other described', () => {
    const merge = mergeValues(
      gallery('A', 'B'),
      { galerie: [picture('A', 'Dit'), picture('B')] },
      gallery('B'),
    )
    expect(merge.conflicts).toEqual(['galerie'])
    expect(namesIn(merge.valeurs['galerie'])).toBe('AB')
    expect(namesIn(merge.autres['galerie'])).toBe('B')
  })
})

test('where a picture of a gallery lies is no change to it', () => {
  const one = { media: 'A', taille: null, legende: '', alt: '', focal: null, avant: false }
  const before = { galerie: [{ ...one, adresse: null }] }
  expect(changedFields(before, { galerie: [{ ...one, adresse: '/a.webp' }] })).toEqual([])
  expect(changedFields(before, { galerie: [{ ...one, adresse: null, legende: 'Dit' }] })).toEqual(['galerie'])
})
