/**
 * Writes pictures of the demo, encoded, and what the manifest says of them.
 *   node --import tsx db/demo/pictures/draw.ts                      draws the marks of the firm and of its partners
 *   node --import tsx db/demo/pictures/draw.ts slide-1 photo.png    puts a picture of yours in the place of slide-1
 * The result is committed: filling a database only copies the files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { partenaires } from '../partenaires.ts'
import { encode, type Manifest } from './encode.ts'
import { firmMark } from './marques/entreprise.ts'
import { partnerMark } from './marques/partenaires.ts'

const folder = fileURLToPath(new URL('files/', import.meta.url))
const manifestFile = new URL('manifest.json', import.meta.url)

const [key, file] = process.argv.slice(2)
if (key && !file) throw new Error(`De quel fichier vient ${key} ?`)
const pictures: [string, Sharp][] =
  key && file
    ? [[key, sharp(file).autoOrient()]]
    : [
        ['logo-entreprise', firmMark().image()],
        ...partenaires.map(({ nom }, i): [string, Sharp] => [
          `partenaire-${i + 1}`,
          partnerMark(nom, i).image(),
        ]),
      ]

const known: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
const manifest = new Map(Object.entries(known))
for (const [name, picture] of pictures) {
  const entry = await encode(name, picture, folder)
  manifest.set(name, entry)
  const sizes = entry.variants.map(({ width, format, bytes }) => `${width}.${format} ${bytes}`)
  process.stdout.write(`${name} : ${sizes.join(', ')} octets\n`)
}
const sorted = [...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1))
await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
