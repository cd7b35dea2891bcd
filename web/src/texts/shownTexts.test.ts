import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allCatalogued, shownWith } from '../../../schema/texts/catalogue.ts'

const source = join(import.meta.dirname, '..')
const site = join(source, 'site')
const catalogue = join(source, '../../schema/texts/catalogue')

/** The files that one imports, at once or later, types apart. */
function importsOf(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(/(?<!import type [^;\n]*)(?:from|import\() ?'(\.[^']*\.tsx?)'/g),
  ].map(([, path = '']) => join(dirname(file), path))
}

/** Pages of the catalogue that a file and all that it imports take texts from. */
function textsUsedBy(entry: string): Set<string> {
  const seen = new Set([entry])
  for (const file of seen)
    if (file.startsWith(source)) for (const imported of importsOf(file)) seen.add(imported)
  const used = [...seen].filter((file) => dirname(file) === catalogue)
  return new Set(used.map((file) => file.slice(catalogue.length + 1, -'.ts'.length)))
}

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, page] =
    /SiteLayout_site @arguments\(page: "(\w+)"\)/.exec(
      file.endsWith('Page.tsx') ? readFileSync(join(site, file), 'utf8') : '',
    ) ?? []
  return page ? [{ file, page }] : []
})

test.each(pages)('$file asks for the texts that it shows', ({ file, page }) => {
  expect([...textsUsedBy(join(site, file))].filter((name) => !shownWith(page).includes(name))).toEqual([])
})

test('header and footer show texts of all pages alone', () => {
  const used = textsUsedBy(join(site, 'SiteLayout.tsx'))
  expect([...used].filter((name) => !shownWith('').includes(name))).toEqual([])
})

test('each text of the catalogue is shown somewhere', () => {
  const files = [source, join(source, '../../schema/texts')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const unread = allCatalogued().filter(({ page, text }) => {
    const name = text.key
      .slice(page.name.length + 1)
      .replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())
    return !files.some((file) => {
      const imported = new RegExp(
        `import \\{ (?:\\w+ as )?(\\w+) \\} from '[^']*/catalogue/${page.name}\\.ts'`,
      ).exec(file)
      return imported && new RegExp(`\\b${imported[1]}\\.${name}\\b`).test(file)
    })
  })
  expect(unread.map(({ text }) => text.key)).toEqual([])
})
