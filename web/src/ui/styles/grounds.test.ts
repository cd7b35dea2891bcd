import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentOf, grounds, leastContrast } from '../../../../schema/content/fields/couleur.ts'

const [light = '', dark = ''] = readFileSync(new URL('jetons.css', import.meta.url), 'utf8').split('@media')

function colour(name: string, tokens = light): string {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
}

test('the grounds of the rule of accents are those of the style sheet', () => {
  expect(grounds).toEqual({
    papier: [colour('papier'), colour('papier-creux')],
    nuit: [colour('papier', dark), colour('papier-creux', dark), colour('nuit'), colour('nuit', dark)],
  })
})

test('the accent of the style sheet keeps the rule', () => {
  const { contraste } = accentOf(colour('laterite'))
  expect(contraste.papier).toBeGreaterThan(leastContrast)
  expect(contraste.nuit).toBeGreaterThan(leastContrast)
})
