import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  abengourou,
  anyama,
  bingerville,
  cocody,
  count,
  daloa,
  gagnoa,
  ha,
  m2,
  meanLot,
  type Planche,
  songon,
  total,
} from './planches.ts'
import { projets } from './projets.ts'

const planches: Planche[] = [songon, daloa, bingerville, abengourou, gagnoa, cocody, anyama]

/** Counts and areas that a sheet lets its reader check. */
const checkable = /(?<![\d,\u202f])[\d\u202f,]+[ \u00a0](?:lots|parcelles|îlots|sommets|ha|m²)(?![\p{L}³])/gu

/** What a text may say of these. */
function figuresOf(planche: Planche): string[] {
  const { lots, ilots, sommets, areas } = planche
  const sums = [...Object.values(areas), areas.reserves + areas.plantes, total(planche)]
  return [
    `${count(lots)} lots`,
    `${count(lots)} parcelles`,
    `${ilots} îlots`,
    `${sommets} sommets`,
    meanLot(planche),
    ...sums.map(m2),
    ...[...sums, areas.lots / lots].flatMap((area) => [0, 1, 2].map((digits) => ha(area, digits))),
  ].map(withPlainSpaces)
}

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

test.each(projets.filter(({ category }) => category === 'Lotissement'))(
  '$slug says of lots, corners and areas what its sheet shows',
  ({ image, description, resultat }) => {
    const picture = readFileSync(new URL(`pictures/files/${image}-1440.avif`, import.meta.url))
    const digest = createHash('sha256').update(picture).digest('hex')
    const planche = planches.find(({ readFrom }) => digest.startsWith(readFrom))
    if (!planche) throw new Error('The picture is not the one that planches.ts was read from.')
    const told = [...`${description} ${resultat ?? ''}`.matchAll(checkable)].map(([figure]) => figure)
    expect(told.length).toBeGreaterThan(2)
    const shown = figuresOf(planche)
    // A sheet whose corners have no numbers lets nobody count them.
    const uncounted = planche.sommets === undefined ? / sommets$/ : /^$/
    expect(
      told.map(withPlainSpaces).filter((figure) => !shown.includes(figure) && !uncounted.test(figure)),
    ).toEqual([])
  },
)

test.each([
  [songon, 63],
  [daloa, 86],
  [gagnoa, 12.5],
  [cocody, 1.246],
  [anyama, 31],
])('the parts of a sheet, rounded each, are its whole', (planche, hectares) => {
  expect(Math.abs(total(planche) - hectares * 10_000)).toBeLessThan(1.5)
})
