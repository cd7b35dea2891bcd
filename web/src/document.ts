import manifest from 'virtual:client-manifest'
import { accentPath } from './discovery/accent.ts'
import type { Face } from './router/response.ts'
import { versionOf } from './ui/face.ts'
import { colour } from './ui/styles/colours.ts'

/** There is no manifest in development, and none is needed. */
const isBuilt = Object.keys(manifest).length > 0

interface DocumentParts {
  /** What React rendered: titles, metas and links first, then the page. */
  body: string
  head: string
  data: string
  /** Account that the page was made for; unknown where the page failed. */
  face?: Face | undefined
}

/** Puts a rendered page into the template. */
export function documentWith(template: string, { body, head, data, face }: DocumentParts): string {
  // React writes what belongs into the head before the first element of the page.
  const start = body.indexOf('<div id="app"')
  const parts: Record<string, string> = {
    '<!--head-->': body.slice(0, start) + faceLinks(face) + preloads,
    '<!--app-->': body.slice(start),
    '<!--data-->': data,
    '</head>': `${head}</head>`,
  }
  return template
    .split(/(<!--(?:head|app|data)-->|<\/head>)/)
    .map((part) => parts[part] ?? part)
    .join('')
}

/** Icons by an address that is another one when they are; the firm’s accent, where it has chosen one. */
function faceLinks(face: Face | undefined): string {
  const version = face ? `?v=${versionOf(face)}` : ''
  const icons =
    `<link rel="icon" href="/favicon.ico${version}" sizes="32x32">` +
    `<link rel="icon" type="image/svg+xml" href="/icone.svg${version}">` +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${version}">` +
    '<link rel="manifest" href="/manifest.webmanifest">'
  if (!face?.couleur) return icons + themeColours
  const { couleur } = face
  return `${icons}<meta name="theme-color" content="${couleur}"><link rel="stylesheet" href="${accentPath(couleur)}">`
}

const themeColours =
  `<meta name="theme-color" content="${colour('papier')}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${colour('papier', 'sombre')}" media="(prefers-color-scheme: dark)">`

/** The fonts of the style sheet that every page has: found there, they would come one round trip later. */
const preloads = (isBuilt ? [...chunksOf('index.html')] : [])
  .flatMap((key) => manifest[key]?.assets ?? [])
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
  .join('')

/** What the browser loads for a page beside what the template names: before it is shown, and to take it over. */
export interface PageAssets {
  styles: string
  /** Root-relative addresses. */
  scripts: string[]
}

const known = new Map<string | null, PageAssets>()

/** The assets of the page in this module; of one without data, where there is none. */
export function pageAssets(module: string | null): PageAssets {
  const assets = known.get(module) ?? assetsOf(module)
  known.set(module, assets)
  return assets
}

function assetsOf(module: string | null): PageAssets {
  if (!isBuilt) return { styles: '', scripts: [] }
  const inTemplate = chunksOf('index.html')
  const own = new Set(['src/hydrate.tsx', ...(module ? [module] : [])].flatMap((key) => [...chunksOf(key)]))
  const chunks = [...own].filter((key) => !inTemplate.has(key)).map((key) => manifest[key])
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []))
  return {
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    scripts: chunks.flatMap((chunk) => (chunk ? `/${chunk.file}` : [])),
  }
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
