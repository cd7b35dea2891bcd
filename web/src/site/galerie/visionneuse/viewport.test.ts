import { expect, test } from 'vitest'
import { clampView, panBy, wholeView, naturalScale, fittedSize, zoomAt } from './viewport.ts'

const cadrage = { planche: { largeur: 4000, hauteur: 2000 }, cadre: { largeur: 1000, hauteur: 1000 } }

test('a sheet is whole in its frame, and never larger than it was uploaded', () => {
  expect(fittedSize(cadrage)).toEqual({ largeur: 1000, hauteur: 500 })
  expect(naturalScale(cadrage)).toBe(4)
  const petite = { ...cadrage, planche: { largeur: 300, hauteur: 200 } }
  expect(fittedSize(petite)).toEqual({ largeur: 300, hauteur: 200 })
})

test('what lies below the pointer stays there', () => {
  const autour = { x: 200, y: 100 }
  const vue = zoomAt(wholeView, 4, cadrage, autour)
  expect(vue.echelle).toBe(4)
  // A point of the sheet, in points of the whole one, seen from its middle.
  const sous = { x: (autour.x - vue.x) / vue.echelle, y: (autour.y - vue.y) / vue.echelle }
  expect(sous).toEqual(autour)
})

test('it is neither smaller than whole nor larger than there is to see, and no edge leaves the frame', () => {
  expect(zoomAt(wholeView, 0.1, cadrage)).toEqual(wholeView)
  expect(zoomAt(wholeView, 1000, cadrage).echelle).toBe(8)
  expect(panBy(wholeView, { x: 300, y: 300 }, cadrage)).toEqual(wholeView)
  expect(panBy({ echelle: 4, x: 0, y: 0 }, { x: 9000, y: -9000 }, cadrage)).toEqual({
    echelle: 4,
    x: 1500,
    y: -500,
  })
})

test('a frame that turns keeps what it can of the view', () => {
  const etroit = { ...cadrage, cadre: { largeur: 400, hauteur: 800 } }
  expect(clampView({ echelle: 4, x: 1500, y: 500 }, etroit)).toEqual({ echelle: 4, x: 600, y: 0 })
})
