import { expect, test } from 'vitest'
import { projets } from '../../../db/demo/projets.ts'
import { services } from '../../../db/demo/services.ts'
import { slugOf } from './slugOf.ts'

/** Its nom is longer than an address may be. */
const shortened = 'densification-du-reseau-geodesique-de-la-nawa'

test.each([
  ['projet', projets],
  ['service', services],
])('the demo’s %s have the addresses that their noms give', (stem, items) => {
  for (const { nom, slug } of items)
    if (slug === shortened) expect(slugOf(nom, stem)).toMatch(/^densification-[a-z-]{60,85}[a-z]$/)
    else expect(slug).toBe(slugOf(nom, stem))
})
