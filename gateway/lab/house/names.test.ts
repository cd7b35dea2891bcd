import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Everyday words and French verbs, with what the trade says instead. */
const instead: Readonly<Record<string, string>> = {
  anew: 'again, restart',
  aside: 'quarantine',
  attacher: 'attach',
  anybody: 'anonymous',
  asked: 'request, parsed, selected',
  basculer: 'toggle',
  beside: 'related',
  deplacer: 'move',
  dire: 'announce',
  ecrire: 'write',
  effacer: 'erase',
  faire: 'perform',
  garder: 'save, store',
  lire: 'read, parse',
  noter: 'remember',
  ones: 'items',
  patience: 'timeouts',
  patiently: 'longTransaction, retry',
  relire: 'reload',
  retenir: 'block',
  several: 'bulk',
  speed: 'rate',
  suivre: 'follow, subscribe',
  told: 'outcome, options',
  trouver: 'find',
  twin: 'duplicate',
  whereabouts: 'identity, place',
  whoever: 'caller',
}

const root = join(import.meta.dirname, '../../..')

test('no exported name has an everyday word where the trade has one', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('__generated__') && !file.startsWith('db/migrations/'))
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
      ),
    ].flatMap(([, name = '']) => {
      const word = name
        .split(/(?=[A-Z])/)
        .map((part) => part.toLowerCase())
        // A component is named after what people see, a message after what it says.
        .find((part) => /^[a-z]/.test(name) && Object.hasOwn(instead, part))
      return word ? [`${file}: ${name}, rather ${instead[word]}`] : []
    }),
  )
  expect(found).toEqual([])
})
