import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorApi } from '../../testing/admin.ts'
import { eventually, hydrated, loadedBy, openSite, type Site } from '../../testing/browser.ts'
import { photograph } from '../../testing/photographs.ts'
import { saveWithFiles } from '../../testing/saveWithFiles.ts'

const path = '/projets/quarante-photographies'

/** What staff write of a work: as much as the projets of the demo have at least. */
const work = {
  client: 'Une coopérative agricole',
  lieu: 'Korhogo',
  annee: 2024,
  category: 'Topographie',
  latitude: 9.4,
  longitude: -5.6,
  resultat: 'Quarante-deux kilomètres de pistes levés en sept semaines, et vingt-trois ouvrages relevés.',
  description:
    '<p>Chaque année, à la saison des pluies, les camions restaient bloqués sur les pistes.</p>'.repeat(10),
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** Publishes a projet with a photograph and forty more; the first has all its copies. */
async function publish(): Promise<void> {
  const staff = await administratorApi(site)
  const input = { ...work, nom: 'Quarante photographies', status: true, image: null }
  const own = await photograph(100, 1600, 1067)
  const { id } = await saveWithFiles(staff, 'createProjet', input, [['image', own]])
  const read = async () => (await fetch(site.origin + path)).text()
  await eventually(read).toContain('.avif 1440w')
  let media: string[] = []
  while (media.length < 40) {
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, n) => photograph(media.length + n, 960, 640)),
    )
    const galerie = [...media, ...added.map(() => null)].map((image, n) => ({
      image,
      legende: `Le chantier, vue ${n + 1}`,
      alt: `Vue du chantier ${n + 1}.`,
      avant: n === 2,
    }))
    const files = added.map((bytes, n) => [`galerie.${media.length + n}.image`, bytes] as const)
    const saved = await saveWithFiles(staff, 'updateProjet', { id, galerie }, files)
    media = saved.galerie.map(({ image }) => image.media)
  }
  await staff.dispose()
}

/** Bytes that a phone loads before anybody does anything, by kind. */
async function firstView(deviceScaleFactor: number): Promise<Record<string, number>> {
  const page = await site.openPage({ width: 390, deviceScaleFactor })
  const loaded = loadedBy(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  const sums: Record<string, number> = {}
  for (const { type, bytes } of await loaded()) sums[type] = (sums[type] ?? 0) + bytes
  return sums
}

test('a projet with forty photographs keeps to 300 kB at first view on a phone', async () => {
  await publish()
  for (const scale of [1, 2, 3]) {
    const bytes = await firstView(scale)
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0)
    expect.soft({ scale, isLight: total <= 300_000 }, JSON.stringify(bytes)).toEqual({ scale, isLight: true })
  }
})
