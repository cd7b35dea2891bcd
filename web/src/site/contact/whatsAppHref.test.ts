import { expect, test } from 'vitest'
import { whatsAppHref } from './whatsAppHref.ts'

test('a mobile number of Côte d’Ivoire can be written to', () => {
  expect(whatsAppHref(null, 'tel:+2250700000002')).toBe('https://wa.me/2250700000002')
})

test.each(['tel:+2252500000001', 'tel:+33612345678', 'tel:+22507', '', null])('%s cannot', (tel) => {
  expect(whatsAppHref(null, tel)).toBeNull()
})

test('a number that is meant for it can, from wherever it is, and goes before the telephone', () => {
  expect(whatsAppHref('tel:+33612345678', 'tel:+2250700000002')).toBe('https://wa.me/33612345678')
})
