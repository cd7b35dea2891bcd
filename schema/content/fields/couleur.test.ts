import { expect, test } from 'vitest'
import { accentOf, contrast, couleurFault, couleurFaults, grounds, leastContrast } from './couleur.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test.each(['#9e3b22', '#1f4e8c', '#0b5d3b', '#5b2a86', '#7a1f3d', '#333333', '#000000'])(
  '%s has a night variant that can be read, and is hardly lighter than it must be',
  (couleur) => {
    const { nuit, contraste } = accentOf(couleur)
    expect(couleurFault(couleur)).toBeNull()
    expect(contraste.papier).toBeGreaterThanOrEqual(leastContrast)
    expect(contraste.nuit).toBeGreaterThanOrEqual(leastContrast)
    expect(contraste.nuit).toBeLessThan(leastContrast + 0.2)
    for (const ground of grounds.nuit)
      expect(contrast(nuit ?? '', ground)).toBeGreaterThanOrEqual(leastContrast)
  },
)

test.each([
  ['#ffcc00', couleurFaults.papier],
  ['#ee9a76', couleurFaults.papier],
  ['#ffffff', couleurFaults.papier],
  ['#0000ff', couleurFaults.nuit],
  ['#9E3B22', couleurFaults.shape],
  ['rouge', couleurFaults.shape],
  ['#abc', couleurFaults.shape],
])('%s is refused', (couleur, fault) => {
  expect(couleurFault(couleur)).toBe(fault)
})
