import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, 'src')

/** What a style sheet says of `:hover` outside of `@media (hover: hover)`; menus also open without a script, by either. */
function stuckIn(css: string): string[] {
  const within: string[] = []
  const stuck: string[] = []
  for (const [, before = '', brace] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    const head = before.slice(before.lastIndexOf(';') + 1).trim()
    if (brace === '}') within.pop()
    else within.push(head)
    if (
      head.replace(':is(:hover, :focus-within)', '').includes(':hover') &&
      !within.includes('@media (hover: hover)')
    )
      stuck.push(head)
  }
  return stuck
}

test('where nothing hovers nothing looks hovered: a finger leaves that state on what it has touched', () => {
  expect(stuckIn('@media (width < 9rem) { a:hover { color: red } } a { color: red }')).toEqual(['a:hover'])
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets.flatMap((name) => stuckIn(readFileSync(join(source, name), 'utf8')))
  expect(found).toEqual([])
})
