import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { entreprises } from '../entreprise.ts'
import { equipe } from '../equipe.ts'
import { partenaires } from '../partenaires.ts'
import { presentations } from '../presentation.ts'
import { projets } from '../projets.ts'
import { services } from '../services.ts'
import { slides } from '../slides.ts'
import { testimonials } from '../testimonials.ts'
import { budget, encode, type Manifest } from './encode.ts'
import { setLine } from './lettering.ts'
import { partnerMark } from './marques/partenaires.ts'

// What uploads may hold is set for the whole process, which may be other tests' as well: there, no SVG is read.
const drawings = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))

const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8'))

test('the manifest has the pictures that the demo names, by their keys, and no others', () => {
  const named = [
    ...[...projets, ...services, ...slides, ...presentations].map(({ image }) => image),
    ...projets.flatMap(({ galerie = [] }) => galerie.map(({ image }) => image)),
    ...[...equipe, ...testimonials].map(({ photo }) => photo),
    ...[...entreprises, ...partenaires].map(({ logo }) => logo),
  ]
  expect(Object.keys(manifest)).toEqual([...new Set(named.filter((key) => key !== null))].sort())
})

test.each(Object.entries(manifest))('%s keeps to its budget', (_key, { placeholder, variants }) => {
  expect(placeholder.length).toBeLessThanOrEqual(200)
  expect(new Set(variants.map(({ format }) => format))).toEqual(new Set(['avif', 'webp']))
  for (const { file, bytes, width, format } of variants) {
    expect(statSync(new URL(`files/${file}`, import.meta.url)).size).toBe(bytes)
    expect(bytes).toBeLessThanOrEqual(budget(width, format))
  }
})

test('all pictures together stay under 9 MB', () => {
  const sizes = Object.values(manifest).flatMap(({ variants }) => variants.map(({ bytes }) => bytes))
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(9_000_000)
})

describe('a mark', () => {
  test('is drawn as it stands in the manifest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const index = partenaires.findIndex(({ logo }) => logo === 'partenaire-4')
    const drawn = await encode(
      'partenaire-4',
      partnerMark(partenaires[index]?.nom ?? '', index).image(),
      folder,
    )
    const files = drawn.variants.map(({ file }) => file)
    expect(files).toEqual(manifest['partenaire-4']?.variants.map(({ file }) => file))
    for (const { file, bytes } of drawn.variants) expect(statSync(join(folder, file)).size).toBe(bytes)
    expect(drawn).toMatchObject({ width: 480, height: 240 })
  })

  test('has letters for French, its accents and its units', () => {
    expect(setLine('Où l’île d’Abengourou, ÉÈÀÇœŒ « 12,50 m² » — 3,2 ‰ ± 1°', 10).width).toBeGreaterThan(200)
    expect(() => setLine('漢', 10)).toThrow(/Aucun tracé/)
  })
})
