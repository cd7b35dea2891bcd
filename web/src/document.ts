import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import manifest from 'virtual:client-manifest'

interface DocumentParts {
  /** What React rendered: titles, metas and links first, then the page. */
  body: string
  head: string
  data: string
}

/** Puts a rendered page into the template. */
export function documentWith(template: string, { body, head, data }: DocumentParts): string {
  // React writes what belongs into the head before the first element of the page.
  const start = body.indexOf('<div id="app"')
  const parts: Record<string, string> = {
    '<!--head-->': body.slice(0, start) + preloads,
    '<!--app-->': body.slice(start),
    '<!--data-->': data,
    '</head>': `${head}</head>`,
  }
  return template.replace(/<!--(?:head|app|data)-->|<\/head>/g, (mark) => parts[mark] ?? mark)
}

const preloads = [besley, familjen]
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('')

/** Style sheets and scripts of a page's own chunk, which the template does not name. */
export function pageAssets(module: string | null): string {
  if (!module || Object.keys(manifest).length === 0) return ''
  const inTemplate = chunksOf('index.html')
  const own = [...chunksOf(module)].filter((key) => !inTemplate.has(key))
  const styles = new Set(own.flatMap((key) => manifest[key]?.css ?? []))
  const scripts = new Set(own.flatMap((key) => manifest[key]?.file ?? []))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

/** A chunk and what it imports before it can run. */
function chunksOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`Le client construit ne contient pas ${key}.`)
  if (found.has(key)) return found
  found.add(key)
  for (const imported of chunk.imports ?? []) chunksOf(imported, found)
  return found
}
