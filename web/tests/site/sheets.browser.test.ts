import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, hydrated, readSite, type ReadSite } from '../../testing/browser.ts'

interface Projet {
  slug: string
  category: string
}

let site: ReadSite
let projets: Projet[]

beforeAll(async () => {
  site = await readSite()
  const answer = await site.ask<{ site: { projets: { edges: { node: Projet }[] } } }>(
    '{ site { projets(first: 100) { edges { node { slug category } } } } }',
  )
  projets = answer.site.projets.edges.map(({ node }) => node)
})

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

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Planche/ })
const percent = async (page: Page) =>
  Number.parseInt(await viewer(page).getByLabel('Agrandissement', { exact: true }).innerText(), 10)
/** Once it is known how large the drawing is, which is larger than the screen. */
async function percentOfWhole(page: Page): Promise<number> {
  await eventually(async () => {
    const shown = await percent(page)
    return shown > 0 && shown < 100
  }).toBe(true)
  return percent(page)
}
const place = (page: Page) =>
  viewer(page)
    .locator('img')
    .evaluate((image) => image.style.transform)

test('the whole sheet opens over the page, as large as it was uploaded, and is seen closer by wheel and keyboard', async () => {
  const { page, requests, complaints } = await site.visit(`/projets/${projets[0]?.slug}`, { width: 390 })
  const asked = () => requests.filter((request) => request.url().includes('/Visionneuse-')).length
  expect(asked()).toBe(0)
  const enlarge = page.getByRole('link', { name: 'Agrandir la planche' })
  await enlarge.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await enlarge.click()
  await viewer(page).waitFor()
  expect(asked()).toBeGreaterThan(0)
  const image = viewer(page).locator('img')
  const widthOfFile = () =>
    image.evaluate((img: HTMLImageElement) => Number(/(\d+)\.\w+$/.exec(img.currentSrc)?.[1]))
  // What the screen shows, and no more; below all that there is.
  expect(await widthOfFile()).toBeLessThan(1000)
  const whole = await percentOfWhole(page)
  await page.keyboard.press('+')
  await eventually(() => percent(page)).toBeGreaterThan(whole)
  const middle = await place(page)
  await page.keyboard.press('ArrowRight')
  await eventually(() => place(page)).not.toBe(middle)
  await page.keyboard.press('0')
  await eventually(() => percent(page)).toBe(whole)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, -600)
  await eventually(() => percent(page)).toBeGreaterThan(whole)
  await viewer(page).getByRole('button', { name: 'Entière' }).click()
  await image.dblclick()
  await eventually(() => percent(page)).toBeGreaterThanOrEqual(100)
  await eventually(widthOfFile).toBe(Number(await image.getAttribute('width')))
  await page.keyboard.press('Escape')
  await eventually(() => viewer(page).count()).toBe(0)
  await eventually(() => new URL(page.url()).hash).toBe('')
  await eventually(() => page.evaluate(() => scrollY)).toBe(before)
  await eventually(() => enlarge.evaluate((link) => link === document.activeElement)).toBe(true)
  await enlarge.click()
  await viewer(page).waitFor()
  await page.goBack()
  await eventually(() => viewer(page).count()).toBe(0)
  await eventually(() => page.evaluate(() => scrollY)).toBe(before)
  expect(complaints).toEqual([])
})

test('what it says first is how large the sheet is, and keys with Control, Alt or Meta are the browser’s', async () => {
  const { page } = await site.visit(`/projets/${projets[0]?.slug}`)
  await page.evaluate(() => {
    const said = new Set<string>()
    const note = () => {
      const text = document.querySelector('dialog output')?.textContent
      if (text) document.documentElement.dataset['said'] = [...said.add(text)].join()
    }
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Agrandir la planche' }).click()
  const whole = await percentOfWhole(page)
  expect(await page.locator('html').getAttribute('data-said')).toBe(`${whole}\u00a0%`)
  for (const key of ['Control+=', 'Meta+=', 'Alt+=']) await page.keyboard.press(key)
  expect(await percent(page)).toBe(whole)
  await page.keyboard.press('=')
  await eventually(() => percent(page)).toBeGreaterThan(whole)
  expect(await complaintsInBothSchemes(page)).toEqual([])
  expect(await viewer(page).getByRole('toolbar').count()).toBe(0)
})

test('where the viewer does not come, the picture itself is opened, and back from it is the page', async () => {
  const address = `/projets/${projets[0]?.slug}`
  const { page } = await site.visit(address, {
    prepare: async (opened) => {
      await opened.route(/\/Visionneuse-/, (route) => route.abort())
    },
  })
  await page.getByRole('link', { name: 'Agrandir la planche' }).click()
  await page.waitForURL(/\/uploads\//)
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address)
})

test('a sheet that is open goes with its page, and comes back with it', async () => {
  const [here, there] = projets.map(({ slug }) => `/projets/${slug}`)
  const { page } = await site.visit(here ?? '')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = `${href}#planche`
    document.body.append(link)
    link.click()
  }, there)
  await viewer(page).waitFor()
  const shown = () => page.evaluate(() => document.querySelector('h1')?.textContent)
  const other = await shown()
  await page.goBack()
  await eventually(shown).not.toBe(other)
  expect(await viewer(page).count()).toBe(0)
  await page.goForward()
  await viewer(page).waitFor()
  expect(await shown()).toBe(other)
})

test('the address of a sheet that is open can be passed on', async () => {
  const page = await site.openPage({ width: 390, hasTouch: true })
  const address = `/projets/${projets[0]?.slug}`
  await page.goto(`${address}#planche`)
  await hydrated(page)
  await viewer(page).waitFor()
  const whole = await percentOfWhole(page)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === null ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 400, id })),
    })
  await touch('touchStart', 30)
  await touch('touchMove', 60)
  await touch('touchMove', 90)
  await touch('touchEnd', null)
  await eventually(async () => (await percent(page)) / whole).toBeGreaterThan(2)
  await viewer(page).getByRole('button', { name: 'Fermer' }).click()
  await eventually(() => viewer(page).count()).toBe(0)
  await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address)
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
