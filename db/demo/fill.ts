import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { textIn } from '../content/columnValues.ts'
import { contentTypeOf } from '../content/contentTypes.ts'
import { insert, type ContentValues } from '../content/contentStore.ts'
import { nextDevisReference } from '../messages/devisReference.ts'
import { hashOfFile } from '../files/fileHash.ts'
import { root } from '../root.ts'
import type { ContentTable, FileVariant, PictureTone, Tables } from '../tables.ts'
import { annonces } from './annonces.ts'
import { entreprises } from './entreprise.ts'
import { equipe } from './equipe.ts'
import { faqs } from './faqs.ts'
import { demoColumn } from './pictures/galerie.ts'
import { carrieres, contacts, devis } from './messages.ts'
import { offres } from './offres.ts'
import { pages } from './pages.ts'
import { partenaires } from './partenaires.ts'
import { presentations } from './presentation.ts'
import { projets } from './projets.ts'
import { categoriesService, services } from './services.ts'
import { slides } from './slides.ts'
import { testimonials } from './testimonials.ts'

/** What `pictures/draw.ts` wrote of each picture. */
interface Picture {
  width: number
  height: number
  placeholder: string
  tone: PictureTone
  variants: { format: 'avif' | 'webp'; width: number; file: string }[]
}

const pictures = join(root, 'db', 'demo', 'pictures')

/** Adds the demo firm to an empty database, and its pictures to where they are served from. */
export async function fillDemo(trx: Transaction<Tables>, storePicture: StorePicture): Promise<void> {
  const manifest: Record<string, Picture> = JSON.parse(readFileSync(join(pictures, 'manifest.json'), 'utf8'))
  const stored = new Map<string, string>()
  const files = new Map<string, Uint8Array>()

  /** Copies a picture where it is served from; answers the key of its file. */
  async function store(name: string): Promise<string> {
    const already = stored.get(name)
    if (already) return already
    const picture = manifest[name]
    if (!picture) throw new Error(`The demo has no picture named ${name}.`)
    const key = createHash('sha256')
    for (const { file } of picture.variants) key.update(readFileSync(join(pictures, 'files', file)))
    const digest = key.digest('hex').slice(0, 32)
    const variants = picture.variants.map(({ format, width, file }): FileVariant => {
      const bytes = readFileSync(join(pictures, 'files', file))
      files.set(`${digest}/${width}.${format}`, bytes)
      return { format, width, file: `${width}.${format}`, hash: hashOfFile(bytes) }
    })
    await trx
      .insertInto('file')
      .values({
        key: digest,
        kind: 'image',
        name,
        width: picture.width,
        height: picture.height,
        placeholder: picture.placeholder,
        tone: picture.tone,
        variants: JSON.stringify(variants),
        createdAt: new Date().toISOString(),
      })
      .execute()
    stored.set(name, digest)
    return digest
  }

  async function add<T extends ContentTable>(table: T, demo: ContentValues<T>): Promise<number> {
    const stored: Record<string, string> = {}
    for (const file of contentTypeOf(table).files) {
      const picture = textIn(demo, file)
      if (picture) stored[file] = await store(picture)
    }
    const { id } = await insert(trx, table, { ...demo, ...stored })
    await trx.insertInto('demoContent').values({ type: table, contentId: id }).execute()
    return id
  }

  for (const one of entreprises) await add('entreprise', one)
  const categories = new Map<string, number>()
  for (const one of categoriesService) categories.set(one.nom, await add('categorieService', one))
  const people = new Map<string | null, number>()
  for (const one of equipe) people.set(one.email, await add('equipe', one))
  for (const { categories: names, responsable, ...one } of services) {
    const responsableId = (responsable && people.get(responsable)) || null
    const serviceId = await add('service', { ...one, responsableId })
    const links = names.flatMap((nom) => {
      const categorieId = categories.get(nom)
      return categorieId === undefined ? [] : [{ serviceId, categorieId }]
    })
    if (links.length > 0) await trx.insertInto('serviceCategorie').values(links).execute()
  }
  for (const one of presentations) await add('presentation', one)
  for (const one of slides) await add('slide', one)
  for (const { galerie = [], ...one } of projets)
    await add('projet', { ...one, galerie: await demoColumn(galerie, store) })
  for (const one of partenaires) await add('partenaire', one)
  for (const one of testimonials) await add('testimonial', one)
  for (const { questions, ...one } of faqs) {
    const faqId = await add('faq', one)
    for (const question of questions) await add('faqQuestion', { ...question, faqId })
  }
  for (const one of pages) await add('page', one)
  for (const one of offres) await add('offre', one)
  for (const one of annonces) await add('annonce', one)
  for (const one of contacts) await add('contact', one)
  // The year before this one: the first request that is not made up is number 1.
  const lastYear = new Date().getUTCFullYear() - 1
  for (const one of devis) await add('devis', { ...one, reference: await nextDevisReference(trx, lastYear) })
  for (const one of carrieres) await add('carriere', one)
  // All at once, and before their rows are there for others.
  await Promise.all([...files].map(([name, bytes]) => storePicture(name, bytes)))
}

export type StorePicture = (name: string, content: Uint8Array) => Promise<void>
