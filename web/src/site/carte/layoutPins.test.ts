import { expect, test } from 'vitest'
import type { BaseMap } from '../../lieux/carte.ts'
import { layoutPins } from './layoutPins.ts'

const fond: BaseMap = {
  ouest: 0,
  nord: 0,
  degre: 1,
  largeur: 336,
  hauteur: 342,
  terre: '',
  ocean: 'M0 300L336 300',
  littoral: '',
  lagunes: '',
  frontieres: '',
  voisins: '',
}
const projet = (id: string, lieu: string, x: number, y: number) => ({
  id,
  titre: id,
  lieu,
  href: `/${id}`,
  x,
  y,
})
const deux = () => [projet('a', 'Man', 70, 170), projet('b', 'Bouaké', 200, 170)]

test('what stands where is thought out once, until a projet has moved or has another name', () => {
  const premiers = layoutPins(fond, deux(), 25)
  expect(premiers.map(({ nom }) => nom)).not.toContain(null)
  expect(layoutPins(fond, deux(), 25)).toBe(premiers)
  const [a, b] = deux()
  if (!a || !b) throw new Error('There are two.')
  expect(layoutPins(fond, [a, { ...b, x: 190 }], 25)[1]?.pied.x).toBe(190)
  expect(layoutPins(fond, [a, { ...b, titre: 'Autre' }], 25)[1]?.repere.titre).toBe('Autre')
  expect(layoutPins(fond, [a], 25)).toHaveLength(1)
})

test('each map has its own', () => {
  const autre = { ...fond }
  expect(layoutPins(autre, deux(), 25)).not.toBe(layoutPins(fond, deux(), 25))
})
