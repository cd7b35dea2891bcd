import { expect, test } from 'vitest'
import { animation, heic, picture } from '../../gateway/testing/files.ts'
import { isAnimated, pictureFormatOf } from './pictureFormat.ts'

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  '%s is told by its first bytes',
  async (format) => {
    const bytes = await picture(40, 30).toFormat(format).toBuffer()
    expect([pictureFormatOf(bytes), isAnimated(bytes)]).toEqual([format, false])
  },
)

test('the photo of a telephone is told, and what is no picture is none', () => {
  expect(pictureFormatOf(heic)).toBe('heic')
  for (const text of ['', '<svg/>', 'GIF', 'RIFF0000WAVE', '\0\0\0\x18ftypmp42'])
    expect(pictureFormatOf(Buffer.from(text, 'latin1'))).toBeNull()
})

test.each(['gif', 'webp'] as const)('a %s that moves is told from one that does not', async (format) => {
  expect(isAnimated(await animation(format))).toBe(true)
})

test('a PNG that moves says so before its first frame', async () => {
  const bytes = await picture(40, 30).png().toBuffer()
  const control = Buffer.concat([Buffer.from('\0\0\0\x08acTL', 'latin1'), Buffer.alloc(12)])
  expect(isAnimated(Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]))).toBe(true)
})
