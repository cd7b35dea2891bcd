import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uncropped } from '../../schema/media/crop.ts'
import { heic, picture } from '../lab/testing/files.ts'
import { encode, readPicture } from './pictures.ts'

const unreadable = 'Cette image n’est pas lisible\u00a0: PNG, JPEG, WebP, AVIF ou GIF.'

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  '%s is read; half of it is not',
  async (format) => {
    const bytes = await picture(600, 400).toFormat(format).toBuffer()
    const read = await readPicture(bytes)
    expect(read).toMatchObject({ width: 600, height: 400 })
    expect(read.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(read.placeholder?.length).toBeLessThanOrEqual(200)
    await expect(readPicture(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(unreadable)
  },
)

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['nothing', ''],
  ['the beginning of a picture', '\u0089PNG\r\n\u001a\n'],
])('%s is refused', async (_what, text) => {
  await expect(readPicture(Buffer.from(text, 'latin1'))).rejects.toThrow(unreadable)
})

test.each([
  ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  [
    'the same with a declaration',
    '<?xml version="1.0"?><!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ['the same with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
])('%s is refused, and told what to send instead', async (_what, text) => {
  const told = 'Un dessin SVG ne peut pas être montré ici\u00a0: enregistrez-le en PNG'
  await expect(readPicture(Buffer.from(text))).rejects.toThrow(told)
  await expect(readPicture(Buffer.from(`\ufeff${text}`, 'utf16le'))).rejects.toThrow(told)
})

test('a photo as telephones keep it is refused, and told how to be sent', async () => {
  await expect(readPicture(heic)).rejects.toThrow('Enregistrez-la en JPEG')
})

test('a picture in a format that the site does not take is refused', async () => {
  await expect(readPicture(await picture(20, 20).tiff().toBuffer())).rejects.toThrow(unreadable)
})

test('a small file that unpacks to more than 50 megapixels is refused by its header', async () => {
  const bomb = await picture(20, 20).png().toBuffer()
  // Its first chunk says how large it is; nobody gets to what follows.
  bomb.writeUInt32BE(8000, 16)
  bomb.writeUInt32BE(8000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await sharp(bomb).metadata()).toMatchObject({ width: 8000, height: 8000 })
  await expect(readPicture(bomb)).rejects.toThrow('Cette image dépasse 50\u00a0millions de pixels.')
})

test('a small AVIF that unpacks to more than 20 megapixels is refused by its header', async () => {
  const bomb = await picture(64, 64).avif({ effort: 0 }).toBuffer()
  // The box that says how large it is.
  const size = bomb.indexOf('ispe') + 8
  bomb.writeUInt32BE(5_000, size)
  bomb.writeUInt32BE(4_001, size + 4)
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
    width: 5_000,
    height: 4_001,
  })
  await expect(readPicture(bomb)).rejects.toThrow('Cette image AVIF dépasse 20\u00a0millions de pixels.')
})

test('of an animation the first frame stands for it', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frame('#ff0000'), await frame('#0000ff')]
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
  const read = await readPicture(gif)
  const sent = { width: 60, height: 40, isAnimated: true, colourSpace: null }
  expect(read).toMatchObject({ width: 60, height: 40, sent })
  const { channels } = await sharp(read.source).stats()
  expect([channels[0]?.mean, channels[2]?.mean]).toEqual([255, 0])
})

test('what a camera says of a picture goes, and the picture stands upright', async () => {
  const lying = await picture(600, 400)
    .withExif({ IFD0: { Copyright: 'Awa' }, IFD3: { GPSLatitude: '5/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const read = await readPicture(lying)
  expect(read).toMatchObject({ width: 400, height: 600 })
  for (const copy of [read.source, await encode(read.source, 400, 'webp')]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(copy).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
  }
  // Turned to the right, what was left is above.
  const { data } = await sharp(read.source)
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([(data[0] ?? 0) > (data[2] ?? 0), (data[3] ?? 0) < (data[5] ?? 0)]).toEqual([true, true])
})

test.each([
  [300, 200, [240, 300]],
  [480, 300, [240, 480]],
  [1200, 800, [240, 480, 640, 960, 1200]],
  [3000, 2000, [240, 480, 640, 960, 1440, 1920]],
  [2000, 24_000, [240, 480, 640, 683]],
  [12_000, 1, [240, 480, 640, 960, 1440, 1920]],
])('%i × %i is kept at %j', async (width, height, widths) => {
  const background = '#888'
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const read = await readPicture(bytes)
  expect(read.widths).toEqual(widths)
  for (const one of widths) {
    const copy = await sharp(await encode(read.source, one, 'webp')).metadata()
    expect([copy.format, copy.width]).toEqual(['webp', one])
  }
})

test('what a large picture in other colours was is told, but not of a part of it', async () => {
  const bytes = await picture(3000, 2000)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const sent = { width: 2000, height: 3000, isAnimated: false, colourSpace: 'Display P3' }
  expect(await readPicture(bytes)).toMatchObject({ width: 1920, height: 2880, sent })
  expect(await readPicture(bytes, { ...uncropped, width: 0.5 })).toMatchObject({ sent: null })
})

test('what is transparent stays so', async () => {
  const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const { source, placeholder } = await readPicture(logo)
  expect((await sharp(await encode(source, 50, 'webp')).metadata()).hasAlpha).toBe(true)
  expect(placeholder?.length).toBeLessThanOrEqual(200)
})

test('a part of a straightened picture has no dark edge, whichever corner it is of', async () => {
  const white = await sharp({ create: { width: 611, height: 407, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const quarterTurns of [0, 1, 2, 3])
    for (const degrees of [0.3, -0.3, 5, -13.7])
      for (const [left, top] of [
        [0, 0],
        [0.95, 0],
        [0, 0.95],
        [0.95, 0.95],
      ] as const) {
        const crop = { quarterTurns, degrees, left, top, width: 0.05, height: 0.05 }
        const { channels } = await sharp((await readPicture(white, crop)).source).stats()
        expect([crop, Math.min(...channels.map(({ min }) => min)) > 240]).toEqual([crop, true])
      }
})

test.each([1, 6, 3, 8])('a crop of a picture of orientation %i is of what one sees', async (orientation) => {
  const [width, height] = orientation === 6 || orientation === 8 ? [40, 80] : [80, 40]
  const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#00f' } },
        left: 40,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const back = { 1: 0, 6: 270, 3: 180, 8: 90 }[orientation] ?? 0
  const sent = await sharp(upright).rotate(back).withMetadata({ orientation }).png().toBuffer()
  expect(await sharp(sent).metadata()).toMatchObject({ width, height })
  const crop = { quarterTurns: 1, degrees: 0, left: 0, top: 0, width: 1, height: 0.5 }
  const read = await readPicture(sent, crop)
  expect([read.width, read.height]).toEqual([40, 40])
  const { channels } = await sharp(read.source).stats()
  expect([channels[0]?.mean, channels[2]?.mean]).toEqual([255, 0])
})
