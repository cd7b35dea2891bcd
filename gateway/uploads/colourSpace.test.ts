import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourSpaceOf } from './colourSpace.ts'

const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#c33' } })

/** A profile with these tags, and no more of it than is read. */
function profile(tags: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tags)
  let place = 132 + 12 * entries.length
  const table = entries.map(([name, data]) => {
    const entry = Buffer.alloc(12)
    entry.write(name, 'latin1')
    entry.writeUInt32BE(place, 4)
    entry.writeUInt32BE(data.length, 8)
    place += data.length
    return entry
  })
  return Buffer.concat([Buffer.alloc(132), ...table, ...Object.values(tags)])
}

function oldDescription(text: string): Buffer {
  const data = Buffer.alloc(13 + text.length + 20)
  data.write('desc', 'latin1')
  data.writeUInt32BE(text.length + 1, 8)
  data.write(text, 12, 'latin1')
  return data
}

function newDescription(text: string): Buffer {
  const head = Buffer.alloc(28)
  head.write('mluc', 'latin1')
  head.writeUInt32BE(1, 8)
  head.writeUInt32BE(12, 12)
  head.write('frCA', 16, 'latin1')
  head.writeUInt32BE(text.length * 2, 20)
  head.writeUInt32BE(28, 24)
  return Buffer.concat([head, Buffer.from(text, 'utf16le').swap16()])
}

/** A primary colour; its third number is not read. */
function primary(x: number, y: number): Buffer {
  const data = Buffer.alloc(20)
  data.write('XYZ ', 'latin1')
  for (const [n, part] of [x, y].entries()) data.writeInt32BE(Math.round(part * 65_536), 8 + 4 * n)
  return data
}

test.each([
  ['srgb', null],
  ['p3', 'Display P3'],
  ['cmyk', 'CMYK'],
] as const)('colourSpaceOf() of a JPEG with the profile %s is %s', async (name, expected) => {
  const bytes = await dot.clone().withIccProfile(name).jpeg().toBuffer()
  expect(colourSpaceOf(await sharp(bytes).metadata())).toBe(expected)
})

test('colourSpaceOf() of a picture without a profile is null, but for CMYK', async () => {
  expect(colourSpaceOf(await sharp(await dot.clone().png().toBuffer()).metadata())).toBeNull()
  expect(colourSpaceOf({ space: 'cmyk' })).toBe('CMYK')
})

test.each([
  [
    'its numbers before its name',
    { rXYZ: primary(0.60974, 0.31111), gXYZ: primary(0.20528, 0.62567) },
    'Adobe RGB',
  ],
  ['its name, version 2', { desc: oldDescription('Dot Gain 20%') }, 'Dot Gain 20%'],
  ['its name, version 4', { desc: newDescription('Écran du bureau\n') }, 'Écran du bureau'],
  ['no more than a line of its name', { desc: oldDescription('x'.repeat(5000)) }, 'x'.repeat(60)],
  ['null for another sRGB', { desc: oldDescription('sRGB built-in') }, null],
  ['RGB where it has no name', {}, 'RGB'],
  ['RGB where its name is cut off', { desc: oldDescription('Cut').subarray(0, 14) }, 'RGB'],
])('colourSpaceOf() tells of a profile %s', (_what, tags, expected) => {
  expect(colourSpaceOf({ space: 'srgb', icc: profile(tags) })).toBe(expected)
})

test('colourSpaceOf() takes any bytes for a profile', () => {
  for (let seed = 1; seed < 400; seed++) {
    const bytes = profile({ desc: newDescription('Nom'), rXYZ: primary(0.4, 0.2), gXYZ: primary(0.3, 0.7) })
    for (let n = 0; n < 8; n++)
      bytes[128 + ((seed * 7919 * (n + 1)) % (bytes.length - 128))] = (seed * 31 * n) % 256
    expect(() =>
      colourSpaceOf({ space: 'srgb', icc: bytes.subarray(0, seed % 2 ? bytes.length : seed) }),
    ).not.toThrow()
  }
})
