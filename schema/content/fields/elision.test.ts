import { expect, test } from 'vitest'
import { withDe } from './elision.ts'

test.each([
  ['Ambroise Yapi', 'd’Ambroise Yapi'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yao', 'de Yao'],
  ['Hamed', 'de Hamed'],
  ['koffi', 'de koffi'],
  ['', 'de '],
])('%j', (nom, ecrit) => {
  expect(withDe(nom)).toBe(ecrit)
})
