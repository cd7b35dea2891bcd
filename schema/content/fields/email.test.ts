import { expect, test } from 'vitest'
import { keptEmail } from './email.ts'

test.each([
  ['Contact@CÔTE-Topo.Example', 'Contact@côte-topo.example'],
  ['contact@co\u0302te.example', 'contact@côte.example'],
  ['Yao@Example.CI', 'Yao@Example.CI'],
])('%s is kept as %s', (written, kept) => expect(keptEmail(written)).toBe(kept))
