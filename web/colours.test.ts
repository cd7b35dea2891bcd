import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = 'src/ui/styles/jetons.css'
/** Not `&#8239;`, `white-space`, nor the black of a mask, which only says where it shows. */
const colour =
  /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgb|hsl)a?\(|(?<!mask-image: .*)\b(?:black|white)\b(?!-)/gi

test('a colour is written in jetons.css and nowhere else', () => {
  const sources = execFileSync('git', ['ls-files', 'src', '*.html'], { cwd: import.meta.dirname })
    .toString()
    .split('\n')
    .filter((file) => /\.(?:css|html|svg|tsx?)$/.test(file) && !file.includes('__generated__'))
  const found = sources.map((file) => ({
    file,
    colours: readFileSync(join(import.meta.dirname, file), 'utf8').match(colour) ?? [],
  }))
  expect(found.find(({ file }) => file === tokens)?.colours.length).toBeGreaterThan(20)
  expect(found.filter(({ file, colours }) => file !== tokens && colours.length > 0)).toEqual([])
})
