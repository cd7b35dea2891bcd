import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

const root = join(import.meta.dirname, '..')
const rooms = ['gateway', 'rest-compat', 'schema', 'web/src']

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:__generated__|testing|bench)\//.test(file))
  .filter((file) => existsSync(join(root, file)))

/** Every text in a source, those of its comments apart. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement: ({ value }) => texts.push(value.cooked ?? value.raw),
    JSXText: ({ value }) => texts.push(value),
  })
  visitor.visit(program)
  return texts
}

/** What it holds is code. */
const code = 'rest-compat/client/clientTypes.ts'
/** Hours as the contract with older clients writes them, and what stands in one between its days and its times. */
const toTheLetter = ['Lundi - Samedi : 08.00 - 18.00', ' : ']

test('French texts have no space that may break before a sign, nor a straight apostrophe', () => {
  expect(sources.length).toBeGreaterThan(100)
  const faults = sources.flatMap((file) =>
    textsOf(file)
      .filter((text) => file !== code && !toTheLetter.includes(text))
      .filter((text) => / [:;!?»](?:\s|$)|«(?: |$)|\p{L}'\p{L}/u.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  )
  expect(faults).toEqual([])
})
