import { expect, test } from 'vitest'
import { boxOf, placeLabels, samplePath } from './placeLabels.ts'

const cadre = { largeur: 336, hauteur: 342 }

test('a name stands right of its place where nothing is in its way', () => {
  expect(placeLabels([{ nom: 'Man', x: 70, y: 170 }], cadre, [])).toEqual([{ x: 78, y: 174, ancre: 'start' }])
})

test('a name keeps clear of lines, of signs and of the edge', () => {
  const frontiere = samplePath('M95 0L95 342')
  const [man] = placeLabels([{ nom: 'Man', x: 70, y: 170 }], cadre, frontiere)
  expect(man?.ancre).toBe('end')
  const [assinie] = placeLabels([{ nom: 'Assinie', x: 320, y: 170 }], cadre, [])
  expect(assinie?.ancre).toBe('end')
})

test('no two names lie on each other, however many there are', () => {
  const lieux = Array.from({ length: 60 }, (_, n) => ({
    nom: 'Yamoussoukro',
    x: 150 + (n % 8) * 9,
    y: 150 + n,
  }))
  const boites = placeLabels(lieux, cadre, []).flatMap((texte) =>
    texte ? [boxOf('Yamoussoukro', texte)] : [],
  )
  expect(boites.length).toBeGreaterThan(2)
  for (const [n, a] of boites.entries())
    for (const b of boites.slice(n + 1))
      expect(a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas).toBe(false)
})
