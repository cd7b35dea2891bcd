import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** What staff read. */
const forStaff = /^(?:apercu|barre)\//

/** Names of content, and a unit. */
const toTheLetter = ['Géodésie', '\u00a0km']

/** Properties and attributes that people read or hear, even where they are one plain word. */
const read = new Set(
  'aria-label aria-description alt title placeholder description titre label sujet aide bouton legende texte terme chapeau raison'.split(
    ' ',
  ),
)
/** Those whose words are for the browser, and `nom`, whose value is a proper name: a place on a map. */
const unread = new Set(
  'className d rel rootMargin sizes style transform viewBox preserveAspectRatio nom'.split(' '),
)
/** Functions whose texts are for the browser. */
const forBrowsers = new Set(['matchMedia', 'matches', 'querySelectorAll', 'replaceAll', 'sizesOf'])

type Reader = 'people' | 'nobody' | 'unknown'

function readerOf(name: string): Reader {
  if (read.has(name)) return 'people'
  return unread.has(name) ? 'nobody' : 'unknown'
}

function isWords(text: string, reader: Reader): boolean {
  if (reader === 'nobody' || toTheLetter.includes(text) || !/\p{L}{2}/u.test(text)) return false
  return reader === 'people' || /[\s’à-öø-ÿœ]/i.test(text)
}

/** The last part of what is called: `matches` of `element.matches()`. */
function calledName({ callee }: ESTree.CallExpression): string {
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  return called.type === 'Identifier' ? called.name : ''
}

/** Words in a source that visitors read there and staff cannot change. */
function wordsIn(file: string, source: string): string[] {
  const words: string[] = []
  /** Who reads the texts of each part, an outer one before those within it. */
  const parts: { start: number; end: number; reader: Reader }[] = []
  const mark = ({ start, end }: { start: number; end: number }, reader: Reader) =>
    parts.push({ start, end, reader })
  const unreadPart = (node: { start: number; end: number }) => mark(node, 'nobody')
  function look({ start, end }: { start: number; end: number }, text: string): void {
    const part = parts.findLast((one) => one.start <= start && end <= one.end)
    if (isWords(text, part?.reader ?? 'unknown')) words.push(`${file}: ${text.trim()}`)
  }
  function markChildren({ children }: { children: { type: string; start: number; end: number }[] }): void {
    for (const child of children) if (child.type === 'JSXExpressionContainer') mark(child, 'people')
  }
  const visitor = new Visitor({
    ImportDeclaration: unreadPart,
    ImportExpression: unreadPart,
    TaggedTemplateExpression: unreadPart,
    TSLiteralType: unreadPart,
    BinaryExpression: (node) => {
      if (/^[!=]==$/.test(node.operator)) mark(node, 'nobody')
    },
    CallExpression: (node) => mark(node, forBrowsers.has(calledName(node)) ? 'nobody' : 'unknown'),
    FunctionDeclaration: (node) => mark(node, forBrowsers.has(node.id?.name ?? '') ? 'nobody' : 'unknown'),
    JSXElement: markChildren,
    JSXFragment: markChildren,
    JSXAttribute: (node) => mark(node, readerOf(String(node.name.name))),
    Property: (node) => {
      if (node.key.type === 'Identifier') mark(node, readerOf(node.key.name))
    },
    JSXText: (node) => {
      const text = node.value.replace(/&#?\w+;/g, ' ').trim()
      if (isWords(text, 'people')) words.push(`${file}: ${text}`)
    },
    Literal: (node) => {
      if (typeof node.value === 'string') look(node, node.value)
    },
    TemplateElement: (node) => look(node, node.value.cooked ?? node.value.raw),
  })
  visitor.visit(parseSync(file, source).program)
  return words
}

test.each([
  ['<p>Bonjour</p>', 'Bonjour'],
  ["<p>{category ?? 'Tous'}</p>", 'Tous'],
  ['<nav aria-label="Sujets" />', 'Sujets'],
  ["const entry = { label: 'Contact' }", 'Contact'],
  ['const count = `${nombre} projets`', 'projets'],
  ["const year = 'Année'", 'Année'],
  ["function Page({ titre = 'Contact' }) {}", 'Contact'],
])('%s holds words', (source, word) => {
  expect(wordsIn('page.tsx', source)).toEqual([`page.tsx: ${word}`])
})

test.each([
  '<p className="cadre large">{kind === "rich" && <b role="alert">{text(contact.intro)}</b>}</p>',
  "const lieu = { nom: 'Burkina Faso', href: '/projets' }",
  'const query = graphql`query { site { nom } }`',
])('%s holds none', (source) => {
  expect(wordsIn('page.tsx', source)).toEqual([])
})

test('the words of the site stand in its catalogue, where staff can change them', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !forStaff.test(file))
    .toSorted()
  expect(files.length).toBeGreaterThan(60)
  expect(
    files.flatMap((file) => wordsIn(file, readFileSync(join(import.meta.dirname, file), 'utf8'))),
  ).toEqual([])
})
