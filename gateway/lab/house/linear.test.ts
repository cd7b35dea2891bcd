import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

interface Recheck {
  checkSync(
    source: string,
    flags: string,
    params: Readonly<Record<string, number | null>>,
  ): { status: 'safe' | 'vulnerable' | 'unknown'; complexity?: { summary: string } }
}
const { checkSync }: Recheck = createRequire(import.meta.url)('recheck')
const root = join(import.meta.dirname, '..', '..', '..')
/** What runs at a desk alone: a test, or the bench. */
const atADesk = /\.test\.|__generated__|^gateway\/lab\//
/** The same texts in each run, and none by the clock: a busy machine finds no other faults. */
const params = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  recallTimeout: null,
  randomSeed: 1,
} as const
/** What no automaton decides is tried with texts that are made up, which the long run takes its time for. */
const undecided = /\(\?<?[!=]|\{\d+,\d{2,}\}/
/** Without a repetition that has no end, each place of a text costs the same. */
const endless = /[*+]|,\}/

/**
 * One place of a text that repeats without end at the beginning, and then something that must follow: the search begins anew at
 * each place of a long row that ends otherwise. `recheck` calls this linear.
 */
const searchesAnew =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\.|[^\\[(^])(?:[+*]|\{\d+,\})\??(?!$|\||\\s\*(?:$|\|))/

/** Where each regular expression of the product stands. */
function expressions(): Map<string, { source: string; flags: string; files: string[] }> {
  const found = new Map<string, { source: string; flags: string; files: string[] }>()
  const listed = execFileSync('git', ['ls-files', 'db', 'schema', 'gateway', 'rest-compat', 'web/src'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\n')) {
    if (!/\.(?:ts|tsx|mjs)$/.test(file) || atADesk.test(file)) continue
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        const known = found.get(`/${source}/${flags}`)
        if (known) known.files.push(file)
        else found.set(`/${source}/${flags}`, { source, flags, files: [file] })
      },
    }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  }
  return found
}

const ofTheProduct = [...expressions()]

test('no regular expression takes longer than a text explains by its length', () => {
  const slow = ofTheProduct
    .filter(([, { source }]) => endless.test(source) && (process.env.TEST_LONG || !undecided.test(source)))
    .map(([name, { source, flags, files }]) => ({
      name,
      files,
      found: checkSync(source, flags, params),
    }))
    .filter(({ found }) => found.status !== 'safe')
    .map(
      ({ name, files, found }) =>
        `${name} ${found.status} ${found.complexity?.summary ?? ''} ${files.join(' ')}`,
    )
  expect(slow).toEqual([])
})

test('none looks for the end of a row from each of its places', () => {
  expect(['\\/+$', '\\s+\\S*$', '[ab]*c'].filter((source) => !searchesAnew.test(source))).toEqual([])
  const found = ofTheProduct.filter(
    ([, { source, flags }]) => searchesAnew.test(source) && !flags.includes('y'),
  )
  expect(found.map(([name, { files }]) => `${name} ${files.join(' ')}`)).toEqual([])
})
