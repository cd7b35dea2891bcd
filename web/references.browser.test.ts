import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openSite, type Site } from './testing/browser.ts'

interface Projet {
  nom: string
  slug: string
  category: string
  latitude: number | null
}

let site: Site
let situes: Projet[]

beforeAll(async () => {
  site = await openSite()
  const answer = await site.ask<{ site: { projets: { edges: { node: Projet }[] } } }>(
    '{ site { projets(first: 100) { edges { node { nom slug category latitude } } } } }',
  )
  situes = answer.site.projets.edges.map(({ node }) => node).filter(({ latitude }) => latitude !== null)
})
afterAll(() => site.stop())

describe.each([390, 1440] as const)('the map of the projets at %i px', (width) => {
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
      .getByRole('link', { name: first?.nom })
    await pin.focus()
    await eventually(() => page.locator('figcaption').first().innerText()).toContain(first?.nom)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/projets/${first?.slug}`)
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})

test('shows those of the category; an empty category is all', async () => {
  for (const [search, wanted] of [
    ['?categorie=Lotissement', situes.filter(({ category }) => category === 'Lotissement').length],
    ['?categorie=', situes.length],
  ] as const) {
    const { page } = await site.visit(`/references${search}`)
    const map = page.getByRole('figure', { name: 'Carte des projets' })
    expect(await map.getByRole('link').count()).toBe(wanted)
    await page
      .getByRole('status')
      .filter({ hasText: wanted > 12 ? /^12 projets sur \d+$/ : `${wanted} projets` })
      .waitFor()
  }
})

test('names on the home page’s map can be read on a phone', async () => {
  const { page } = await site.visit('/', { width: 390 })
  const sizes = await page.getByRole('img', { name: /^Carte de la Côte d’Ivoire/ }).evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / 440
    return [...svg.querySelectorAll('text')].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
    )
  })
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
})
