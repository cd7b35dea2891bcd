import { expect, test } from 'vitest'
import { browserName } from './browserName.ts'

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A546B) ${kit} Chrome/120.0.0.0 Mobile Safari/537.36`,
    'Chrome sur Android (SM-A546B)',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; TECNO CK7n Build/TP1A.220624.014) ${kit} Chrome/119.0.0.0 Mobile Safari/537.36`,
    'Chrome sur Android (TECNO CK7n)',
  ],
  // No model is told: none is made up.
  [`Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome sur Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox sur Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0`,
    'Edge sur Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome sur Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
  [null, 'Programme inconnu'],
])('%s', (userAgent, said) => {
  expect(browserName(userAgent)).toBe(said)
})
