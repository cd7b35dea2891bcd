import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const folders = new Set(
  files.flatMap((file) => [...file].flatMap((c, n) => (c === '/' ? [file.slice(0, n)] : []))),
)
const rooms = ['db', 'schema', 'gateway', 'rest-compat', 'web']
const documents = files.filter((file) => file.endsWith('.md'))

/** What is in backticks, but for examples in fences. */
const named = (text: string) =>
  [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, words]) => words ?? '')

const ending = /\.(?:ts|tsx|mjs|md|css|graphql|service|conf|yaml|html)$/
const isPath = (word: string) =>
  /^[\w.<>*-]+(?:\/[\w.<>*-]+)*\/?$/.test(word) &&
  (ending.test(word) || (word.includes('/') && rooms.includes(word.split('/')[0] ?? ''))) &&
  !/^web\/dist\b/.test(word)

/** `<type>`, `*` and `NNNN` stand for any name; a bare name may lie anywhere in the room of its document. */
function isThere(word: string, document: string): boolean {
  const path = word.replace(/\/$/, '')
  const here = dirname(document)
  const room = here.split('/')[0] ?? '.'
  const places = ['.', here, room].map((place) => normalize(join(place, path)))
  if (places.some((place) => files.includes(place) || folders.has(place))) return true
  const pattern = path.replace(/[.+]/g, '\\$&').replace(/<\w+>|\*|N{3,4}/g, '[^/]+')
  const end = new RegExp(`(?:^|/)${pattern}$`)
  const among =
    room === '.' || rooms.includes(path.split('/')[0] ?? '')
      ? files
      : files.filter((file) => file.startsWith(`${room}/`))
  return among.some((file) => end.test(file))
}

test.each(documents)('%s names files and folders that there are', (document) => {
  const words = named(read(document)).flatMap((words) => words.split(/,? /))
  expect(words.filter((word) => isPath(word) && !isThere(word, document))).toEqual([])
})

test.each(documents)('%s leads to files that there are', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|\bsrc="([^"]+)"/g)]
  const targets = links.map(([, link, source]) => link ?? source ?? '').filter((to) => !/^[a-z]+:/.test(to))
  const missing = targets.filter((to) => {
    const path = normalize(join(dirname(document), to)).replace(/\/$/, '')
    return !files.includes(path) && !folders.has(path)
  })
  expect(missing).toEqual([])
})

/** Names of what documents mention stand somewhere in here. */
const code = files
  .filter((file) => /\.(?:tsx?|mjs|graphql|json|conf|service|yaml)$/.test(file))
  .map(read)
  .join('\n')

test.each(documents)('%s names what the code has', (document) => {
  const names = named(read(document)).filter((word) => /^[a-z]+[A-Z]\w*$/.test(word))
  expect(names.filter((name) => !code.includes(name))).toEqual([])
})

test.each(documents)('%s names scripts that there are', (document) => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'))
  const asked = [...read(document).matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(asked.filter((name) => !(name in scripts))).toEqual([])
})

/** Paragraphs and items of lists, without tables, headings and examples. */
const paragraphs = (text: string) =>
  text
    .replace(/^ *```[^]*?^ *```$/gm, '')
    .split(/\n\s*\n|\n(?=(?:- |\d+\. |[#|]))/)
    .filter((paragraph) => !/^\s*(?:[#|]|$)/.test(paragraph))

test.each(documents)('%s is read without losing breath', (document) => {
  const long = paragraphs(read(document)).filter((paragraph) => paragraph.trim().split('\n').length > 5)
  expect(long).toEqual([])
  expect(
    read(document)
      .split('\n')
      .filter((line) => !line.startsWith('|') && line.length > 200),
  ).toEqual([])
})

test('the root README fits on two screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(140)
})
