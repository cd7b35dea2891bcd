import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { changelog } from './changelog.ts'

const page = /\/guide\/(fr|en)\.html$/

/**
 * Puts the examples and the changelog into the pages for integrators while they are built. The examples are the files that the
 * tests run, to the letter; figures come in when a server begins to show the pages (guide.ts).
 */
export function guidePage(): Plugin {
  return {
    name: 'guide-page',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        const [, language] = page.exec(filename) ?? []
        if (language !== 'fr' && language !== 'en') return html
        return html
          .replace(/<!-- example (\S+) -->/g, (_, file: string) => exampleIn(join(dirname(filename), file)))
          .replace('<!-- changelog -->', () => changelogIn(language))
      },
    },
  }
}

function exampleIn(file: string): string {
  const name = basename(file)
  const code = escaped(readFileSync(file, 'utf8').trimEnd())
  return `<figure><figcaption>${name}</figcaption>
<pre tabindex="0" role="region" aria-label="${name}"><code>${code}</code></pre></figure>`
}

function changelogIn(language: 'fr' | 'en'): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return changelog
    .map(
      ({ date, ...texts }) =>
        `<dt><time datetime="${date}">${day.format(new Date(date))}</time></dt><dd>${escaped(texts[language])}</dd>`,
    )
    .join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
