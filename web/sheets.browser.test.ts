import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './testing/browser.ts'

interface Projet {
  slug: string
  category: string
}

let site: Site
let projets: Projet[]

beforeAll(async () => {
  site = await openSite()
  const answer = await site.ask<{ site: { projets: { edges: { node: Projet }[] } } }>(
    '{ site { projets(first: 100) { edges { node { slug category } } } } }',
  )
  projets = answer.site.projets.edges.map(({ node }) => node)
})
afterAll(() => site.stop())

test('the sheet of a projet leads to the whole drawing, without script too', async () => {
  const { page } = await site.visit(`/projets/${projets[0]?.slug}`, { width: 390, javaScriptEnabled: false })
  const enlarge = page.getByRole('link', { name: 'Agrandir la planche' })
  const shown = await enlarge.locator('picture img').evaluate((image) => image.getBoundingClientRect().width)
  const [answer] = await Promise.all([page.waitForResponse(/\/uploads\//), enlarge.click()])
  expect(answer.headers()['content-type']).toMatch(/^image\//)
  await page.waitForURL(/\/uploads\//)
  const drawn = await page
    .locator('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  expect(drawn).toBeGreaterThan(3 * shown)
})

test('below it stand four others, those of its category first', async () => {
  for (const { slug, category } of projets) {
    const page = await (await fetch(`${site.origin}/projets/${slug}`)).text()
    const shown = [
      ...page.slice(page.indexOf('Feuilles voisines')).matchAll(/<article.*?href="\/projets\/(.+?)"/gs),
    ]
    const slugs = shown.map(([, found]) => found)
    const kin = slugs.map((found) => projets.find((projet) => projet.slug === found)?.category === category)
    expect(slugs).toHaveLength(4)
    expect(new Set(slugs).size).toBe(4)
    expect(slugs).not.toContain(slug)
    expect(kin).toEqual(kin.toSorted((a, b) => Number(b) - Number(a)))
  }
})
