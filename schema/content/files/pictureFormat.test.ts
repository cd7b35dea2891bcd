import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headBytes, isAnimated, isSvg, pictureFormatOf } from './pictureFormat.ts'

function filled(background: string) {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
}

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  '%s is told by its first bytes',
  async (format) => {
    const bytes = await filled('red').toFormat(format).toBuffer()
    expect([pictureFormatOf(bytes), isAnimated(bytes)]).toEqual([format, false])
  },
)

test('the photo of a telephone is told, and what is no picture is none', () => {
  const format = (text: string) => pictureFormatOf(Buffer.from(text, 'latin1'))
  expect(format('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toBe('heic')
  for (const text of ['', '<svg/>', 'GIF', 'RIFF0000WAVE', '\0\0\0\x18ftypmp42'])
    expect(format(text)).toBeNull()
})

test('a drawing is told from a page that shows one, and from words about one', () => {
  const told = (text: string) => isSvg(Buffer.from(text))
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  for (const text of [drawing, `\ufeff\n${drawing}`, `<!-- a --><!DOCTYPE svg>${drawing}`])
    expect([text, told(text)]).toEqual([text, true])
  for (const text of ['', '<p>svg</p>', `<html>${drawing}</html>`, `Voici\u00a0: ${drawing}`, '<svgz/>'])
    expect([text, told(text)]).toEqual([text, false])
})

test.each(['gif', 'webp'] as const)('a %s that moves is told from one that does not', async (format) => {
  const frames = await Promise.all(['red', 'blue'].map((colour) => filled(colour).png().toBuffer()))
  const moving = sharp(frames, { join: { animated: true } })
  expect(isAnimated(await moving.toFormat(format, { loop: 1 }).toBuffer())).toBe(true)
})

test('a GIF that would be shown over and over again, of one frame, does not move', async () => {
  const image = { raw: { width: 4, height: 4, channels: 3, pageHeight: 4 } } as const
  const still = await sharp(Buffer.alloc(48), image).gif({ loop: 0 }).toBuffer()
  expect(still.includes('NETSCAPE2.0')).toBe(true)
  expect(isAnimated(still)).toBe(false)
  // Its second frame is not among the first bytes of a large one.
  expect(isAnimated(Buffer.concat([still, Buffer.alloc(headBytes)]).subarray(0, headBytes))).toBe(true)
})

test('a PNG that moves says so before its first frame', async () => {
  const bytes = await filled('red').png().toBuffer()
  const control = Buffer.concat([Buffer.from('\0\0\0\x08acTL', 'latin1'), Buffer.alloc(12)])
  expect(isAnimated(Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]))).toBe(true)
})
