import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builds } from '../../start/builds.mjs'

/*
 * The oldest browsers that the README names: Chrome and Edge 120, Firefox 121, Safari 17. The compiler knows what is newer in
 * the language (`target` in vite.config.ts); these are functions, which it does not look for.
 */
const newer = [
  'URL.parse',
  'Promise.try',
  'Promise.withResolvers',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'AbortSignal.any',
  'Error.isError',
  'Iterator.from',
  'RegExp.escape',
  'ReadableStream.from',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Math.f16round',
  'Math.sumPrecise',
  'Symbol.dispose',
  'CSS.highlights',
  'scheduler.postTask',
  'scheduler.yield',
  'requestIdleCallback',
  '.caretPositionFromPoint',
  '.checkVisibility',
  '.getComposedRanges',
  '.getOrInsert',
  '.hidePopover',
  '.isDisjointFrom',
  '.isSubsetOf',
  '.isSupersetOf',
  '.isWellFormed',
  '.moveBefore',
  '.parseHTMLUnsafe',
  '.requestClose',
  '.setHTMLUnsafe',
  '.showPopover',
  '.startViewTransition',
  '.symmetricDifference',
  '.toBase64',
  '.toWellFormed',
  '.togglePopover',
]

/** Their callers look first whether they are there; of libraries, but for the last. */
const asked = [
  '.caretPositionFromPoint',
  '.checkVisibility',
  '.getComposedRanges',
  '.startViewTransition',
  'CSS.highlights',
]

const root = join(import.meta.dirname, '..', '..', '..')

function namedIn(text: string): string[] {
  return newer.filter((name) =>
    new RegExp(`${/^\w/.test(name) ? '\\b' : ''}${name.replaceAll('.', '\\.')}\\b`).test(text),
  )
}

function readAll(folder: string, isRead: (name: string) => boolean): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}

test('what is built for browsers calls nothing that the oldest of them lack', () => {
  const [built] = builds(join(root, 'web', 'dist'))
  const scripts = readAll(join(built?.folder ?? '', 'client', 'assets'), (name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const found = new Set(scripts.flatMap(([, text]) => namedIn(text)))
  expect([...found].filter((name) => !asked.includes(name))).toEqual([])
})

test('nor does our own code, where a library may ask first', () => {
  const sources = readAll(join(root, 'web', 'src'), (name) => /\.tsx?$/.test(name))
  const found = sources.flatMap(([name, text]) => namedIn(text).map((one) => `${one} in ${name}`))
  expect(found).toEqual([expect.stringMatching(/^CSS\.highlights in site\/faq\//)])
})
