import { expect, test } from 'vitest'
import { clientAddress, forwardedBy } from './visitor.ts'

test('without a trusted proxy the header is not believed', () => {
  expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1')
  expect(clientAddress('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1')
})

test('each trusted proxy vouches for one address, from the right; what is left of them a client may invent', () => {
  expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', ['6.6.6.6', '203.0.113.9, 192.0.2.7'], 2)).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', '203.0.113.9', 2)).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', undefined, 1)).toBe('127.0.0.1')
})

test('what a client has put before them is not read, however much it is', () => {
  const header = `${'[a,'.repeat(5_000)}, 203.0.113.9, 192.0.2.7`
  expect(clientAddress('127.0.0.1', header, 1)).toBe('192.0.2.7')
  expect(clientAddress('127.0.0.1', header, 2)).toBe('203.0.113.9')
  expect(forwardedBy(header).length).toBeLessThan(1_000)
})

test('an entry may name a port, which is no part of the address', () => {
  expect(clientAddress('127.0.0.1', '6.6.6.6:7, 203.0.113.6:1000', 1)).toBe('203.0.113.6')
  expect(clientAddress('127.0.0.1', '[2001:db8::1]:443', 1)).toBe('2001:db8::1')
  expect(clientAddress('127.0.0.1', '[2001:db8::1]', 1)).toBe('2001:db8::1')
  expect(clientAddress('127.0.0.1', '2001:db8::1', 1)).toBe('2001:db8::1')
  expect(forwardedBy('::ffff:203.0.113.6, 2001:db8::1:443, unknown, , _a:b')).toEqual([
    '::ffff:203.0.113.6',
    '2001:db8::1:443',
    'unknown',
    '_a:b',
  ])
})
