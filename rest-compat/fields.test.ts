import { expect, test } from 'vitest'
import { FormFile } from './bodies/multipart.ts'
import { file as fileField, instant, pictureAlt, readFlag, text } from './fields.ts'

const present = 'https://geo.example/uploads/k/800.webp'

test('a picture goes out as an absolute URL, with what it shows', () => {
  const image = { url: '/uploads/k/800.webp', alt: 'Une borne' }
  expect(fileField.show(image, 'https://geo.example')).toBe(present)
  expect(pictureAlt.show(image)).toBe('Une borne')
  expect([fileField.show(null, ''), pictureAlt.show(null)]).toEqual([null, null])
})

test('a file comes in; its present URL keeps the file, null removes it', () => {
  const file = new FormFile([Buffer.from('x')], 'a.png')
  expect(fileField.read(file, present)).toBe(file)
  expect(fileField.read(present, present)).toBeUndefined()
  expect(fileField.read(null, null)).toBeUndefined()
  expect([fileField.read(null, present), fileField.read('', present)]).toEqual([null, undefined])
  expect(() => fileField.read('https://autre.example/x.png', present)).toThrow(
    'Ce champ doit être un fichier.',
  )
})

test('a text that repeats the present one says nothing', () => {
  expect(text.read('a\r\nb', 'a\nb')).toBeUndefined()
  expect(text.read('', null)).toBeUndefined()
  expect(text.read(null, null)).toBeUndefined()
  expect([text.read('b', 'a'), text.read('', 'a'), text.read(null, 'a'), text.read(12, null)]).toEqual([
    'b',
    '',
    null,
    '12',
  ])
  expect(() => text.read(true, null)).toThrow('Ce champ doit être un texte.')
})

test.each([
  ['2026-01-15T09:30:00.123Z', '2026-01-15T09:30:00.123000Z'],
  ['2026-01-15T09:30:00Z', '2026-01-15T09:30:00.000000Z'],
])('%s has microseconds', (iso, shown) => {
  expect(instant.show(iso)).toBe(shown)
})

test.each([null, '', 'vrai', 2, [true], {}, undefined])('%j is no boolean', (given) => {
  expect(() => readFlag(given)).toThrow('Ce champ vaut vrai ou faux.')
})
