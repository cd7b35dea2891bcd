import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, everyWidth, hydrated, readSite, type ReadSite } from '../../testing/browser.ts'

interface Projet {
  nom: string
  slug: string
  category: string
  lieu: string
  latitude: number | null
  longitude: number | null
}

let site: ReadSite
let situes: Projet[]

beforeAll(async () => {
  site = await readSite()
  const answer = await site.ask<{ site: { projets: { edges: { node: Projet }[] } } }>(
    '{ site { projets(first: 100) { edges { node { nom slug category lieu latitude longitude } } } } }',
  )
  situes = answer.site.projets.edges.map(({ node }) => node).filter(({ latitude }) => latitude !== null)
})

describe.each(everyWidth)('the map of the projets at %i px', (width) => {
  test('has a pin for each, wide enough for a finger, that leads to its sheet', async () => {
    const { page, requests, complaints } = await site.visit('/references', { width })
    const pins = page.getByRole('figure', { name: 'Carte des projets' }).getByRole('link')
    const links = await pins.evaluateAll((all) =>
      all.map((link) => {
        const { x, y, width: w, height: h } = link.getBoundingClientRect()
        return { href: link.getAttribute('href') ?? '', x: x + w / 2, y: y + h / 2, side: Math.min(w, h) }
      }),
    )
    expect(links.map(({ href }) => href).sort()).toEqual(situes.map(({ slug }) => `/projets/${slug}`).sort())
    for (const [n, a] of links.entries()) {
      expect(a.side).toBeGreaterThanOrEqual(24)
      for (const b of links.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20)
    }
    const [first] = situes
    const pin = page
      .getByRole('figure', { name: 'Carte des projets' })
      .getByRole('link', { name: `${first?.nom}` })
    await pin.focus()
    await eventually(() => page.locator('figcaption').first().innerText()).toContain(first?.nom)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/projets/${first?.slug}`)
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})

test('shows those of the category; an empty category is all', async () => {
  const page = await site.openPage()
  for (const [search, wanted] of [
    ['?categorie=Lotissement', situes.filter(({ category }) => category === 'Lotissement').length],
    ['?categorie=', situes.length],
  ] as const) {
    await page.goto(`/references${search}`)
    await hydrated(page)
    const map = page.getByRole('figure', { name: 'Carte des projets' })
    expect(await map.getByRole('link').count()).toBe(wanted)
    await page
      .getByRole('status')
      .filter({ hasText: wanted > 12 ? /^12 projets sur \d+$/ : `${wanted} projets` })
      .waitFor()
  }
})

test.each(everyWidth)('the tabs stay where they are when one has no projet, at %i px', async (width) => {
  const { page, complaints } = await site.visit('/references', { width })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/references?categorie=Sans'
    link.textContent = 'Sans'
    document.querySelector('nav[aria-label="Catégories de projets"] li')?.append(link)
  })
  const tabs = page.getByRole('navigation', { name: 'Catégories de projets' })
  const offset = () => tabs.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await offset()
  await tabs.getByRole('link', { name: 'Sans' }).click()
  const sentence = page.getByText('Aucun projet de cette catégorie n’est publié pour l’instant.')
  await sentence.waitFor()
  expect(Math.abs((await offset()) - before)).toBeLessThan(2)
  expect(await sentence.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.getByText('Aucun projet sur la carte').waitFor()
  expect(complaints).toEqual([])
})

test.each(['/', '/references'])(
  'the map on %s names every place so that it can be read on a phone, and has room for a finger around Abidjan, where every pin stands in its place',
  async (path) => {
    const { page } = await site.visit(path, { width: 390 })
    const map = page.getByRole('figure', { name: 'Carte des projets' })
    const texts = await map.locator('svg text').evaluateAll((all) =>
      all.map((text) => {
        const { width = 1 } = text.closest('svg')?.getBoundingClientRect() ?? {}
        const units = Number(text.closest('svg')?.getAttribute('viewBox')?.split(' ')[2])
        const size = (Number.parseFloat(getComputedStyle(text).fontSize) * width) / units
        return { name: text.textContent, size }
      }),
    )
    const names = texts.map(({ name }) => name)
    for (const { lieu } of situes) expect(names).toContain(lieu)
    expect(names).toContain('Abidjan')
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(11)

    const inset = page.getByRole('group', { name: /autour d’Abidjan/ })
    const pins = await inset.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const frame = link.closest('svg')?.getBoundingClientRect()
        const target = link.querySelector('circle')?.getBoundingClientRect()
        const sign = link.querySelector('path')?.getBoundingClientRect()
        return {
          name: link.getAttribute('aria-label'),
          side: target?.width ?? 0,
          x: ((sign?.x ?? 0) + (sign?.width ?? 0) / 2 - (frame?.x ?? 0)) / (frame?.width ?? 1),
        }
      }),
    )
    expect(pins.length).toBeGreaterThan(4)
    for (const { name, side, x } of pins) {
      expect(side).toBeGreaterThanOrEqual(42)
      const longitude = situes.find(({ nom }) => nom === name)?.longitude ?? 0
      expect(x).toBeCloseTo((longitude + 4.455) * (442 / 336), 1)
    }
  },
)

test('a finger names a pin first, then follows the name, or the pin again', async () => {
  const page = await site.openPage({ width: 390, hasTouch: true })
  const [first] = situes
  const map = page.getByRole('figure', { name: 'Carte des projets' })
  const pin = map.getByRole('link', { name: `${first?.nom}` }).first()
  for (const then of [map.locator('figcaption a'), pin]) {
    await page.goto('/references')
    await hydrated(page)
    await pin.tap()
    await eventually(() => map.locator('figcaption').innerText()).toContain(first?.nom)
    expect(new URL(page.url()).pathname).toBe('/references')
    await then.tap()
    await page.waitForURL(`**/projets/${first?.slug}`)
  }
})
