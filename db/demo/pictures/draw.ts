/**
 * Draws the pictures of the demo and writes them, encoded, beside a manifest.
 *   node --import tsx db/demo/pictures/draw.ts            everything
 *   node --import tsx db/demo/pictures/draw.ts slide-1 …  only these keys (or keys that start so)
 * The result is committed: filling a database only copies the files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { catalogue } from './catalogue.ts'
import { encode, type Manifest, type ManifestEntry } from './encode.ts'

// The drawings are a background task: leave the other cores alone.
sharp.concurrency(1)

const folder = fileURLToPath(new URL('./files/', import.meta.url))
const manifestFile = fileURLToPath(new URL('./manifest.json', import.meta.url))

async function readManifest(): Promise<Map<string, ManifestEntry>> {
  try {
    const known: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
    return new Map(Object.entries(known))
  } catch {
    return new Map()
  }
}

const wanted = process.argv.slice(2)
const entries = catalogue()
const chosen = entries.filter(
  ({ key }) =>
    wanted.length === 0 ||
    wanted.some((start) => key === start || key.startsWith(`${start}-`) || key.startsWith(`projet-${start}`)),
)
if (chosen.length === 0) throw new Error(`Aucune image pour : ${wanted.join(', ')}`)

await mkdir(folder, { recursive: true })
const manifest = await readManifest()
for (const { key, family, draw } of chosen) {
  const start = performance.now()
  const entry = await encode(key, family, draw(), folder)
  manifest.set(key, entry)
  const sizes = entry.variants.map((v) => `${v.width}.${v.format} ${(v.bytes / 1000).toFixed(0)}`).join(', ')
  process.stdout.write(`${key} (${((performance.now() - start) / 1000).toFixed(1)} s) : ${sizes} kB\n`)
}
const known = new Set(entries.map(({ key }) => key))
const sorted = [...manifest].filter(([key]) => known.has(key)).sort(([a], [b]) => (a < b ? -1 : 1))
await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
const total = sorted.reduce((sum, [, entry]) => sum + entry.variants.reduce((s, v) => s + v.bytes, 0), 0)
process.stdout.write(`${sorted.length} images, ${(total / 1e6).toFixed(2)} Mo\n`)
